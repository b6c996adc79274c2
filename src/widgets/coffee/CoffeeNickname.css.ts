import { style } from '@vanilla-extract/css';
import { title } from '../shared/ui/theme/surface.ts';
import { colour, radius, type } from '../shared/ui/theme/tokens.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', paddingTop: '8px' });
export const question = style({ ...title, overflowWrap: 'anywhere', marginBottom: '4px' });
export const problem = style({
  padding: '12px 16px',
  borderRadius: radius.m,
  background: colour('danger-surface'),
  color: colour('on-danger-surface'),
  font: type.chip,
});
