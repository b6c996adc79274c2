import { globalStyle, style } from '@vanilla-extract/css';
import { amberNote, flexRow, formFoot } from '../shared/ui/theme/surface.ts';
import { colour, font, type } from '../shared/ui/theme/tokens.ts';

export const form = style({ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0 });
export const heading = style({ font: type.label, color: colour('text-muted'), letterSpacing: '.02em', padding: 0, marginBottom: '12px' });
export const amounts = style({ border: 0, padding: 0, margin: '28px 0 0', minWidth: 0 });
export const tiles = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(72px, 42%), 1fr))', gap: '10px' });
export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  minHeight: '72px',
  borderRadius: '20px',
  font: font(700, 19, 24),
  whiteSpace: 'nowrap',
  background: colour('surface'),
  boxShadow: `inset 0 0 0 1.5px ${colour('control-border')}`,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { background: colour('primary'), color: colour('on-primary'), boxShadow: 'none' },
    '&:has(:focus-visible)': { outline: `3px solid ${colour('text')}`, outlineOffset: '2px' },
  },
  // Forced colours remove the background.
  '@media': { '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
});
export const tileName = style({
  font: type.tiny,
  textAlign: 'center',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  paddingInline: '4px',
});
/** The native radio button, over the tile's text and invisible: the tile draws its state, and the whole tile is its label. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const custom = style({ marginTop: '16px' });
export const euro = style({ font: type.price, color: colour('text-muted'), paddingRight: '18px' });
export const method = style({ marginTop: '28px' });
export const note = style({
  ...flexRow,
  gap: '10px',
  padding: '16px 4px 0',
  font: type.note,
  color: colour('text-muted'),
  textWrap: 'pretty',
});
globalStyle(`${note} svg`, { flex: 'none', alignSelf: 'start' });
export const after = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 12px',
  paddingTop: '24px',
});
export const afterLabel = style({ color: colour('text-muted') });
export const afterAmount = style({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const foot = style(formFoot);
export const problem = style(amberNote);
