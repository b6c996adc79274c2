import { style } from '@vanilla-extract/css';
import { flexRow, surface } from '../theme/surface.ts';

/** Above the placeholders, which do not move. */
export const slow = style({
  ...surface,
  ...flexRow,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  position: 'absolute',
  zIndex: 1,
  inset: '8px 20px auto',
  padding: '6px 6px 6px 16px',
});
