import { globalStyle, style } from '@vanilla-extract/css';
import { danger, flexColumn } from '../shared/ui/theme/surface.ts';
import { colour, radius, type } from '../shared/ui/theme/tokens.ts';

export const page = style({ ...flexColumn, minHeight: '100%' });
export const messages = style({ position: 'sticky', bottom: 0, marginTop: 'auto' });
/** Why an order or a change was refused is read just above the foot, as high as its sentence, in the place of the floating message. */
const alert = `${messages} > [role="alert"]:not(:empty)`;
globalStyle(alert, {
  ...danger,
  position: 'static',
  width: 'auto',
  height: 'auto',
  margin: '0 20px 13px',
  padding: '12px 16px',
  borderRadius: radius.m,
  // The lines that scroll below it end before it.
  boxShadow: `0 0 0 12px ${colour('background')}`,
  clipPath: 'none',
  font: type.chip,
  whiteSpace: 'normal',
});
globalStyle(`${alert} + [popover]`, { display: 'none' });
