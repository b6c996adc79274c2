import { globalStyle, style, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { flexRow, pictureCard, surface, title as titleFont } from '../shared/ui/theme/surface.ts';
import { colour, font, narrower, radius, textPx, type, wider } from '../shared/ui/theme/tokens.ts';

/** Container queries decide the number of columns: an embedded menu does not know the width of the window. */
export const menu = style({
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  background: colour('background'),
  color: colour('text'),
  padding: '22px 20px 24px',
  borderRadius: radius.l,
  overflowWrap: 'anywhere',
});
export const title = style(titleFont);
/** The row of the categories. Its height is reserved before it loads. It reaches the edges because its content scrolls. */
export const bar = style({ height: `calc(40px + ${textPx(20)})`, margin: '6px -20px -12px' });
export const section = style({ marginTop: '18px' });
export const sectionTitle = style({ font: type.label, letterSpacing: '.08em', textTransform: 'uppercase', marginBottom: '12px' });

/** As many columns as fit the container. `chunkHeight`: estimated height of a chunk of 24 cards before it is drawn. */
const columns = (count: number, chunkHeight: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  containIntrinsicSize: `auto ${chunkHeight}px`,
});
/** Between cards, and between chunks. */
const gap = (value: string) => ({ gap: value, selectors: { '& + &': { marginTop: value } } });
export const items = styleVariants({
  grid: {
    display: 'grid',
    ...gap('12px'),
    ...columns(1, 10_600),
    '@container': {
      [wider(460)]: columns(2, 5500),
      [wider(760)]: { ...gap('16px'), ...columns(3, 3900) },
      [wider(1160)]: columns(4, 2700),
    },
  },
  list: {
    display: 'grid',
    ...gap('12px'),
    ...columns(1, 5700),
    '@container': { [wider(860)]: { ...gap('16px'), ...columns(2, 2500) } },
  },
});
/** Off-screen chunks cost no layout (docs/inside/ordering.md). A frame switches this off. */
export const chunk = style({ contentVisibility: 'var(--_p-chunk)' });

/** Beside no other small card: in columns it has the place and the picture of a big one. */
const inColumns = (rule: StyleRule) => ({ '@container': { [wider(460)]: rule } }) as StyleRule;
const compactCard = style({
  ...surface,
  alignSelf: 'start',
  ...flexRow,
  gap: '12px',
  borderRadius: `min(18px, ${radius.l})`,
  padding: '10px',
});
export const card = styleVariants({
  // Three small cards are next to a big one, in the kitchen's order.
  grid: { ...pictureCard, gridRow: 'span 3' },
  // In one column the facts are as wide as the card, below its picture and name.
  list: {
    ...surface,
    display: 'flex',
    overflow: 'hidden',
    '@container': { [narrower(420)]: { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', gap: '6px 14px', padding: '12px' } },
  },
  compact: [compactCard],
  alone: [
    compactCard,
    inColumns({
      flexDirection: 'column',
      overflow: 'hidden',
      position: 'relative',
      gridRow: 'span 3',
      alignSelf: 'stretch',
      alignItems: 'stretch',
      gap: 0,
      padding: 0,
      borderRadius: radius.l,
    }),
  ],
});
const compactPicture = style({ width: '64px', height: '64px', borderRadius: `min(14px, ${radius.m})`, overflow: 'hidden', flex: 'none' });
export const picture = styleVariants({
  grid: { position: 'relative', aspectRatio: '16 / 10', overflow: 'hidden' },
  list: {
    width: '120px',
    aspectRatio: '1',
    margin: '12px 0 12px 12px',
    borderRadius: radius.m,
    flex: 'none',
    alignSelf: 'flex-start',
    overflow: 'hidden',
    '@container': { [narrower(420)]: { width: 'auto', margin: 0 } },
  },
  compact: [compactPicture],
  alone: [compactPicture, inColumns({ width: 'auto', height: 'auto', aspectRatio: '16 / 10', borderRadius: 0 })],
});
const onPicture = {
  position: 'absolute',
  left: '10px',
  top: '10px',
  maxWidth: 'calc(100% - 20px)',
  background: colour('surface'),
  color: colour('on-secondary'),
} as const;
export const diet = style(onPicture);
const bigBody = { padding: '14px 16px 16px', display: 'flex', flexDirection: 'column', gap: '6px', minWidth: 0, flex: 1 } as const;
const compactBody = style({ minWidth: 0, flex: 1 });
export const body = styleVariants({
  grid: bigBody,
  list: { ...bigBody, '@container': { [narrower(420)]: { display: 'contents' } } },
  compact: [compactBody],
  alone: [compactBody, inColumns(bigBody)],
});
globalStyle(`${body.list} > :not(:first-child)`, { gridColumn: '1 / -1' });
const bigName = { font: font(700, 16, 21) };
export const name = styleVariants({
  grid: bigName,
  list: bigName,
  compact: { font: type.item },
  alone: { font: type.item, ...inColumns(bigName) },
});
/** The diet of a small card: next to its picture, or on it. */
export const smallDiet = style({
  selectors: { [`${card.alone} &`]: inColumns({ ...onPicture, padding: '5px 10px', borderRadius: radius.pill, font: font(600, 12, 16) }) },
});
export const factName = style({ color: colour('text'), fontWeight: 700 });
