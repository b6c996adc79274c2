import { style } from '@vanilla-extract/css';
import { colour } from '../theme/tokens.ts';

/**
 * A styled native radio button, whose label makes it large enough to touch; also the mark in a pressed row of a list. A border and
 * not a shadow, which forced colours remove.
 */
export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: '22px',
  height: '22px',
  borderRadius: '50%',
  background: colour('surface'),
  border: `2px solid ${colour('control-border')}`,
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&:checked, [aria-current] > * > &': { border: `7px solid ${colour('primary')}` } },
});
