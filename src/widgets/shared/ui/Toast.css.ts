import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { colour, motion, screen, shadow, type } from './tokens.ts';

const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } });

// A popover lies in the top layer, above an open dialog; `inset` and `margin` undo the browser's centring.
const base = style({
  position: 'fixed',
  inset: 'auto 16px calc(152px + env(safe-area-inset-bottom)) 16px',
  margin: '0 auto',
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  padding: '14px 22px',
  border: 0,
  borderRadius: '26px',
  boxShadow: shadow.floating,
  font: type.chip,
  textAlign: 'center',
  overflow: 'visible',
  animation: `${rise} ${motion.move} ${motion.ease}`,
  '@media': { [screen.desktop]: { bottom: '32px' } },
});
export const toast = styleVariants({
  info: [base, { background: colour('night'), color: colour('on-night') }],
  error: [base, { background: colour('danger-soft'), color: colour('on-danger-soft') }],
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
