import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, radius, shadow, type } from '../../src/widgets/shared/ui/theme/tokens.ts';

const line = `1px solid ${colour('border')}`;
const wide = '(min-width: 68em)';
const narrow = 'not all and (min-width: 68em)';

export const studio = style({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  height: '100dvh',
  background: colour('background'),
  color: colour('text'),
  font: type.body,
  '@media': { [wide]: { gridTemplate: 'auto / 460px minmax(0, 1fr)', height: 'auto', minHeight: '100vh' } },
});
/** The bar with the two parts of a narrow window. */
export const parts = style({
  padding: '10px 20px',
  borderBottom: line,
  background: colour('surface'),
  '@media': { [wide]: { display: 'none' } },
});
/** One part of a narrow window: it keeps its scroll position while the other one is shown. */
const partShown = (part: 'brand' | 'previews') =>
  ({
    gridArea: '2 / 1',
    overflowY: 'auto',
    selectors: { [`${studio}:not([data-part="${part}"]) &`]: { visibility: 'hidden' } },
  }) as const;
export const form = style({
  display: 'grid',
  alignContent: 'start',
  gap: '28px',
  padding: '24px max(20px, 50% - 320px) 40px',
  background: colour('surface'),
  '@media': {
    [narrow]: partShown('brand'),
    [wide]: { position: 'sticky', top: 0, height: '100vh', overflowY: 'auto', boxSizing: 'border-box', borderRight: line },
  },
});
export const title = style({ margin: 0, font: type.title });
export const lead = style({ margin: '6px 0 0', font: type.note, color: colour('text-muted') });
export const group = style({ display: 'grid', gap: '12px', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ margin: 0, padding: '0 0 10px', font: type.head });
export const field = style({ display: 'grid', gap: '4px', font: type.note, fontWeight: 600 });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 18px', alignItems: 'center' });
export const check = style({ display: 'flex', gap: '8px', alignItems: 'center', minHeight: '32px', font: type.note, fontWeight: 600 });
export const note = style({ margin: 0, font: type.note, color: colour('text-muted') });
export const roles = style({ width: '100%', borderSpacing: 0, font: type.note });
globalStyle(`${roles} th`, { padding: '4px 8px 4px 0', textAlign: 'left', fontWeight: 600, overflowWrap: 'break-word' });
globalStyle(`${roles} td`, { width: '38%', padding: '4px 0', verticalAlign: 'middle' });
export const swatch = style({ display: 'flex', flexWrap: 'wrap', gap: '4px', alignItems: 'center' });
export const picker = style({
  flex: 'none',
  width: '32px',
  height: '32px',
  padding: 0,
  border: `1px solid ${colour('control-border')}`,
  borderRadius: radius.s,
  background: 'none',
  cursor: 'pointer',
});
const control = {
  boxSizing: 'border-box',
  minHeight: '40px',
  padding: '8px 12px',
  border: `1px solid ${colour('control-border')}`,
  borderRadius: radius.m,
  background: colour('surface'),
  color: colour('text'),
  font: type.note,
} as const;
export const input = style({
  ...control,
  width: '100%',
  selectors: { '&[aria-invalid="true"]': { borderColor: colour('danger'), borderWidth: '2px' } },
});
export const hex = style({
  ...control,
  width: '86px',
  minHeight: '32px',
  padding: '4px 8px',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[aria-invalid="true"]': { borderColor: colour('danger') } },
});
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: '40px',
  padding: '8px 16px',
  border: 0,
  borderRadius: radius.pill,
  background: colour('secondary'),
  color: colour('on-secondary'),
  font: type.label,
  cursor: 'pointer',
  textDecoration: 'none',
  selectors: { '&[aria-pressed="true"]': { background: colour('primary'), color: colour('on-primary') } },
});
export const small = style({ minHeight: '28px', padding: '4px 10px' });
export const reset = style({
  width: '28px',
  height: '28px',
  padding: 0,
  border: 0,
  borderRadius: radius.pill,
  background: 'none',
  color: colour('text-muted'),
  font: font(700, 16, 20),
  cursor: 'pointer',
});
export const codeName = style({ fontSize: '.85em', fontWeight: 500, color: colour('text-muted') });
export const list = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 12px',
  borderRadius: radius.m,
  background: colour('warning-surface'),
  color: colour('on-warning-surface'),
  font: type.note,
});
export const error = style([problem, { background: colour('danger-surface'), color: colour('on-danger-surface') }]);
export const code = style({
  maxHeight: '320px',
  margin: 0,
  padding: '12px 14px',
  overflow: 'auto',
  borderRadius: radius.m,
  background: colour('surface-sunken'),
  font: '500 12.5px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
});
export const stage = style({ padding: '20px', minWidth: 0, '@media': { [narrow]: partShown('previews') } });
/** On a narrow window the previews are alone: screen readers get a title. */
export const previewsTitle = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [wide]: { display: 'none' } },
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', alignItems: 'center', paddingBottom: '16px' });
export const choice = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' });
export const views = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '28px 24px',
  alignItems: 'flex-start',
  '@media': { [narrow]: { justifyContent: 'center' } },
});
globalStyle(`${parts} button`, { flex: 1, justifyContent: 'center' });
export const view = style({ containerType: 'inline-size', margin: 0, maxWidth: '100%' });
export const caption = style({ paddingBottom: '8px', font: type.label, color: colour('text-muted') });
export const frameBox = style({
  overflow: 'hidden',
  borderRadius: radius.l,
  boxShadow: shadow.resting,
  background: colour('surface'),
});
export const frame = style({ display: 'block', border: 0, transformOrigin: '0 0' });
globalStyle(`${studio} :is(button, a, input, select, summary, pre):focus-visible`, {
  outline: `3px solid ${colour('primary')}`,
  outlineOffset: '2px',
});
globalStyle(`${studio} summary`, { minHeight: '32px', font: type.label, cursor: 'pointer' });
