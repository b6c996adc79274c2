import { style } from '@vanilla-extract/css';
import { surface } from '../theme/surface.ts';
import { shadow } from '../theme/tokens.ts';

/** Above the placeholders, which do not move. */
export const slow = style({
  ...surface,
  boxShadow: shadow.floating,
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  position: 'absolute',
  zIndex: 1,
  inset: 'min(200px, 30%) 20px auto',
  width: 'fit-content',
  margin: 'auto',
  padding: '16px 20px',
});
