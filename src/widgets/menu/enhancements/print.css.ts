import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css';
import { headings } from '../../shared/ui/theme/surface.ts';

/** Selects by parts and elements: exporting the menu's class names would enlarge its first download. */
const MENU = '[data-pausa-root] [part="menu"]';
const ITEM = `${MENU} [part="item"]`;

const onPaper = (selector: string, rule: Omit<GlobalStyleRule, '@media' | '@supports' | '@container' | '@layer'>) =>
  globalStyle(selector, { '@media': { print: rule } });

// Black on white in every theme.
onPaper(MENU, {
  vars: {
    '--_p-background': '#fff',
    '--_p-surface': '#fff',
    '--_p-surface-sunken': '#fff',
    '--_p-text': '#000',
    '--_p-text-muted': '#000',
    '--_p-on-secondary': '#000',
    // Off-screen chunks are printed too.
    '--_p-chunk': 'visible',
  },
  colorScheme: 'light',
  padding: 0,
  borderRadius: 0,
});

// Paper has no controls and no pictures.
for (const part of ['controls', 'filter', 'search', 'categories', 'result']) onPaper(`${MENU} [part="${part}"]`, { display: 'none' });
onPaper(`${MENU} :is(img, svg)`, { display: 'none' });

// All dishes, also those that the filter hides on the screen.
onPaper(`${MENU} section`, { display: 'block', marginTop: '14px' });
onPaper(`${MENU} section > :first-child`, { breakAfter: 'avoid', margin: '0 0 6px', borderBottom: '1px solid #000', paddingBottom: '4px' });
onPaper(`${MENU} section ul`, { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0 20px', margin: 0 });
onPaper(ITEM, { display: 'block', padding: '6px 0', borderRadius: 0, boxShadow: 'none', breakInside: 'avoid', overflow: 'visible' });
onPaper(`${ITEM} div`, { position: 'static', display: 'block', width: 'auto', height: 'auto', aspectRatio: 'auto', margin: 0, padding: 0 });
onPaper(`${ITEM} span`, { position: 'static', padding: 0, font: '500 11px/15px var(--_p-font)' });
onPaper(`${ITEM} ${headings}`, { font: '700 13px/17px var(--_p-font)' });
onPaper(`${ITEM} p`, { font: '500 11px/15px var(--_p-font)' });
onPaper(`${ITEM} b`, { fontWeight: 700, WebkitTextStroke: '0' });

export const register = style({
  display: 'none',
  '@media': { print: { display: 'block', breakBefore: 'page', color: '#000', fontSize: '10px', lineHeight: '13px' } },
});
export const registerTitle = style({ font: '700 20px/26px var(--_p-font)' });
export const registerNote = style({ font: '500 11px/15px var(--_p-font)', margin: '2px 0 10px' });
export const table = style({ tableLayout: 'fixed' });
globalStyle(`${table} :is(th, td)`, { border: '1px solid #8a8a8a', fontWeight: 500 });
globalStyle(`${table} tr`, { breakInside: 'avoid' });
export const dishHead = style({ width: 'auto', textAlign: 'left', verticalAlign: 'bottom', padding: '4px 6px' });
export const allergenHead = style({ width: '27px', height: '128px', verticalAlign: 'bottom', padding: '4px 0' });
export const upright = style({
  display: 'inline-block',
  writingMode: 'vertical-rl',
  transform: 'rotate(180deg)',
  textAlign: 'left',
  maxHeight: '120px',
});
export const group = style({ textAlign: 'left', padding: '6px 6px 3px', breakAfter: 'avoid' });
globalStyle(`${table} ${group}`, { fontWeight: 700, borderInline: 0 });
export const dish = style({ textAlign: 'left', padding: '3px 6px', overflowWrap: 'anywhere' });
export const cell = style({ textAlign: 'center', verticalAlign: 'middle' });
export const unknown = style({ padding: '3px 6px', fontStyle: 'italic', overflowWrap: 'anywhere' });
