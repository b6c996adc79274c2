import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  amber,
  amberBand,
  cardPicture,
  flexRow,
  iconTile,
  linkRow,
  pageSides,
  pictureCard,
  surface,
  swipeRow,
  twoLines,
} from '../shared/ui/theme/surface.ts';
import { colour, motion, narrower, radius, screen, size, textPx, type, wider } from '../shared/ui/theme/tokens.ts';

export const shop = style({ containerType: 'inline-size', minHeight: '100%', paddingBottom: '24px' });

const stickyRow = { position: 'sticky', top: 0, zIndex: 3, background: colour('background') } as const;
export const search = style({ ...stickyRow, padding: '6px 20px 8px', '@media': { [screen.desktop]: { padding: '6px 28px 8px' } } });
export const chips = style({ ...stickyRow, padding: '6px 0 8px' });
export const chipRow = style({
  ...linkRow,
  padding: '0 20px',
  '@media': {
    [screen.desktop]: { padding: '0 28px', gap: 0 },
    // A mouse cannot swipe, so the chips wrap. In a narrow column the lines of chips would fill half of the view.
    [screen.hover]: { '@container': { [wider(400)]: { flexWrap: 'wrap' } } },
  },
});
export const chip = style({
  ...flexRow,
  minHeight: size.tap,
  padding: '0 16px',
  borderRadius: radius.pill,
  font: type.chip,
  color: colour('text-muted'),
  whiteSpace: 'nowrap',
  flex: 'none',
  transition: `background ${motion.fast}`,
  '@media': { [screen.desktop]: { padding: '0 13px' } },
  selectors: { '&:is([aria-current="true"], [aria-pressed="true"])': { background: colour('inverse'), color: colour('on-inverse') } },
});
/** A toggle, not a link: it has an outline. */
export const suitable = style([
  chip,
  {
    margin: '6px 20px',
    whiteSpace: 'normal',
    boxShadow: `inset 0 0 0 1.5px ${colour('control-border')}`,
    '@media': { [screen.desktop]: { marginInline: '28px' }, '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const section = style({ paddingTop: '14px', scrollMarginTop: '64px' });
export const sectionTitle = style({
  font: type.label,
  letterSpacing: '.08em',
  textTransform: 'uppercase',
  padding: '0 20px 12px',
  '@media': { [screen.desktop]: { padding: '0 28px 12px' } },
});

/** Columns, gap and the padding of both sides (px) as the grid lays out cards. */
type Grid = readonly [columns: number, gap: number, sides: number];
const onEveryGrid = <Rule extends object>(rule: (grid: Grid) => Rule) => ({
  ...rule([2, 12, 40]),
  '@container': {
    [narrower(340)]: rule([1, 12, 40]),
    [wider(560)]: rule([3, 12, 40]),
    [wider(640)]: rule([3, 16, 48]),
    [wider(1000)]: rule([4, 16, 56]),
    [wider(1300)]: rule([5, 16, 56]),
  },
});
export const grid = style({
  display: 'grid',
  ...pageSides,
  ...onEveryGrid(([columns, gap]) => ({ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: `${gap}px` })),
});
/** The custom property with the number of cards in a chunk. */
export const cards = '--_p-cards';
/** Height of a card without its picture, px: label, price, ingredients, button and their padding. */
const CARD_TEXT = 178;
const pictureHeight = ([columns, gap, sides]: Grid) => `(100cqi - ${sides + gap * (columns - 1)}px) * ${2 / 3 / columns}`;
const cardHeight = (grid: Grid) => ({ containIntrinsicHeight: `auto calc(${pictureHeight(grid)} + ${CARD_TEXT}px)` });
const chunkHeight = (grid: Grid) => {
  const [columns, gap] = grid;
  const height = `var(${cards}) / ${columns} * (${pictureHeight(grid)} + ${CARD_TEXT + gap}px) - ${gap}px`;
  return { containIntrinsicHeight: `auto calc(${height})` };
};
/** Off-screen chunks cost no layout; the exact height keeps the scroll bar stable (docs/inside/ordering.md). */
export const chunk = style({
  contentVisibility: 'auto',
  selectors: { '& + &': { marginTop: '12px' } },
  ...onEveryGrid(chunkHeight),
});

/** 'Chef recommends': a row to swipe on the phone, the same grid as below on wide screens. */
export const row = style({
  ...swipeRow,
  padding: '2px 20px 14px',
  margin: '-2px 0 -6px',
  '@container': { [wider(640)]: { gap: '16px' } },
  '@media': { [screen.desktop]: { paddingInline: '28px', scrollPadding: '0 28px' } },
});

/** A row with more cards than fit the view. */
export const longRow = style({});

export const card = style({
  ...pictureCard,
  position: 'relative',
  minWidth: 0,
  // A dialog makes everything behind it inert. In a long catalogue on a slow phone, each off-screen card would make that
  // slower.
  selectors: { [`:is(${chunk}, ${longRow}) > &`]: { contentVisibility: 'auto' } },
  ...onEveryGrid(cardHeight),
});
export const wideCard = style({
  containIntrinsicHeight: 'auto 272px',
  flex: `0 0 min(${textPx(272)}, 100cqi - 56px)`,
  scrollSnapAlign: 'start',
  '@container': {
    [wider(340)]: { containIntrinsicHeight: 'auto 272px' },
    [wider(640)]: { flexBasis: textPx(300) },
  },
});
export const picture = style({ ...cardPicture, position: 'relative' });
export const widePicture = style({ aspectRatio: '272 / 122' });
export const flag = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  ...amber,
  font: type.tiny,
  letterSpacing: '-.01em',
  padding: '7px 6px 7px 8px',
  ...flexRow,
  gap: '6px',
});
export const body = style({ padding: '12px', display: 'flex', flexDirection: 'column', flex: 1 });
export const label = style({ ...twoLines, font: type.item, minHeight: '40px' });
export const wideLabel = style({ minHeight: '20px' });
export const price = style({ marginTop: '4px' });
export const wideDetails = style({
  ...flexRow,
  justifyContent: 'space-between',
  gap: '12px',
  marginTop: 'auto',
});
export const neutral = style({ font: type.tiny, letterSpacing: 0, whiteSpace: 'nowrap', gap: '5px', padding: '0 4px' });
// On small phones the text needs all the width.
globalStyle(`${neutral} svg`, { '@container': { [narrower(400)]: { display: 'none' } } });
const fadePicture = (card: string, filter: string, opacity: number) =>
  globalStyle(`${card} img, ${card} svg[preserveAspectRatio]`, { filter: `${filter} brightness(var(--_p-dim))`, opacity });
export const excluded = style({});
fadePicture(excluded, 'saturate(.35)', 0.75);
export const unsellable = style({});
fadePicture(unsellable, 'grayscale(1)', 0.55);
globalStyle(`${unsellable} ${label}, ${unsellable} p b`, { color: colour('text-muted') });

export const tags = style({ display: 'flex', gap: '6px', flexWrap: 'wrap' });
export const excludedBand = style({ ...amberBand, display: 'flex', gap: '8px', alignItems: 'center' });
export const table = style({ font: type.note });
globalStyle(`${table} th`, { fontWeight: 600, color: colour('text-muted'), textAlign: 'right', padding: '6px 0' });
globalStyle(`${table} td`, { textAlign: 'right', padding: '5px 0', borderTop: `1px solid ${colour('border')}` });
globalStyle(`${table} th:first-child`, { textAlign: 'left', color: colour('text') });
globalStyle(`${table} tbody th`, { borderTop: `1px solid ${colour('border')}`, padding: '5px 0' });
export const paragraph = style({ padding: '0 20px 20px', display: 'grid', gap: '10px' });
export const reasons = style({ paddingLeft: '20px', listStyle: 'disc' });
export const skeletons = style({ ...pageSides, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });
export const skeletonGrid = style([grid, { padding: '0 !important' }]);
export const filter = style({ position: 'relative', display: 'inline-flex' });
export const badge = style({
  position: 'absolute',
  top: '9px',
  right: '9px',
  width: '9px',
  height: '9px',
  borderRadius: '50%',
  background: colour('primary'),
  boxShadow: `0 0 0 2px ${colour('surface')}`,
  pointerEvents: 'none',
});
export const prompt = style({
  ...flexRow,
  gap: '14px',
  width: 'calc(100% - 40px)',
  maxWidth: '560px',
  margin: '6px 20px 4px',
  padding: '12px 16px',
  textAlign: 'left',
  ...surface,
  font: type.note,
  color: colour('text-muted'),
  '@media': { [screen.desktop]: { width: 'calc(100% - 56px)', marginInline: '28px' } },
});
export const promptMark = style({ ...iconTile, borderRadius: radius.m });
export const promptText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const promptTitle = style({ display: 'block', font: type.item, color: colour('text') });
export const footButtons = style({ display: 'grid', gap: '4px' });

export const banner = style({
  ...flexRow,
  flexWrap: 'wrap',
  gap: '0 12px',
  margin: '8px 20px 6px',
  padding: '4px 16px',
  minHeight: '52px',
  borderRadius: radius.m,
  '@media': { [screen.desktop]: { margin: '8px 28px 6px' } },
});
/** The keys are the names on the wire. */
export const bannerLook = styleVariants({
  LIGHT_ORANGE: amber,
  LIGHT_GREEN: { background: colour('secondary'), color: colour('on-secondary') },
  DARK_ORANGE: { background: colour('accent'), color: colour('on-accent') },
});
export const bannerIcon = style({ width: '28px', height: '28px', flex: 'none', borderRadius: '8px', overflow: 'hidden' });
export const bannerTitle = style({ flex: '1 1 160px', minWidth: 0, font: type.item, padding: '8px 0', overflowWrap: 'anywhere' });
export const bannerMore = style({
  minHeight: size.tap,
  font: type.label,
  letterSpacing: '.04em',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
});
export const bannerContent = style({ padding: '0 20px 24px' });
