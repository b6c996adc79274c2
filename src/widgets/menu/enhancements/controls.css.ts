import { globalStyle, style } from '@vanilla-extract/css';
import { amber, flexRow, linkRow, oneLine, surface } from '../../shared/ui/theme/surface.ts';
import { colour, font, motion, narrower, radius, screen, size, textPx, type, wider } from '../../shared/ui/theme/tokens.ts';

/** The screen hides what the filter leaves out. Paper shows it (print.css.ts). */
globalStyle('[data-pausa-root] [part="menu"] [hidden]', { '@media': { screen: { display: 'none' } } });

/** Bold by an outline: the letters keep their width when the emphasis arrives after the first paint. */
export const allergen = style({ fontWeight: 'inherit', color: colour('text'), WebkitTextStroke: '.35px currentColor' });

export const actions = style({ position: 'absolute', top: '15px', right: '20px', zIndex: 2, display: 'flex', gap: '4px' });
export const action = style({
  position: 'relative',
  ...flexRow,
  justifyContent: 'center',
  minWidth: size.tap,
  height: size.tap,
  borderRadius: radius.pill,
  font: type.chip,
  color: colour('text'),
  selectors: { '&[aria-expanded="true"]': { background: colour('secondary'), color: colour('on-secondary') } },
  '@media': { [screen.hover]: { selectors: { '&:hover:not([aria-expanded="true"])': { background: colour('surface-sunken') } } } },
  '@container': { [wider(460)]: { gap: '8px', padding: '0 16px 0 12px' } },
});
export const actionText = style({ '@container': { [narrower(460)]: { display: 'none' } } });
export const badge = style({
  minWidth: '20px',
  height: '20px',
  padding: '0 5px',
  borderRadius: radius.pill,
  background: colour('primary'),
  color: colour('on-primary'),
  font: font(700, 12, 20),
  textAlign: 'center',
  '@container': { [narrower(460)]: { position: 'absolute', top: 0, right: 0 } },
});

export const sticky = style({ position: 'var(--_p-sticky)' as 'sticky', top: 0, zIndex: 1, background: colour('background') });
export const row = style({ ...linkRow, position: 'relative', padding: '8px 20px' });
globalStyle(`${row} > li`, { flex: 'none', maxWidth: textPx(240) });
export const link = style({
  display: 'block',
  padding: '12px 16px',
  borderRadius: radius.pill,
  font: type.chip,
  color: colour('text-muted'),
  ...oneLine,
  transition: `background ${motion.fast}`,
  selectors: {
    '&[aria-current]': { background: colour('inverse'), color: colour('on-inverse') },
    // The outline is drawn inside the link, because the row clips what is outside it.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [screen.hover]: { selectors: { '&:hover:not([aria-current])': { background: colour('surface-sunken') } } },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
  },
});

export const search = style({ padding: '8px 20px' });

export const panel = style({
  display: 'grid',
  gap: '14px',
  justifyItems: 'start',
  marginTop: '14px',
  padding: '16px',
  ...surface,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', minWidth: 0 });
export const legend = style({ font: type.label, color: colour('text-muted'), marginBottom: '8px' });
export const choice = style({
  position: 'relative',
  ...flexRow,
  minHeight: size.tap,
  padding: '4px 14px',
  borderRadius: radius.pill,
  font: type.chip,
  cursor: 'pointer',
  boxShadow: `inset 0 0 0 1.5px ${colour('control-border')}`,
  transition: `background ${motion.fast}`,
  selectors: {
    '&:has(:checked)': { background: colour('inverse'), color: colour('on-inverse'), boxShadow: 'none' },
    // What a dish must not have looks other than what it must be.
    '&:has([type="checkbox"]:checked)': amber,
    '&:has([type="checkbox"]:checked)::before': { content: ['"×"', '"×" / ""'], font: type.price, marginRight: '6px' },
    '&:has(:focus-visible)': { outline: `3px solid ${colour('primary')}`, outlineOffset: '2px' },
  },
});
/** The native check box. The label draws it. Forced colours remove the label's colours, so there the native box is shown. */
export const box = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
  '@media': { '(forced-colors: active)': { position: 'static', opacity: 1, marginRight: '8px' } },
});
export const caution = style({ font: type.note, color: colour('text-muted'), maxWidth: '64ch' });

export const strip = style({
  ...flexRow,
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: size.tap,
  marginTop: '18px',
  marginBottom: '-4px',
  // The row of categories.
  vars: { '--_p-above': '64px' },
});
export const stripText = style({ minWidth: 0, flex: 1 });
export const count = style({ font: type.item });
