import { style } from '@vanilla-extract/css';
import { colour, radius } from '../ui/theme/tokens.ts';

export const problem = style({
  background: colour('danger-surface'),
  color: colour('on-danger-surface'),
  borderRadius: radius.m,
  padding: '12px 16px',
});
