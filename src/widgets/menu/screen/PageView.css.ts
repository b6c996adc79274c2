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
  // The needed height is measured before the dishes grow.
  selectors: { '[data-fitting] > &': { flexGrow: '0 !important', flexShrink: 0 }, '[data-few] > &': { justifyContent: 'center' } },
});
export const heading = style({
  flex: 'none',
  // The height without the margins and the section's gap add up to HEADING_EM. Letters extend into the margins.
  fontSize: '2.25em',
  height: '1.3em',
  marginBlock: '-.15em',
  lineHeight: 1.3,
  fontWeight: 700,
  letterSpacing: '-.02em',
  ...oneLine,
  color: colour('green'),
});
export const dishes = style({ flex: '1 1 auto', display: 'grid', gap: `${GAP_EM}em` });
