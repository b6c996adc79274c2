import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour, type } from '../shared/ui/theme/tokens.ts';

export const main = style({ padding: '0 min(20px, 6vw) 24px' });
const fill = keyframes({ from: { transform: 'scale(.55)' }, to: { transform: 'scale(1)' } });
export const filling = style({
  transformOrigin: '125px 125px',
  animation: `${fill} 6s ease-out both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const details = style({ display: 'grid', gap: '6px', marginTop: '24px' });
export const cardTitle = style({ font: type.label, color: colour('text-muted'), letterSpacing: '.02em' });
// What belongs to the card is in the middle, like the result above it.
globalStyle(`${details} > :is(a, p)`, { justifySelf: 'center', textAlign: 'center' });
globalStyle(`${main} > [role="alert"]`, { paddingBlock: '16px 0' });
globalStyle(`${main} > [role="alert"] > :empty`, { display: 'none' });
