import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { colour, motion, radius, screen, shadow, type } from '../theme/tokens.ts';

/** From below the window, never translucent: two layers of text at once are legible in neither. */
const rise = keyframes({ from: { transform: 'translateY(100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

const base = style({
  vars: { '--_p-notice': '0', '--_p-above': '0px', '--_p-below': '0px' },
  inset: 0,
  margin: 0,
  width: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  background: colour('surface'),
  color: colour('text'),
  font: type.body,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  // Head, content and foot scroll together.
  '@media': { [screen.low]: { overflowY: 'auto' } },
  selectors: {
    '&:is([open], :popover-open)': { display: 'flex', flexDirection: 'column', animation: `${rise} ${motion.sheet} ${motion.easeOut}` },
    '&::backdrop': { background: colour('scrim'), animation: `${fade} ${motion.move}` },
  },
});

const centred = {
  inset: 0,
  margin: 'auto',
  width: 'min(560px, calc(100% - 48px))',
  height: 'fit-content',
  maxHeight: 'calc(100% - 32px)',
  borderRadius: radius.xl,
} as const;

export const dialog = styleVariants({
  /** Phone: from below; desktop: centred, 560 wide. */
  sheet: [
    base,
    {
      top: 'auto',
      height: 'auto',
      maxHeight: 'calc(100% - 36px)',
      borderRadius: `${radius.xl} ${radius.xl} 0 0`,
      boxShadow: shadow.sheet,
      '@media': { [screen.tablet]: centred },
    },
  ],
  /** Phone: the whole screen; desktop: centred, 560 wide. */
  full: [
    base,
    {
      height: '100%',
      background: colour('background'),
      '@media': { [screen.tablet]: { ...centred, minHeight: 'min(460px, calc(100% - 32px))' } },
    },
  ],
});

export const head = style({ display: 'flex', alignItems: 'center', gap: '8px', padding: '16px 12px 8px 20px', flex: 'none' });
export const headText = style({ flex: 1, minWidth: 0 });
export const title = style({ font: type.head, letterSpacing: '-.01em', overflowWrap: 'anywhere' });
export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  WebkitOverflowScrolling: 'touch',
  '@media': { [screen.low]: { flex: 'none', overflow: 'visible' } },
});
export const foot = style({
  // Toasts are anchored above the foot, so that its content stays readable and pressable.
  anchorName: '--_p-foot',
  flex: 'none',
  padding: '12px 20px calc(20px + env(safe-area-inset-bottom))',
  background: colour('surface'),
  boxShadow: `0 -1px 0 ${colour('border')}`,
});

// The page behind an open dialog must not scroll.
globalStyle('html:has(dialog[open])', { overflow: 'hidden' });
