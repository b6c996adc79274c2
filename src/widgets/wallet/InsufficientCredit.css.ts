import { globalStyle, style } from '@vanilla-extract/css';
import { bill as billStyle } from '../shared/ui/theme/surface.ts';
import { type } from '../shared/ui/theme/tokens.ts';

/** What is left, where it is too little. */
export const credit = style({ font: type.label, minHeight: '1lh', marginBottom: '8px' });
/** The price, the credit, and what is missing. */
export const bill = style({
  ...billStyle,
  overflowWrap: 'anywhere',
  gap: '6px 12px',
  width: '100%',
  marginBottom: '8px',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${bill} > dd`, { textAlign: 'end' });
export const missing = style({ font: type.price });
