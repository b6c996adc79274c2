import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { flexColumn, oneLine } from '../../shared/ui/theme/surface.ts';
import { colour } from '../../shared/ui/theme/tokens.ts';
import { GAP_EM, SECTION_GAP_EM, still } from './measures.ts';

const FADE = '900ms';
const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
/** The side of the pictures. */
export const PICTURE_SIDE = '--_p-picture';
const side = `var(${PICTURE_SIDE}, 11.5em)`;
export const page = style({
  position: 'absolute',
  inset: 0,
  ...flexColumn,
  justifyContent: 'safe center',
  gap: `${SECTION_GAP_EM}em`,
  animation: `${appear} ${FADE} ease-in-out`,
  selectors: { '&[data-few]': { vars: { [PICTURE_SIDE]: '16em' } } },
  '@media': { [still]: { animation: 'none' } },
});
export const leaving = style({
  animation: `${vanish} ${FADE} ease-in-out both`,
  '@media': { [still]: { display: 'none' } },
});
export const section = style({
  ...flexColumn,
  gap: `${GAP_EM}em`,
  // While the page is measured, its lists keep their natural height.
  selectors: { '[data-fitting] > &': { flex: 'none !important' }, '[data-few] > &': { justifyContent: 'center' } },
});
export const heading = style({
  flex: 'none',
  // Height, margins and the section's gap add up to HEADING_EM. The margins are negative, so that no descender is clipped.
  fontSize: '3em',
  height: '1.25em',
  marginBlock: '-.25em',
  lineHeight: 1.25,
  fontWeight: 700,
  letterSpacing: '-.02em',
  ...oneLine,
});
export const dishes = style({ flex: 'auto', display: 'grid', gap: `${GAP_EM}em` });

const PADDING = '1.1em';
/** On a page whose cards have what they declare below the picture, over the whole width. */
const stacked = '[data-stacked] &';
export const card = style({
  background: colour('surface'),
  borderRadius: '1.5em',
  overflow: 'hidden',
  display: 'grid',
  // The text is in the middle of its height.
  grid: '1fr auto auto 1fr / auto minmax(0, 1fr)',
  padding: PADDING,
  minHeight: '8em',
});
// A square at most: in a tall card a strip of a plate would be left.
export const picture = style({
  gridRow: '1 / -1',
  alignSelf: 'center',
  width: side,
  height: '100%',
  maxHeight: side,
  marginInlineEnd: PADDING,
  borderRadius: '1em',
  overflow: 'hidden',
  background: colour('surface-sunken'),
  position: 'relative',
  selectors: {
    [stacked]: { gridRow: 2, alignSelf: 'start', height: side },
  },
});
// Pictures side by side are at one height.
globalStyle(`[data-stacked] > * > * > ${card}:has(${picture})`, { gridTemplateRows: '0 auto auto 1fr' });
export const image = style({
  position: 'absolute',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'brightness(var(--_p-dim))',
  opacity: 0,
  transition: 'opacity var(--_p-sheet)',
  selectors: { '&[data-there]': { opacity: 1 } },
});
export const title = style({
  gridArea: '2 / 2',
  selectors: { [stacked]: { alignSelf: 'center' }, '[data-fitting][data-stacked] &': { overflowWrap: 'normal' } },
});
export const fact = style({
  gridArea: '3 / 2',
  marginTop: '.4em',
  fontSize: '1.5em',
  lineHeight: 1.25,
  textWrap: 'pretty',
  color: colour('text-muted'),
  selectors: { [stacked]: { gridColumn: '1 / -1' } },
});
export const allergens = style({ fontSize: '1.6em', color: colour('text') });
export const allergen = style({ fontWeight: 700 });
export const name = style({
  fontSize: '2.4em',
  fontWeight: 700,
  lineHeight: 1.12,
  letterSpacing: '-.02em',
});
export const diet = style({
  display: 'inline-block',
  marginTop: '.4em',
  fontSize: '1.4em',
  fontWeight: 600,
  lineHeight: 1.2,
  padding: '.25em .75em',
  borderRadius: '1em',
  background: colour('surface-sunken'),
});
