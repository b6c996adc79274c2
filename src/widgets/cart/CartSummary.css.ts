import { globalStyle, style } from '@vanilla-extract/css';
import { rising } from '../shared/ui/theme/motion.css.ts';
import { floatingBar, ruleAbove, tapTarget } from '../shared/ui/theme/surface.ts';
import { colour, font, radius, screen } from '../shared/ui/theme/tokens.ts';

/** Lines and totals scroll together. Keyboard users reach the scrolling part through the links in its head and foot. */
export const panel = style({ display: 'flex', flexDirection: 'column', height: '100%', overflowY: 'auto', background: colour('surface') });
const panelEdge = style({ position: 'var(--_p-sticky)' as 'sticky', zIndex: 1, flex: 'none', background: colour('surface') });
export const panelHead = style([
  panelEdge,
  { top: 0, display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '78px', padding: '26px 14px 8px 24px' },
]);
export const panelBody = style({ flex: '1 0 auto', padding: '0 24px' });
export const panelLine = style({ display: 'flex', gap: '12px', padding: '15px 0', alignItems: 'center', ...ruleAbove });
export const panelThumbnail = style({
  width: '56px',
  height: '56px',
  borderRadius: `min(14px, ${radius.m})`,
  overflow: 'hidden',
  flex: 'none',
  background: colour('surface-sunken'),
});
export const panelLabel = style({ font: font(600, 14, 18), overflowWrap: 'anywhere' });
export const panelFoot = style([panelEdge, { bottom: 0, padding: '20px 24px 24px', borderTop: `1px solid ${colour('border')}` }]);
export const quantityRow = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', marginTop: '2px' });
export const panelPrice = style({ font: font(700, 15, 20), whiteSpace: 'nowrap' });

export const cartBar = style({
  ...floatingBar,
  animation: rising,
  background: colour('primary'),
  color: colour('on-primary'),
  gap: '12px',
  padding: '0 22px 0 6px',
});
// Over a tablet's page the cart is a window, below which the bar would look out.
globalStyle(`html:has(dialog:modal) ${cartBar}`, { '@media': { [screen.tablet]: { visibility: 'hidden' } } });
export const cartBarCount = style({
  ...tapTarget,
  background: colour('on-primary'),
  color: colour('primary'),
  font: font(700, 17, 17),
  '@media': { [screen.narrow]: { display: 'none' } },
});
export const cartBarTitle = style({ flex: 1 });
