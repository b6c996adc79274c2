/**
 * Style sheets of the elements. Each `*.css.ts` of the build registers its text here (tools/ve-shadow.ts). Every shadow root
 * adopts the same CSSStyleSheet objects, so ten widgets on a page parse the styles one time. Constructable sheets are exempt
 * from the partner's `style-src`. Two versions of the bundle on one page have a registry each.
 */

interface Sheets {
  readonly sheet: CSSStyleSheet;
  /** At-rules that have no effect inside a shadow root, adopted by the document instead. */
  readonly lifted: CSSStyleSheet;
}

const sources = new Map<string, { readonly css: string; readonly baseURL: string }>();
/** By document: a constructed sheet works only in the document that created it, and an element may move into an iframe. */
const made = new WeakMap<Document, Map<string, Sheets>>();
const roots = new Set<ShadowRoot>();

/** False in Node and jsdom: there registering and adopting do nothing. */
const supported = typeof document !== 'undefined' && 'adoptedStyleSheets' in document;

/**
 * Always the first sheet. The page may position, size or hide the host, so the host's rules have no `!important`. The
 * exceptions are properties that would turn or split the content: writing mode, columns and indent. The shell inside resets
 * what would come through the host:
 *
 * - inherited properties. Custom properties pass, `all` does not cover the direction, and `user-select: auto` would take the
 *   page's value;
 * - the page's underline and `::first-line`, which apply inside every block but not inside an inline block. In print the shell
 *   is a block, because an inline block is not broken between two pages;
 * - the page's line boxes, which begin with an indent and have a height even when there is nothing to show;
 * - the width of a host that shrinks to its content (a float, a table cell, an item of a flex row): the box of a container
 *   query has no width itself. The `::before` grid without height prefers 960 px and accepts less.
 *
 * A menu for a screen fills its container: the percentage needs a height that the page has set, and `min-height` lets a flex or
 * grid item be as high as its share.
 */
registerSheet(
  'root',
  `:host{display:block;writing-mode:horizontal-tb!important;columns:auto!important;text-indent:0!important}
   :host([layout="screen"]){height:100%;min-height:0}
   :host([hidden]), :host([hide-when-empty]) :is([data-pausa-shell=empty], [data-pausa-shell^=not]){display:none}
   [data-pausa-shell]{all:initial;display:inline-block;width:100%;vertical-align:top;direction:ltr;user-select:text}
   [data-pausa-shell]:empty{display:none}
   @media print{[data-pausa-shell]:not(:empty){display:block}}
   [data-pausa-shell]::selection{color:#000;background:transparent;text-shadow:none;text-decoration:none;-webkit-text-fill-color:#000;-webkit-text-stroke:0 #000}
   [data-pausa-shell]::before{content:'';display:grid;grid-template-columns:minmax(0, 960px);height:0}`,
  import.meta.url,
);

/**
 * Adds a sheet, or replaces its text (hot updates). Sheets apply in the order of evaluation: theme, ui, widget.
 * @param baseURL URL of the module that holds the text: relative `url()`s start there, not at the partner's page.
 */
export function registerSheet(id: string, css: string, baseURL: string): void {
  if (!supported) return;
  const isKnown = sources.has(id);
  sources.set(id, { css, baseURL });
  for (const root of roots) {
    const sheets = made.get(root.ownerDocument)?.get(id);
    if (isKnown && sheets !== undefined) fill(sheets, css);
    else applySheets(root);
  }
}

/** Adds all present and future sheets to a shadow root. Sheets that other code added stay. */
export function adopt(root: ShadowRoot): void {
  if (!supported) return;
  roots.add(root);
  applySheets(root);
}

/** Stops adding sheets to a root, so that this module does not keep a removed root alive. */
export const release = (root: ShadowRoot): void => void roots.delete(root);

function applySheets(root: ShadowRoot): void {
  const own = root.ownerDocument;
  const { defaultView } = own;
  if (defaultView === null) return; // a document without a window
  let sheets = made.get(own);
  if (sheets === undefined) made.set(own, (sheets = new Map()));
  for (const [id, { css, baseURL }] of sources) {
    if (sheets.has(id)) continue;
    // Lifted rules need a separate sheet, because the base URL belongs to the sheet.
    const [sheet, lifted] = [new defaultView.CSSStyleSheet({ baseURL }), new defaultView.CSSStyleSheet({ baseURL })];
    fill({ sheet, lifted }, css);
    sheets.set(id, { sheet, lifted });
    if (lifted.cssRules.length > 0) addMissing(own, [lifted]);
  }
  addMissing(
    root,
    Array.from(sheets.values(), ({ sheet }) => sheet),
  );
}

/** `@font-face` and `@property` only work in the document's sheets. */
function fill({ sheet, lifted }: Sheets, css: string): void {
  sheet.replaceSync(css);
  const rules = Array.from(sheet.cssRules, ({ cssText }) => cssText);
  lifted.replaceSync(rules.filter((rule) => /^@(font-face|property)\b/.test(rule)).join('\n'));
}

function addMissing(target: DocumentOrShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  const missing = sheets.filter((sheet) => !target.adoptedStyleSheets.includes(sheet));
  if (missing.length > 0) target.adoptedStyleSheets = [...target.adoptedStyleSheets, ...missing];
}
