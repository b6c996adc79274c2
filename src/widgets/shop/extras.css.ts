import { globalStyle, style } from '@vanilla-extract/css';
import { colour, motion, radius, shadow, size, type } from '../shared/ui/theme/tokens.ts';

/** The whole target is 44 px; the disc that one sees is smaller, so that it hides little of the picture. */
export const heart = style({
  position: 'absolute',
  top: 0,
  right: 0,
  width: size.tap,
  height: size.tap,
  display: 'grid',
  placeItems: 'center',
  color: colour('text'),
  borderRadius: radius.pill,
});
export const disc = style({
  width: '34px',
  height: '34px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.pill,
  background: colour('surface'),
  boxShadow: shadow.resting,
  transition: `color ${motion.fast}`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
globalStyle(`${heart}[aria-pressed="true"] ${disc}`, { color: colour('primary') });
globalStyle(`${heart}[aria-pressed="true"] svg`, { fill: 'currentColor' });

/** As wide as its choice; its height takes no room from the line of the title. */
export const sort = style({
  appearance: 'none',
  minHeight: size.tap,
  maxWidth: '100%',
  margin: '-14px 0',
  padding: '0 26px 0 8px',
  border: 'none',
  borderRadius: radius.s,
  font: type.label,
  textAlign: 'right',
  color: colour('primary'),
  background: 'transparent',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});
export const sortBox = style({ position: 'relative', minWidth: 0, display: 'flex', alignItems: 'center', color: colour('primary') });
globalStyle(`${sort} option`, { color: colour('text'), background: colour('surface') });
export const sortMark = style({
  position: 'absolute',
  right: '4px',
  pointerEvents: 'none',
  display: 'grid',
  transform: 'rotate(90deg)',
});

export const more = style({ display: 'flex', justifyContent: 'center', padding: '14px 20px 0' });
