import { style } from '@vanilla-extract/css';
import { flexRow, surface } from '../theme/surface.ts';

/** The last of the placeholders, which do not move. Where they are longer than the window, it stays above its foot and the tabs. */
export const slow = style({
  ...surface,
  ...flexRow,
  flexWrap: 'wrap',
  gap: '12px',
  position: 'var(--_p-sticky)' as 'sticky',
  bottom: '96px',
  width: 'fit-content',
  margin: '12px auto',
  padding: '6px 6px 6px 16px',
});
