import { globalStyle, style } from '@vanilla-extract/css';
import { radius } from '../shared/ui/theme/tokens.ts';

export const messages = style({});
const alert = `${messages} > [role="alert"]:not(:empty)`;
/** Why the order was refused is a strip within the foot, which makes room for three lines: it covers no instrument. */
globalStyle(`${alert} + [popover]`, {
  top: 'calc(anchor(--_p-foot top) + 12px)',
  padding: '10px 16px',
  width: 'min(520px, 100% - 40px)',
  borderRadius: radius.s,
  boxShadow: 'none',
});
globalStyle(`dialog:has(${alert}) > footer`, { paddingTop: '100px' });
