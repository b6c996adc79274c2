import { keyframes, style } from '@vanilla-extract/css';
import { colour, radius } from '../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

/**
 * Fades in only when the answer takes more than 200 ms, so that quick answers do not flash. It differs from the ground and from
 * a card by 1.3 to 1.
 */
export const skeleton = style({
  maxWidth: '100%',
  background: colour('control-border'),
  opacity: 0.25,
  borderRadius: radius.m,
  animation: `${appear} .6s 200ms backwards`,
});
