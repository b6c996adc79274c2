import { style } from '@vanilla-extract/css';
import { colour, radius } from '../theme/tokens.ts';

export const logo = style({ flex: 'none', width: '44px', height: '44px', borderRadius: radius.s });
export const fallback = style({
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: radius.s,
  display: 'grid',
  placeItems: 'center',
  background: colour('secondary'),
  color: colour('on-secondary'),
});
