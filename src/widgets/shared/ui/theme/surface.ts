/**
 * Declarations that several style sheets have in common. A sheet spreads them into its own classes, so that no class depends on
 * the order in which sheets load.
 */
import { colour, radius, screen, shadow, size, type } from './tokens.ts';

export const surface = { background: colour('surface'), borderRadius: radius.l, boxShadow: shadow.resting } as const;
/** A surface with a picture at its top. */
export const pictureCard = { ...surface, display: 'flex', flexDirection: 'column', overflow: 'hidden' } as const;
export const cardPicture = { aspectRatio: '3 / 2', overflow: 'hidden', background: colour('surface-sunken') } as const;
export const amber = { background: colour('warning-surface'), color: colour('on-warning-surface') } as const;
/** A square with an icon. */
export const iconTile = {
  width: size.tap,
  height: size.tap,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  background: colour('secondary'),
  color: colour('on-secondary'),
} as const;

/** The margins at both sides of a page's content. */
export const pageSides = { padding: '0 20px', '@media': { [screen.desktop]: { padding: '0 28px' } } } as const;
/** A row that scrolls sideways and snaps to its cards. */
export const swipeRow = {
  display: 'flex',
  gap: '12px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  scrollPadding: '0 20px',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
} as const;
export const ruleAbove = { selectors: { '& + &': { borderTop: `1px solid ${colour('border')}` } } } as const;
/** Cuts a text off after its second line. */
export const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
export const title = { font: type.title, letterSpacing: '-.015em' } as const;
