import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { surface } from '../shared/ui/theme/surface.ts';
import { colour, screen, type } from '../shared/ui/theme/tokens.ts';

export const main = style({
  padding: '0 min(20px, 6vw) 24px',
  '@media': { [screen.desktop]: { paddingInline: '28px' } },
});
const fill = keyframes({ from: { transform: 'scale(.55)' }, to: { transform: 'scale(1)' } });
export const filling = style({
  transformOrigin: '125px 125px',
  animation: `${fill} 6s ease-out both`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const late = style({ color: colour('text'), maxWidth: '36ch', textWrap: 'balance', marginTop: '6px' });
export const card = style({ ...surface, padding: '14px 16px', marginTop: '24px', display: 'grid', gap: '6px' });
export const cardTitle = style({ font: type.label, color: colour('text-muted'), letterSpacing: '.02em' });
export const cardLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  font: type.item,
  overflowWrap: 'anywhere',
});
globalStyle(`${card} a`, { justifySelf: 'start', margin: '0 0 -14px -20px' });
