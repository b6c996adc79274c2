import { globalStyle, style } from '@vanilla-extract/css';
import { outcomeWidth, surface } from '../theme/surface.ts';
import { colour, type } from '../theme/tokens.ts';

export const bill = style({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '3px 12px',
  width: outcomeWidth,
  font: type.body,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  padding: '14px 16px',
});
// Below the text of a notice.
globalStyle(`[role] > ${bill}`, { marginTop: '12px' });
// In a section it is as wide as the other cards.
globalStyle(`section > ${bill}`, { width: 'auto' });
// Balanced lines keep the end of a card's number beside its name.
globalStyle(`${bill} > dt`, { color: colour('text-muted'), textWrap: 'balance' });
globalStyle(`${bill} > dd`, { textAlign: 'end', fontWeight: 600, whiteSpace: 'nowrap' });
globalStyle(`${bill} > :nth-last-child(-n + 2)`, { color: colour('text'), fontWeight: 700 });
