import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import {
  amber,
  amberBand,
  cardFlag,
  cardPicture,
  flexRow,
  iconTile,
  inButtonPlace,
  linkRow,
  pageSides,
  pictureCard,
  surface,
  swipeRow,
  twoLines,
} from '../shared/ui/theme/surface.ts';
import { colour, motion, narrower, radius, screen, size, textPx, type, wider } from '../shared/ui/theme/tokens.ts';

/** From this width on, the cards of a row are those of the grid. */
const WIDE = wider(640);
const NARROW = narrower(640);

/** The first line is the head: title, tools, and on a desktop the banner. Everything else has its own line. */
const side = '--_p-side';
export const shop = style({
  containerType: 'inline-size',
  minHeight: '100%',
  paddingBottom: '24px',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  vars: { [side]: '20px', '--_p-above': 'min(64px, 12vh)' },
  '@media': { [screen.desktop]: { vars: { [side]: '28px' } } },
});
globalStyle(`${shop} > *`, { flex: '0 1 100%', minWidth: 0 });
globalStyle(`${shop} > header`, { flex: '1 1 0', alignItems: 'flex-start', paddingRight: '4px' });

/**
 * Search and filter. They stay at the end of the row of chips while the title scrolls away: above the chips that are scrolled
 * under them.
 */
export const tools = style({
  flex: 'none',
  alignSelf: 'flex-start',
  position: 'var(--_p-sticky)' as 'sticky',
  vars: { '--_p-above': '0px' },
  top: '-10px',
  zIndex: 4,
  display: 'flex',
  gap: '8px',
  padding: '16px 20px 4px 4px',
  background: colour('background'),
  '@media': { [screen.desktop]: { top: '-18px', padding: '24px 28px 4px 4px' } },
});

const stickyRow = {
  position: 'var(--_p-sticky)' as 'sticky',
  vars: { '--_p-above': '0px' },
  top: 0,
  zIndex: 3,
  background: colour('background'),
  padding: '6px 0 8px',
} as const;
/** The end is the filter's. */
export const search = style({
  ...stickyRow,
  padding: '6px 76px 8px 20px',
  '@media': { [screen.desktop]: { padding: '6px 88px 8px 28px' } },
});
export const found = style({ font: type.note, color: colour('text-muted'), padding: '6px 16px 0', minHeight: '24px' });
export const chips = style(stickyRow);
export const chipRow = style({
  ...linkRow,
  // The end of the row is under the tools.
  padding: '0 132px 0 20px',
  scrollPadding: '0 136px 0 60px',
  '@media': { [screen.desktop]: { padding: '0 136px 0 28px', gap: 0 } },
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
  '@media': { [screen.desktop]: { padding: '0 12px' } },
  selectors: {
    '&[aria-current="true"]': { background: colour('inverse'), color: colour('on-inverse') },
  },
});
/** A toggle, not a link: it has an outline. */
export const suitable = style([
  chip,
  {
    whiteSpace: 'normal',
    boxShadow: `inset 0 0 0 1.5px ${colour('control-border')}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);
export const suitableRow = style({ padding: '6px 20px', '@media': { [screen.desktop]: { paddingInline: '28px' } } });
/** Stays in view where dishes are hidden: it says so. */
export const allDishes = style([
  suitableRow,
  { position: 'var(--_p-sticky)' as 'sticky', top: '58px', zIndex: 2, background: colour('background') },
]);
globalStyle(`${search} + ${allDishes}`, { position: 'static' });
// Without categories it is beside search and filter.
globalStyle(`div:empty + ${allDishes}`, { top: 0, paddingRight: '136px' });

/** Where the banner is not in the head, it comes after the rows of cards. */
export const section = style({ order: 2, paddingTop: '14px', scrollMarginTop: 'var(--_p-above)' });
globalStyle(`${allDishes} ~ ${section}`, { vars: { '--_p-above': '116px' } });
/** A row above the categories. */
export const rowSection = style({ order: 0, paddingTop: '2px', selectors: { '& + &': { paddingTop: '14px' } } });
export const sectionHead = style({
  ...flexRow,
  justifyContent: 'space-between',
  gap: '12px',
  padding: '0 20px 12px',
  '@media': { [screen.desktop]: { padding: '0 28px 12px' } },
});
export const sectionTitle = style({
  font: type.label,
  letterSpacing: '.08em',
  textTransform: 'uppercase',
  minWidth: 0,
  overflowWrap: 'anywhere',
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
  margin: '-2px 0 -10px',
  '@container': { [WIDE]: { gap: '16px' } },
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
const wideWidth = ([columns, gap]: Grid) => ({ flexBasis: `calc((100cqi - 2 * var(${side}) - ${gap * (columns - 1)}px) / ${columns})` });
/** In a row to swipe. Where there is room for three, it is as large as the cards of the grid below. */
export const wideCard = style({
  flex: `0 0 min(${textPx(272)}, 100cqi - 56px)`,
  scrollSnapAlign: 'start',
  '@container': {
    [NARROW]: { containIntrinsicHeight: 'auto 222px' },
    [WIDE]: wideWidth([3, 16, 48]),
    [wider(1000)]: wideWidth([4, 16, 56]),
    [wider(1300)]: wideWidth([5, 16, 56]),
  },
});
export const picture = style({ ...cardPicture, position: 'relative', order: -1 });
const FLAT = '272 / 122';
export const widePicture = style({ '@container': { [NARROW]: { aspectRatio: FLAT } } });
// Two cards alone fill their row.
const pair = (inside: string) =>
  `${wideCard}:first-child:nth-last-child(2)${inside}, ${wideCard}:first-child:nth-last-child(2) + ${wideCard}${inside}`;
globalStyle(pair(''), { flexGrow: 1 });
globalStyle(pair(` > ${widePicture}`), { aspectRatio: FLAT });
/** In the corner of the picture, which has room; the text below has none. */
export const facts = style({ position: 'absolute', top: '8px', left: '8px', display: 'grid', gap: '4px', justifyItems: 'start' });
export const fact = style({
  font: type.tiny,
  padding: '3px 8px',
  borderRadius: radius.pill,
  background: colour('surface'),
  color: colour('text'),
});
export const few = style(amber);
export const flag = style(cardFlag);
export const body = style({ padding: '12px', display: 'flex', flexDirection: 'column', flex: 1 });
// 'Acqua naturale 0,5 l' leaves no letter alone.
export const label = style({ ...twoLines, font: type.item, minHeight: '40px', textWrap: 'pretty' });
export const details = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', flex: 1, paddingTop: '4px' });
/** A phone, with text that leaves room for price and button in one row. */
const PHONE = `${wider(300)} and ${NARROW}`;
/** On a phone the price and the ingredients are next to the button. */
export const wideBody = style({
  '@container': {
    [PHONE]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(108px, auto)', columnGap: '8px', alignItems: 'end' },
  },
});
export const wideLabel = style({
  '@container': { [PHONE]: { gridColumn: '1 / -1', minHeight: '20px' } },
});
// The name of a wide card may have one line.
globalStyle(pair(` ${wideLabel}`), { minHeight: '20px' });
// A stepper below 'NON ACQUISTABILE' or 'ESAURITO'.
globalStyle(`${wideBody} [role="group"]`, { '@container': { [PHONE]: { gridColumn: 2 } } });
// The target of 44 px reaches over the price, which is no target.
globalStyle(`${wideBody} ${details}`, { '@container': { [PHONE]: { margin: '0 -8px -10px 0' } } });
globalStyle(`${wideBody} ${details} button`, { '@container': { [PHONE]: { marginTop: '-8px', letterSpacing: 0, gap: '2px' } } });
export const neutral = style({ font: type.tiny, letterSpacing: 0, whiteSpace: 'nowrap', gap: '5px', padding: '0 4px' });
globalStyle(`${neutral} + [role="group"]`, { marginTop: '6px' });
// On small phones the text needs all the width.
globalStyle(`${neutral} svg`, { '@container': { [narrower(400)]: { display: 'none' } } });
export const soldOut = style(inButtonPlace);
const fadePicture = (card: string, filter: string, opacity: number) =>
  globalStyle(`${card} img, ${card} svg[preserveAspectRatio]`, { filter: `${filter} brightness(var(--_p-dim))`, opacity });
export const excluded = style({});
fadePicture(excluded, 'saturate(.35)', 0.75);
export const unsellable = style({});
fadePicture(unsellable, 'grayscale(1)', 0.55);
globalStyle(`${unsellable} ${label}, ${unsellable} p b`, { color: colour('text-muted') });

export const tags = style({ display: 'flex', gap: '6px', flexWrap: 'wrap' });
export const excludedBand = style({ ...amberBand, display: 'flex', gap: '8px', alignItems: 'center' });
/** Apart from the allergens that the dish has. */
export const traces = style({ flex: '1 0 100%' });
export const table = style({ font: type.note });
globalStyle(`${table} th`, { fontWeight: 600, color: colour('text-muted'), textAlign: 'right', padding: '6px 0 6px min(12px, 2.5vw)' });
globalStyle(`${table} td`, {
  textAlign: 'right',
  '@media': { '(min-width: 300px)': { whiteSpace: 'nowrap' } },
  padding: '5px 0 5px min(12px, 2.5vw)',
  borderTop: `1px solid ${colour('border')}`,
});
globalStyle(`${table} th:first-child`, { textAlign: 'left', color: colour('text'), paddingLeft: 0 });
globalStyle(`${table} tbody th`, { borderTop: `1px solid ${colour('border')}`, padding: '5px 0' });
export const paragraph = style({ padding: '0 20px 20px', display: 'grid', gap: '10px' });
export const reasons = style({ paddingLeft: '20px', listStyle: 'disc' });
/** Each placeholder is where the loaded shop has its head, its categories, the first title, and the cards. */
export const skeletons = style({ ...pageSides, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '10px' });
// One tone for all placeholders.
globalStyle(`${skeletons} ${picture}`, { background: colour('control-border'), opacity: 0.25 });
export const skeletonHead = style({
  ...flexRow,
  justifyContent: 'space-between',
  minHeight: '60px',
  '@media': { [screen.desktop]: { minHeight: '76px' } },
});
export const skeletonGrid = style([grid, { padding: '0 !important' }]);
/** As high as the text of a card. */
export const skeletonBody = style({ minHeight: '178px', justifyContent: 'space-between' });
/** Two cards that fill their row, as in a shop with two dishes that the chef recommends. */
export const skeletonRow = style([row, { margin: 0, padding: '0 !important', overflow: 'hidden' }]);
globalStyle(`${skeletonRow} > *`, { flex: `1 0 min(${textPx(272)}, 100cqi - 56px)`, '@container': { [WIDE]: { flexBasis: 0 } } });
globalStyle(`${skeletonRow} ${picture}`, { aspectRatio: FLAT });
globalStyle(`${skeletonRow} ${skeletonBody}`, { minHeight: '96px', '@container': { [WIDE]: { minHeight: '158px' } } });
globalStyle(`${skeletonRow} ${skeletonBody} > :nth-child(2)`, { '@container': { [NARROW]: { display: 'none' } } });
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
  order: 2,
  ...flexRow,
  gap: '14px',
  width: `calc(100% - 2 * var(${side}))`,
  margin: '18px 20px 4px',
  padding: '12px 16px',
  textAlign: 'left',
  ...surface,
  font: type.note,
  color: colour('text-muted'),
  '@media': { [screen.desktop]: { marginInline: '28px' } },
});
export const promptMark = style({ ...iconTile, borderRadius: radius.m });
export const promptText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const promptTitle = style({ display: 'block', font: type.item, color: colour('text') });
export const footButtons = style({ display: 'grid', gap: '4px' });

export const banner = style({
  ...flexRow,
  flexWrap: 'wrap',
  gap: '0 12px',
  margin: '8px 20px 2px',
  padding: '0 12px',
  minHeight: size.tap,
  borderRadius: radius.m,
  order: 1,
  '@media': {
    [screen.desktop]: {
      '@container': {
        [WIDE]: {
          order: 0,
          flex: '0 1 auto',
          maxWidth: '42%',
          alignSelf: 'flex-start',
          margin: '24px 4px 4px',
          padding: '0 16px',
          borderRadius: '22px',
        },
      },
    },
  },
});
/** The keys are the names on the wire. */
export const bannerLook = styleVariants({
  LIGHT_ORANGE: amber,
  LIGHT_GREEN: { background: colour('secondary'), color: colour('on-secondary') },
  DARK_ORANGE: { background: colour('accent'), color: colour('on-accent') },
});
export const bannerIcon = style({ width: '28px', height: '28px', flex: 'none', borderRadius: '8px', overflow: 'hidden' });
export const bannerTitle = style({
  flex: '1 1 110px',
  minWidth: 0,
  font: type.chip,
  padding: '4px 0',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const bannerMore = style({
  minHeight: size.tap,
  font: type.label,
  letterSpacing: '.04em',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  whiteSpace: 'nowrap',
});
export const bannerContent = style({ padding: '0 20px 24px' });
