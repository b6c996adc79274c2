import { globalStyle, style } from '@vanilla-extract/css';
import { bill as billStyle } from '../ui/theme/surface.ts';
import { colour } from '../ui/theme/tokens.ts';

/** What an operation whose outcome is unsure means for the money. */
export const bill = style({ ...billStyle, marginTop: '16px' });
globalStyle(`${bill} > :nth-child(even)`, { textAlign: 'end', color: colour('text'), fontWeight: 600 });
