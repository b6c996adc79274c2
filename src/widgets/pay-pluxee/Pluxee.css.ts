import { style } from '@vanilla-extract/css';
import { colour, type } from '../shared/ui/theme/tokens.ts';

export const steps = style({ display: 'grid', gap: '12px', listStyle: 'none', counterReset: 'step' });
export const step = style({
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'start',
  color: colour('text'),
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    background: colour('secondary'),
    color: colour('on-secondary'),
    font: type.label,
  },
});
export const words = style({ paddingTop: '3px', overflowWrap: 'anywhere' });
