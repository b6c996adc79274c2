import { keyframes, style } from '@vanilla-extract/css';
import { colour, radius } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

/** Appears only when the answer takes more than 200 ms, so that quick answers do not flash. */
export const skeleton = style({
  maxWidth: '100%',
  background: colour('surface-sunken'),
  borderRadius: radius.m,
  animation: `${appear} 1ms 200ms both, ${breathe} 1.8s ease-in-out 200ms infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${appear} 1ms 200ms both` } },
});
