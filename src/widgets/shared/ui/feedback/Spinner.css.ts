import { keyframes, style } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
const pulse = keyframes({ '50%': { opacity: 0.35 } });
export const spinner = style({ flex: 'none' });
export const ring = style({
  transformOrigin: 'center',
  animation: `${turn} 1.1s linear infinite`,
  // With reduced motion it pulses instead of turning.
  '@media': { '(prefers-reduced-motion: reduce)': { animation: `${pulse} 2s ease-in-out infinite` } },
});
