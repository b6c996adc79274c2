import { globalStyle, style } from '@vanilla-extract/css';
import { amber, flexRow, iconTile, pageColumn } from '../shared/ui/theme/surface.ts';
import { colour, font, radius, textPx, type, wider } from '../shared/ui/theme/tokens.ts';

export const page = style({
  ...pageColumn,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
});
export const skeleton = style({ display: 'grid', gap: '20px' });
export const stale = style({
  ...flexRow,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '8px 8px 8px 16px',
  borderRadius: radius.m,
  ...amber,
});
export const recharged = style({
  ...flexRow,
  gap: '8px',
  padding: '12px 16px',
  borderRadius: radius.m,
  background: colour('secondary'),
  color: colour('on-secondary'),
  font: type.chip,
  // Empty, it takes no room, and screen readers still know it.
  selectors: { '&:empty': { position: 'absolute', padding: 0 } },
});
export const staleText = style({ font: type.chip, flex: `1 1 ${textPx(160)}` });
/** A mark in the style of a provider's logo. */
export const mark = style(iconTile);
export const rowText = style({ flex: `1 1 ${textPx(96)}`, minWidth: 0, display: 'grid', gap: '1px' });
export const rowName = style({ font: type.item, overflowWrap: 'anywhere' });
export const rowAmount = style({ font: type.price, whiteSpace: 'nowrap' });
export const balance = style({
  position: 'relative',
  zIndex: 0,
  overflow: 'hidden',
  padding: 'min(24px, 6vw)',
  borderRadius: radius.xl,
  background: colour('inverse'),
  color: colour('on-inverse'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** Where there is room, the button that recharges is in the card of the balance. */
const roomy = (selector: string, rule: object) => globalStyle(selector, { '@container': { [wider(560)]: rule } });
roomy(`${balance}, ${page} > a`, { gridArea: '1 / 1' });
// It counts before the colours of a button that is pointed at.
roomy(`${page}${page} > a:is(*, :hover)`, {
  zIndex: 1,
  placeSelf: 'center end',
  width: 'auto',
  marginRight: '24px',
  background: colour('on-inverse'),
  color: colour('inverse'),
  outlineColor: colour('on-inverse'),
});
/** The provider's logo, large and faint. */
export const watermark = style({
  position: 'absolute',
  inset: '-26px -52px auto auto',
  width: '180px',
  height: '180px',
  zIndex: -1,
  filter: 'grayscale(1)',
  opacity: 0.16,
  pointerEvents: 'none',
});
export const label = style({ font: type.chip, color: colour('on-inverse-muted') });
export const amount = style({
  font: font(700, 44, 52),
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': { '(max-width: 20em)': { font: type.title } },
});
export const balanceNote = style({ font: type.note, color: colour('on-inverse-muted'), marginTop: '4px' });
/** As high as an amount. */
export const sentence = style({ font: type.head, color: colour('on-inverse-muted'), padding: '14px 0' });
