import { keyframes, style } from '@vanilla-extract/css';
import { flexColumn, oneLine } from '../../shared/ui/theme/surface.ts';
import { colour } from '../../shared/ui/theme/tokens.ts';
import { GAP_EM, SECTION_GAP_EM, still } from './measures.ts';

const FADE = '900ms';
const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
export const page = style({
  position: 'absolute',
  inset: 0,
  ...flexColumn,
  justifyContent: 'safe center',
  gap: `${SECTION_GAP_EM}em`,
  animation: `${appear} ${FADE} ease-in-out`,
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
  selectors: { '[data-fitting] > &': { flexGrow: '0 !important', flexShrink: 0 }, '[data-few] > &': { justifyContent: 'center' } },
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
export const dishes = style({ flex: '1 1 auto', display: 'grid', gap: `${GAP_EM}em` });

const PADDING = '1.1em';
/** On a page whose cards have what they declare below the picture, over the whole width. */
const stacked = '[data-stacked] &';
export const SIDE = '--_p-picture';
const side = `var(${SIDE})`;
export const card = style({
  background: colour('surface'),
  borderRadius: '1.5em',
  overflow: 'hidden',
  display: 'grid',
  // The text is in the middle of its height.
  grid: '1fr auto auto 1fr / auto minmax(0, 1fr)',
  padding: PADDING,
  minWidth: 0,
  minHeight: '8em',
  // Side by side, pictures are at one height.
  selectors: { [stacked]: { gridTemplateRows: '0 auto auto 1fr' } },
});
export const small = style({ minHeight: '6.5em' });
// A square at most: in a tall card a strip of a plate would be left.
export const picture = style({
  gridRow: '1 / -1',
  alignSelf: 'center',
  width: '11.5em',
  height: '100%',
  maxHeight: '11.5em',
  marginInlineEnd: PADDING,
  borderRadius: '1em',
  overflow: 'hidden',
  background: colour('surface-sunken'),
  position: 'relative',
  selectors: {
    '[data-few] &': { width: '16em', maxHeight: '16em' },
    [stacked]: { gridRow: 2, width: side, height: side, maxHeight: 'none' },
  },
});
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'brightness(var(--_p-dim))',
  opacity: 0,
  transition: 'opacity 300ms',
  selectors: { '&[data-there]': { opacity: 1 } },
  '@media': { [still]: { transition: 'none' } },
});
export const title = style({
  gridArea: '2 / 2',
  marginBottom: '.6em',
  ...flexColumn,
  alignItems: 'flex-start',
  gap: '.6em',
  selectors: {
    [stacked]: { alignSelf: 'center', marginBottom: 0 },
    '[data-fitting][data-stacked] &': { overflowWrap: 'normal' },
  },
});
export const facts = style({ gridArea: '3 / 2', selectors: { [stacked]: { gridColumn: '1 / -1', marginTop: '.6em' } } });
export const name = style({
  fontSize: '2.4em',
  fontWeight: 700,
  lineHeight: 1.12,
  letterSpacing: '-.02em',
});
export const diet = style({
  fontSize: '1.4em',
  fontWeight: 600,
  lineHeight: 1.2,
  padding: '.25em .75em',
  borderRadius: '1em',
  background: colour('secondary'),
  color: colour('on-secondary'),
});
export const allergens = style({ fontSize: '1.6em', lineHeight: 1.25, color: colour('text') });
export const factName = style({ fontWeight: 500 });
export const allergen = style({ fontWeight: 700 });
export const fact = style({ fontSize: '1.5em', lineHeight: 1.25, color: colour('text-muted') });
