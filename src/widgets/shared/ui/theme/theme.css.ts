import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { COLOUR_NAMES, DARK, FONT, FORMER_NAMES, LIGHT, RADII, SHADOWS } from './palette.ts';
import { THEME_PREFIXES, type ThemeGroup } from './provider-theme.ts';
import { screen, type } from './tokens.ts';

/*
 * Tokens. A page sets the public `--pausa-*` properties, which we only read. The private `--_p-*` properties hold the
 * values in force, so that a partner's own custom properties cannot break a widget partly.
 */

// `@font-face` has no effect inside a shadow root: the element runtime lifts it to the document. The page may have its own
// Montserrat in other versions and weights, so the family has our own name.
globalFontFace('Pausa Montserrat', {
  src: "url('@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2') format('woff2-variations')",
  fontWeight: '100 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

// Arial, or Linux's font of the same widths, with Montserrat's metrics: nothing moves when the font arrives, or when a page's policy blocks it.
globalFontFace('Pausa Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '112.83%',
  ascentOverride: '85.79%',
  descentOverride: '22.25%',
  lineGapOverride: '0%',
});

const ROOT = '[data-pausa-root]';

/** The value in force of a token: the page's, or the provider's, or our own. `former`: the name of version 0.1. */
function inForce(group: ThemeGroup, name: string, own: string, former?: string) {
  const value = `var(${THEME_PREFIXES[group] + name}, ${own})`;
  return `var(--pausa-${name}, ${former === undefined ? value : `var(--pausa-${former}, ${value})`})`;
}

const coloursOf = (scheme: 'light' | 'dark') =>
  Object.fromEntries(
    COLOUR_NAMES.map((name) => [`--_p-${name}`, inForce(scheme, name, (scheme === 'light' ? LIGHT : DARK)[name], FORMER_NAMES[name])]),
  );

const tokensOf = (tokens: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, own]) => [`--_p-${name}`, inForce('tokens', name, own)]));

const shadowsOf = (index: 0 | 1) =>
  tokensOf(Object.fromEntries(Object.entries(SHADOWS).map(([name, values]) => [`shadow-${name}`, values[index]])));

globalStyle(ROOT, {
  all: 'initial',
  display: 'block',
  vars: {
    ...coloursOf('light'),
    ...tokensOf({ font: FONT, ...Object.fromEntries(Object.entries(RADII).map(([size, own]) => [`radius-${size}`, own])) }),
    ...shadowsOf(0),
    '--_p-px': 'calc(var(--pausa-text-size, 16px) / 16)',
    '--_p-dim': '1',
    // Chunks far off the screen cost no layout; see document.css for frames.
    '--_p-chunk': 'auto',
    // The `position` of bars that stay in view.
    '--_p-sticky': 'sticky',
    '--_p-fast': '120ms',
    '--_p-move': '220ms',
    '--_p-sheet': '320ms',
  },
  colorScheme: 'light',
  color: 'var(--_p-text)',
  font: type.body,
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  textSizeAdjust: '100%',
  boxSizing: 'border-box',
});

// Set here, because the page's selection colours would be inherited, even into a shadow root.
globalStyle(`${ROOT}::selection`, {
  backgroundColor: 'var(--_p-secondary)',
  color: 'var(--_p-on-secondary)',
  textDecoration: 'none',
  textShadow: 'none',
  WebkitTextFillColor: 'currentcolor',
  WebkitTextStroke: '0',
});

const dark = {
  vars: {
    ...coloursOf('dark'),
    ...shadowsOf(1),
    // Pictures are dimmed in the dark theme.
    '--_p-dim': '.9',
  },
  colorScheme: 'dark',
} as const;
globalStyle(`${ROOT}[data-theme="dark"]`, dark);
globalStyle(`${ROOT}[data-theme="auto"]`, { '@media': { '(prefers-color-scheme: dark)': dark } });

globalStyle(ROOT, { '@media': { [screen.low]: { vars: { '--_p-sticky': 'static' } } } });
globalStyle(ROOT, {
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { '--_p-fast': '0ms', '--_p-move': '0ms', '--_p-sheet': '0ms' } } },
});

// The reset has no specificity, so that a component's own class always wins.
const inside = (selector: string) => `:where(${ROOT}) :where(${selector})`;
globalStyle(`${inside('*, *::before, *::after')}`, { boxSizing: 'border-box', margin: 0, padding: 0, border: '0 solid' });
globalStyle(inside('ul, ol, dl'), { listStyle: 'none' });
globalStyle(inside('button, input'), { font: 'inherit', color: 'inherit', background: 'none', letterSpacing: 'inherit', borderRadius: 0 });
globalStyle(inside('button, a, [role="switch"]'), { touchAction: 'manipulation' });
globalStyle(inside('button'), { cursor: 'pointer' });
globalStyle(inside('button:disabled'), { cursor: 'default' });
globalStyle(inside('a'), { color: 'inherit', textDecoration: 'none' });
globalStyle(inside('img, svg'), { display: 'block', maxWidth: 'none' });
globalStyle(inside('h1, h2, h3, h4, h5, h6'), { font: 'inherit' });
globalStyle(inside('table'), { borderCollapse: 'collapse', width: '100%' });
globalStyle(inside(':focus-visible'), { outline: '3px solid var(--_p-primary)', outlineOffset: '2px' });
// What has the focus is scrolled from under the bars at both edges. The page's own `scroll-padding` is not ours to set.
globalStyle(inside(':focus'), { scrollMargin: 'var(--_p-above, 0px) 0 var(--_p-below, 0px)' });
// A screen's heading takes the focus for screen readers only, so it has no outline.
globalStyle(inside('[tabindex="-1"]:focus-visible'), { outline: 'none' });
