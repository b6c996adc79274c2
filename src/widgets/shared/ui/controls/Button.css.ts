import { style, styleVariants } from '@vanilla-extract/css';
import { tapTarget } from '../theme/surface.ts';
import { colour, motion, radius, screen, shadow, size, type } from '../theme/tokens.ts';

const base = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  width: '100%',
  minHeight: size.button,
  padding: '0 20px',
  borderRadius: radius.pill,
  font: type.label,
  letterSpacing: '.02em',
  textAlign: 'center',
  userSelect: 'none',
  transition: `background ${motion.fast}, transform ${motion.fast} ${motion.ease}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(.97)' },
    '&:disabled': { opacity: 0.55 },
    // Pending: its label stays readable, also while the background would fade.
    '&[aria-disabled="true"]': { background: colour('surface-sunken'), color: colour('text-muted'), transition: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&:active:not(:disabled)': { transform: 'none' } } },
    // Forced colours hide a button's own background.
    '(forced-colors: active)': { border: '1px solid' },
  },
});

const hover = (background: string) => ({
  '@media': { [screen.hover]: { selectors: { '&:hover:not(:disabled, [aria-disabled])': { background } } } },
});

/** primary: the next step. secondary: another step. quiet: text alone. outlined: a step that we do not recommend. danger: deletes. neutral: explains. */
export const button = styleVariants({
  primary: [base, { background: colour('primary'), color: colour('on-primary'), ...hover(colour('primary-pressed')) }],
  secondary: [base, { background: colour('secondary'), color: colour('on-secondary'), ...hover(colour('secondary-pressed')) }],
  quiet: [base, { color: colour('primary'), ...hover(colour('surface-sunken')) }],
  outlined: [
    base,
    { boxShadow: `inset 0 0 0 1.5px ${colour('control-border')}`, color: colour('text'), ...hover(colour('surface-sunken')) },
  ],
  danger: [base, { background: colour('danger'), color: colour('on-danger') }],
  neutral: [base, { background: colour('surface-sunken'), color: colour('text-muted') }],
});

export const height = styleVariants({
  tap: { minHeight: size.tap, padding: '0 12px' },
  normal: {},
  large: { minHeight: size.buttonLarge, font: type.big, letterSpacing: 0 },
});

export const hugging = style({ width: 'auto' });

export const iconButton = style({
  ...tapTarget,
  position: 'relative',
  color: colour('text'),
  ...hover(colour('surface-sunken')),
});
export const floating = style({ background: colour('surface'), boxShadow: shadow.resting });
