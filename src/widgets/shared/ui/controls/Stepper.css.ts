import { style } from '@vanilla-extract/css';
import { rising } from '../theme/motion.css.ts';
import { tapTarget } from '../theme/surface.ts';
import { colour, radius, size, type } from '../theme/tokens.ts';

export const stepper = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: size.tap,
  borderRadius: radius.pill,
  background: colour('secondary'),
  color: colour('on-secondary'),
});
export const knob = style(tapTarget);
export const more = style([knob, { background: colour('primary'), color: colour('on-primary') }]);
export const number = style({ font: type.price, minWidth: '20px', textAlign: 'center', margin: 'auto', animation: rising });
