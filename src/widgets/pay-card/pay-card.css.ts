import { globalStyle, style } from '@vanilla-extract/css';
import { centred } from '../shared/payment/TaskShell.css.ts';
import { formFoot } from '../shared/ui/theme/surface.ts';
import { colour, font, radius, textPx, type } from '../shared/ui/theme/tokens.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: '10px', flex: 1 });
export const lead = style({ color: colour('text-muted'), margin: '0 0 16px', textWrap: 'balance' });
export const fields = style({
  display: 'grid',
  // The grid has two columns where the width allows them.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(120px, calc(50% - 6px)), 1fr))',
  columnGap: '12px',
  // The error of a field is nearer to it than the next field.
  rowGap: '10px',
});
export const wide = style({ gridColumn: '1 / -1' });

/** The focus is inside the vendor's iframe: the SDK only reports it to the page. */
export const box = style({
  cursor: 'text',
  selectors: {
    '&[data-focused]': { boxShadow: `inset 0 0 0 2px ${colour('primary')}` },
    '&[data-focused][data-invalid]': { boxShadow: `inset 0 0 0 2px ${colour('danger')}, 0 0 0 2px ${colour('primary')}` },
  },
});
/** Looks like the input of a text field. The iframe copies its colour and font. */
export const host = style({
  height: textPx(24),
  font: font(600, 16, 24),
  color: colour('text'),
  // Not shown: the end of its transition tells the iframe of a new theme.
  outlineColor: colour('text'),
  transition: 'outline-color 1ms',
  // An iframe whose colour scheme differs from its page's gets an opaque background.
  colorScheme: 'light',
});
export const loading = style({ borderRadius: radius.s, background: `color-mix(in srgb, ${colour('control-border')} 25%, transparent)` });
// On phones the SDK adds inputs around each iframe that pass the focus on. They must stay invisible.
globalStyle(`${host} .focus-intercept`, { position: 'absolute', width: '1px', height: '1px', opacity: 0 });

export const safe = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'flex-start',
  font: type.note,
  color: colour('text-muted'),
  paddingTop: '4px',
});
export const foot = style(formFoot);
export const problem = style({ font: type.chip, marginBottom: '8px', overflowWrap: 'anywhere' });
export const problemLine = style({ selectors: { '& + &': { marginTop: '6px' } } });
export const slow = style({ font: type.note, color: colour('text-muted') });
/** The server's own sentence, above the note about the money. */
export const sentence = style({ display: 'block', marginBottom: '6px' });
export const title = style({ font: type.title, letterSpacing: '-.015em', margin: '8px 0 6px' });
/** Placeholder of a field before its iframe has loaded. */
export const placeholder = style({ minHeight: '60px', marginBottom: '24px', borderRadius: radius.m, background: colour('surface-sunken') });

// The bank's window is in the middle of the screen, and the page's text next to it, not behind it.
globalStyle(`body:has(#Cardinal-ElementContainer) ${centred}`, { visibility: 'hidden' });
