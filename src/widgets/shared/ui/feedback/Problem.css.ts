import { style } from '@vanilla-extract/css';
import { colour, radius } from '../theme/tokens.ts';

export const problem = style({
  background: colour('danger-soft'),
  color: colour('on-danger-soft'),
  borderRadius: radius.m,
  padding: '12px 16px',
});
