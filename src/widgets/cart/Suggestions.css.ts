import { globalStyle, style } from '@vanilla-extract/css';
import { colour, radius, shadow, type } from '../shared/ui/theme/tokens.ts';

export const note = style({ font: type.note, color: colour('ink-2'), padding: '0 20px 8px', marginTop: '-6px' });
/** Placeholder for a line of text; px. */
const bar = (width: number, height: number, top: number) =>
  `linear-gradient(${colour('sunken')} 0 0) 20px ${top}px / ${width}px ${height}px no-repeat`;
export const row = style({
  display: 'flex',
  gap: '12px',
  overflowX: 'auto',
  padding: '2px 20px 14px',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPadding: '0 20px',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    // The placeholders have the size and margins of the cards that replace them.
    '&[aria-hidden="true"]': {
      padding: '69px 20px 14px',
      background: `${bar(110, 16, 22)}, ${bar(210, 12, 47)}`,
    },
  },
});
globalStyle(`${row}[aria-hidden="true"] > *`, { boxShadow: 'none' });
globalStyle(`${row}[aria-hidden="true"] > * > *`, { minHeight: '238px' });
export const card = style({
  flex: '0 0 152px',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  scrollSnapAlign: 'start',
  background: colour('surface'),
  borderRadius: radius.l,
  boxShadow: shadow.resting,
});
export const picture = style({ aspectRatio: '3 / 2', overflow: 'hidden', background: colour('sunken') });
export const body = style({ display: 'flex', flexDirection: 'column', gap: '6px', flex: 1, padding: '10px 12px 12px' });
export const label = style({
  font: type.item,
  flex: 1,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
