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
globalStyle(`${details} a`, { justifySelf: 'start', paddingInline: '8px', marginLeft: '-8px' });
