import { globalStyle, style } from '@vanilla-extract/css';
import {
  cardPicture,
  column,
  flexRow,
  iconTile,
  pictureCard,
  surface,
  swipeRow,
  title as titleFont,
  twoLines,
} from '../shared/ui/theme/surface.ts';
import { colour, screen, textPx, type, wider } from '../shared/ui/theme/tokens.ts';

export const home = style({ ...column, containerType: 'inline-size', paddingBottom: '28px' });
export const head = style({
  ...flexRow,
  gap: '14px',
  padding: '20px 20px 8px',
  '@media': { [screen.desktop]: { padding: '28px 28px 12px' } },
});
export const logo = style({ flex: 'none', '@media': { [screen.desktop]: { display: 'none' } } });
export const title = style(titleFont);
export const section = style({ padding: '14px 20px 0', '@media': { [screen.desktop]: { padding: '18px 28px 0' } } });
/** Space between two sections with headings. */
export const titled = style({ selectors: { '& + &': { marginTop: '8px' } } });
export const sectionTitle = style({ font: type.label, letterSpacing: '.08em', textTransform: 'uppercase', paddingBottom: '12px' });

const card = { ...pictureCard, position: 'relative' } as const;
const WIDE = wider(640);
/** Where there is room, the picture is next to the text, so that the other shops are in the first window. */
export const preview = style([card, { '@container': { [WIDE]: { flexDirection: 'row' } } }]);
export const previewPicture = style({
  ...cardPicture,
  aspectRatio: '350 / 152',
  '@container': { [WIDE]: { flex: '0 0 45%', aspectRatio: 'auto', minHeight: '196px' } },
});
export const closed = style({ filter: 'saturate(.5)' });
export const badge = style({ position: 'absolute', left: '12px', top: '12px', background: colour('surface') });
export const previewBody = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', padding: '14px 16px' });
globalStyle(previewBody, {
  '@container': {
    [WIDE]: { flex: 1, flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'center', padding: '20px 24px', gap: '16px' },
  },
});
globalStyle(`${previewBody} > a`, { paddingInline: '24px' });
export const text = style({ flex: '99 1 120px', minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${previewBody} > :first-child`, { '@container': { [WIDE]: { flex: 'none', width: '100%' } } });
export const previewTitle = style({ font: type.head });

export const row = style({
  ...swipeRow,
  margin: '-4px -20px 0',
  padding: '4px 20px 10px',
  '@container': {
    [WIDE]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
      gap: '16px',
      overflow: 'visible',
    },
  },
});
export const shopCard = style({ ...card, flex: '0 0 216px', scrollSnapAlign: 'start' });
export const shopPicture = style({ ...cardPicture, aspectRatio: '216 / 124' });
export const shopBody = style({ padding: '12px', display: 'flex', flexDirection: 'column', gap: '2px', flex: 1 });
export const shopTitle = style({ font: type.item, overflowWrap: 'anywhere' });
export const shopNote = style({ font: type.note, color: colour('text-muted'), marginBottom: '10px' });
export const push = style({ marginTop: 'auto' });

/** Side by side where two fit. */
export const shortcuts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: '12px',
  padding: '14px 20px 8px',
  '@media': { [screen.desktop]: { padding: '18px 28px 8px' } },
});
/** A line feed divides what was ordered from where. */
export const remark = style({ ...twoLines, whiteSpace: 'pre-line' });

export const linkBox = style({
  ...surface,
  ...flexRow,
  flexWrap: 'wrap',
  gap: '10px 12px',
  padding: '12px 16px',
  minHeight: '68px',
});
// The button's label ends where the card's content does.
globalStyle(`${linkBox} > a`, { marginInlineEnd: '-12px' });
// The button of a shortcut has a ground. Where it does not fit next to the text, it is as wide as the card.
globalStyle(`${shortcuts} a`, { flexGrow: 1, marginInlineEnd: 0 });
/** The running order is the strongest card of the page. Its state, place and time keep their lines: the button is below them. */
export const running = style([linkBox, { background: colour('inverse'), color: colour('on-inverse') }]);
globalStyle(`${running} p`, { color: 'inherit' });
globalStyle(`${running} p:first-child`, { font: type.head });
globalStyle(`${running} > div`, { flexBasis: textPx(176) });
// The look of other buttons is near the card's colour in the dark theme.
globalStyle(`${running}${running} > a:is(*, :hover)`, {
  background: colour('on-inverse'),
  color: colour('inverse'),
  outlineColor: colour('on-inverse'),
});
export const bars = style([text, { display: 'grid', gap: '6px' }]);
export const linkMark = style(iconTile);
export const linkText = style({ font: type.item, flex: '1 1 120px', minWidth: 0, overflowWrap: 'anywhere' });
