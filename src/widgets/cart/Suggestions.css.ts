import { globalStyle, style } from '@vanilla-extract/css';
import { cardFlag, cardPicture, inButtonPlace, pictureCard, swipeRow, twoLines } from '../shared/ui/theme/surface.ts';
import { empty } from './Cart.css.ts';
import { colour, type } from '../shared/ui/theme/tokens.ts';

export const note = style({ font: type.note, color: colour('text-muted'), padding: '0 20px 8px', marginTop: '-6px' });
/** Placeholder for a line of text; px. */
const bar = (width: number, height: number, top: number) =>
  `linear-gradient(${colour('surface-sunken')} 0 0) 20px ${top}px / ${width}px ${height}px no-repeat`;
export const row = style({
  ...swipeRow,
  padding: '2px 20px 14px',
  selectors: {
    ...swipeRow.selectors,
    // The placeholders have the size and margins of the cards that replace them.
    '&[aria-hidden="true"]': {
      padding: '69px 20px 14px',
      background: `${bar(110, 16, 22)}, ${bar(210, 12, 47)}`,
    },
  },
});
globalStyle(`${row}[aria-hidden="true"] > *`, { boxShadow: 'none' });
globalStyle(`${row}[aria-hidden="true"] > * > *`, { minHeight: '238px' });
export const card = style({ ...pictureCard, flex: '0 0 152px', scrollSnapAlign: 'start' });
// In an empty cart they are all there is, and nothing is below them.
globalStyle(`${empty} ${card}`, { flexGrow: 1 });
export const picture = style({ ...cardPicture, position: 'relative' });
export const flag = style(cardFlag);
export const body = style({ display: 'flex', flexDirection: 'column', gap: '6px', flex: 1, padding: '10px 12px 12px' });
export const label = style({ ...twoLines, font: type.item, flex: 1 });
export const neutral = style({ font: type.tiny, letterSpacing: 0, padding: '0 4px' });
export const soldOut = style(inButtonPlace);
