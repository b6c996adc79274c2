import { style, styleVariants } from '@vanilla-extract/css';
import { rising } from '../theme/motion.css.ts';
import { amber, danger, flexRow } from '../theme/surface.ts';
import { colour, screen, shadow, type } from '../theme/tokens.ts';

/** Above the foot of the topmost dialog; without a foot or anchor positioning, `pixels` above the bottom of the screen. */
const above = (pixels: number) => {
  const edge = `calc(${pixels}px + env(safe-area-inset-bottom))`;
  return [edge, `anchor(--_p-foot top, ${edge})`];
};

// A popover is in the top layer, above an open dialog; `inset` and `margin` undo the browser's centring.
const base = style({
  position: 'fixed',
  top: 'auto',
  left: '16px',
  right: '16px',
  bottom: above(140),
  margin: '0 auto 12px',
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  padding: '14px 22px',
  borderRadius: '26px',
  boxShadow: shadow.floating,
  font: type.chip,
  textAlign: 'center',
  overflow: 'visible',
  animation: rising,
  selectors: { '&:popover-open': { ...flexRow, justifyContent: 'space-between' } },
  '@media': { [screen.desktop]: { bottom: above(20) }, [screen.low]: { bottom: above(8) } },
});
export const toast = styleVariants({
  info: [base, { background: colour('inverse'), color: colour('on-inverse') }],
  warning: [base, amber],
  error: [base, danger],
});
export const action = style({
  minHeight: '44px',
  margin: '-12px -12px -12px 8px',
  padding: '0 12px',
  font: type.label,
  letterSpacing: '.04em',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
