/** What several style sheets spread into their own classes, so that no class depends on the order in which sheets load. */
import { colour, radius, screen, shadow, size, type } from './tokens.ts';

/** Headings of every level: a page chooses it. */
export const headings = ':is(h1, h2, h3, h4, h5, h6)';

/** Children side by side, centred on one line. */
export const flexRow = { display: 'flex', alignItems: 'center' } as const;
export const flexColumn = { display: 'flex', flexDirection: 'column' } as const;

export const surface = { background: colour('surface'), borderRadius: radius.l, boxShadow: shadow.resting } as const;
/** A surface with a picture at its top. */
export const pictureCard = { ...surface, ...flexColumn, overflow: 'hidden' } as const;
export const cardPicture = { aspectRatio: '3 / 2', overflow: 'hidden', background: colour('surface-sunken') } as const;
export const danger = { background: colour('danger-surface'), color: colour('on-danger-surface') } as const;
export const amber = { background: colour('warning-surface'), color: colour('on-warning-surface') } as const;
export const amberNote = { ...amber, borderRadius: radius.m, padding: '12px 16px', font: type.chip, textWrap: 'balance' } as const;
/** Across the foot of a card's picture. */
export const cardFlag = {
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
} as const;
/** The word in the place of a card's button. */
export const inButtonPlace = {
  font: type.label,
  color: colour('text-muted'),
  minHeight: size.tap,
  display: 'grid',
  placeItems: 'center',
} as const;
/** A warning across its container. */
export const amberBand = { ...amber, borderRadius: radius.s, padding: '10px 12px', font: type.note, fontWeight: 700 } as const;
/** A round button of the size that a thumb needs. */
export const tapTarget = {
  width: size.tap,
  height: size.tap,
  flex: 'none',
  borderRadius: radius.pill,
  display: 'grid',
  placeItems: 'center',
} as const;
export const iconTile = {
  ...tapTarget,
  borderRadius: radius.s,
  background: colour('secondary'),
  color: colour('on-secondary'),
} as const;

/** One width for amounts, buttons and notes of a screen that says how something ended, with a gutter also on a page that has none. */
export const outcomeWidth = 'min(350px, 100%, 100vw - 40px)';

/** One column for the bar and the content of every page that has no grid of cards, so that nothing jumps from one to the next. */
export const column = { width: '100%', maxWidth: '720px', marginInline: 'auto' } as const;
export const pageColumn = {
  ...column,
  padding: '8px min(20px, 6vw) 32px',
  '@media': { [screen.desktop]: { padding: '0 28px 48px' } },
} as const;
/** The buttons of a form: on a phone within reach of the thumb, on wider screens 40 px below the form. */
export const formFoot = {
  display: 'grid',
  gap: '12px',
  marginTop: 'auto',
  paddingTop: '28px',
  '@media': { [screen.tablet]: { marginTop: '12px' } },
} as const;
/** A bar across the foot of the window, above the tab bar of a phone. */
export const floatingBar = {
  ...flexRow,
  position: 'fixed',
  left: '20px',
  bottom: 'calc(86px + env(safe-area-inset-bottom))',
  zIndex: 5,
  minHeight: size.buttonLarge,
  borderRadius: radius.pill,
  width: 'calc(100% - 40px)',
  // What scrolls below it fades around it.
  boxShadow: `0 -2px 6px 8px ${colour('background')}`,
  font: type.big,
  textAlign: 'left',
  '@media': {
    [screen.desktop]: { display: 'none' },
    [screen.low]: { position: 'sticky', bottom: '12px', marginBottom: '12px' },
    [screen.veryLow]: { position: 'static', marginInline: '20px' },
  },
} as const;
/** The margins at both sides of a page's content. */
export const pageSides = { padding: '0 20px', '@media': { [screen.desktop]: { padding: '0 28px' } } } as const;
const sidewaysRow = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
} as const;
/** A row that scrolls sideways and snaps to its cards. */
export const swipeRow = {
  ...sidewaysRow,
  gap: '12px',
  scrollSnapType: 'x proximity',
  scrollPadding: '0 20px',
  // A card that takes the focus is not snapped out of view again.
  selectors: { ...sidewaysRow.selectors, '&:has(:focus-visible)': { scrollSnapType: 'none' } },
} as const;
export const linkRow = { ...sidewaysRow, gap: '4px', scrollPadding: '0 60px', overscrollBehaviorX: 'contain' } as const;
export const ruleAbove = { selectors: { '& + &': { borderTop: `1px solid ${colour('border')}` } } } as const;
export const oneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
/**
 * Two lines. With the text spacing of WCAG 1.4.12, whose lines are 1.5 times as high as the letters, a line holds fewer words: then five, where
 * the browser can calculate with the height of a line.
 */
export const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: [2, 'calc(3.5 + 1.5 * sign(1lh - 1.45em))'] as unknown as number,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
export const title = { font: type.title, letterSpacing: '-.015em' } as const;
/** A column of things in the middle of its box. */
export const centred = { ...flexColumn, alignItems: 'center', justifyContent: 'center', textAlign: 'center', gap: '8px' } as const;
