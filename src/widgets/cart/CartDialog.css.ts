import { globalStyle, style } from '@vanilla-extract/css';
import { danger, flexColumn } from '../shared/ui/theme/surface.ts';
import { type } from '../shared/ui/theme/tokens.ts';

export const page = style({ ...flexColumn, minHeight: '100%' });
export const messages = style({ position: 'sticky', bottom: 0, marginTop: 'auto' });
/** Why an order or a change was refused is read in a band on the foot, as high as its sentence, in the place of the floating message. */
const alert = `${messages} > [role="alert"]:not(:empty)`;
globalStyle(alert, {
  ...danger,
  position: 'static',
  width: 'auto',
  height: 'auto',
  margin: 0,
  padding: '12px 20px',
  clipPath: 'none',
  font: type.chip,
  whiteSpace: 'normal',
});
globalStyle(`${alert} + [popover]`, { display: 'none' });
