import { style } from '@vanilla-extract/css';
import { colour } from '../theme/tokens.ts';

/** A styled native radio button; its label makes it large enough to touch. */
export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: '22px',
  height: '22px',
  borderRadius: '50%',
  background: colour('surface'),
  boxShadow: `inset 0 0 0 2px ${colour('control-border')}`,
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&:checked': { boxShadow: `inset 0 0 0 7px ${colour('primary')}` } },
  // Forced colours remove shadows, so the browser's own radio button is used.
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
