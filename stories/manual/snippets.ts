/** The snippets of the tab 'Embed': how to put a widget into a page, in each way that partners have. */
import type { ElementDescription } from './elements.ts';

/** The theme of the toolbar; `auto` follows the reader's system. */
export type Theme = 'light' | 'dark' | 'auto';

export const readTheme = (value: unknown): Theme => (value === 'dark' || value === 'auto' ? value : 'light');

export interface Embedding {
  readonly element: ElementDescription;
  /** The widget's current props by name. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly theme: Theme;
  /** The changed colours, by the name of the token without `--pausa-`: `{ primary: '#0B7146' }`. */
  readonly colours: Readonly<Record<string, string>>;
  /** The origin from which the provider serves the app and the elements. */
  readonly origin: string;
}

export interface Snippet {
  readonly title: string;
  readonly note: string;
  /** Absent where this way is not possible; then the note names another. */
  readonly code: string | null;
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

type Attribute = readonly [name: string, value: string | true];

/** The attributes that are set to another value than their default. */
function attributesOf({ element, props, theme }: Embedding): Attribute[] {
  return element.attributes.flatMap(({ name, property, default: byDefault }): Attribute[] => {
    const value = property === 'theme' ? theme : props[property];
    if (value === true) return [[name, true]];
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '' || String(value) === byDefault) return [];
    return [[name, String(value)]];
  });
}

const inMarkup = (attributes: readonly Attribute[]) =>
  attributes.map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escaped(value)}"`)).join('');

const declarations = (colours: Embedding['colours'], indent: string) =>
  Object.entries(colours).map(([name, value]) => `${indent}--pausa-${name}: ${value};\n`);

function scriptTag(embedding: Embedding): string {
  const { element, colours, origin } = embedding;
  const lines = [
    `<script type="module" src="${origin}/elements/latest/${element.widget}.js"></script>`,
    `<${element.tag}${inMarkup(attributesOf(embedding))}></${element.tag}>`,
  ];
  if (Object.keys(colours).length > 0) lines.push(`<style>\n  ${element.tag} {\n${declarations(colours, '    ').join('')}  }\n</style>`);
  return lines.join('\n');
}

/** The query of a menu's page: the attributes without the menu's id, and the colours without '#'. */
function frameSettings(embedding: Embedding): (readonly [name: string, value: string])[] {
  return [
    ...attributesOf(embedding).flatMap(([name, value]) =>
      name === 'menu-id' || value === 'screen' ? [] : [[name, String(value)] as const],
    ),
    ...Object.entries(embedding.colours).map(([name, value]) => [name, value.replace('#', '')] as const),
  ];
}

const isScreen = ({ element, props }: Embedding) => element.tag === 'pausa-menu' && props['layout'] === 'screen';

/** The menu's page for frames, or the one for screens. */
function menuAddress(embedding: Embedding): string {
  const query = new URLSearchParams(frameSettings(embedding).map(([name, value]) => [name, value])).toString();
  const page = isScreen(embedding) ? 'screen-menu' : 'iframe-menu';
  return `${embedding.origin}/${page}/${encodeURIComponent(menuIdOf(embedding))}${query === '' ? '' : `?${query}`}`;
}

const menuIdOf = ({ props }: Embedding) => String(props['menuId']);

function embedScript(embedding: Embedding): string {
  const data = frameSettings(embedding).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return [
    `<script async src="${embedding.origin}/embed.js"></script>`,
    `<div data-pausa-menu="${escaped(menuIdOf(embedding))}"${data.join('')}></div>`,
  ].join('\n');
}

function plainFrame(embedding: Embedding): string {
  return `<iframe title="Menu" src="${escaped(menuAddress(embedding))}" width="100%" height="900" style="border: 0" loading="lazy"></iframe>`;
}

/** A screen fills the height of its box: here the page. */
const wholePageFrame = (embedding: Embedding): string =>
  `<iframe title="Menu" src="${escaped(menuAddress(embedding))}" style="position: fixed; inset: 0; width: 100%; height: 100%; border: 0"></iframe>`;

const isOrder = ({ element, props }: Embedding) =>
  element.tag === 'pausa-coffee' && typeof props['orderId'] === 'string' && props['orderId'] !== '';

/** The app's page with the same content, for partners who can only link. */
const pageOf = (embedding: Embedding): string => {
  const { element, props, origin } = embedding;
  if (isOrder(embedding)) return `${origin}/coffee/selling-order/${encodeURIComponent(String(props['orderId']))}`;
  const area = encodeURIComponent(String(props['areaId'] ?? ''));
  const paths: Readonly<Record<string, string>> = {
    'pausa-shop': `/selling-area/${area}`,
    'pausa-cart': `/selling-area/${area}/cart`,
    'pausa-coffee': `/coffee/selling-area/${area}`,
    'pausa-wallet': '/wallet',
    'pausa-payment-picker': '/payment',
  };
  return `${origin}${paths[element.tag] ?? '/'}`;
};

/** The component of an element: `Wallet` for `<pausa-wallet>`. */
const componentOf = (tag: string): string =>
  tag === 'pausa-payment-picker' ? 'InlinePicker' : tag.replace('pausa', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function react(embedding: Embedding): string {
  const { element, props, theme, colours, origin } = embedding;
  const component = isOrder(embedding) ? 'CoffeeOrder' : componentOf(element.tag);
  const isPublic = element.tag === 'pausa-menu';
  const given = attributesOf(embedding).flatMap(([name]) => {
    const property = element.attributes.find((attribute) => attribute.name === name)?.property ?? '';
    if (property === 'theme' || (property === 'areaId' && isOrder(embedding))) return [];
    const value = props[property];
    return value === true
      ? [` ${property}`]
      : typeof value === 'number'
        ? [` ${property}={${value}}`]
        : [` ${property}=${JSON.stringify(value)}`];
  });
  return [
    `import { ${component} } from 'pausa/${element.widget}';`,
    `import { ${isPublic ? 'publicRuntime' : 'memberRuntime'}, PausaRoot } from 'pausa/runtime';`,
    `import 'pausa/base.css';`,
    `import 'pausa/${element.widget}.css';`,
    '',
    isPublic
      ? `const runtime = publicRuntime('${origin}');`
      : `const { runtime, session } = memberRuntime({ apiBaseUrl: '${origin}', appUrl: '${origin}', onNavigate: () => true });`,
    '',
    'export const Example = () => (',
    isPublic
      ? `  <PausaRoot runtime={runtime} theme="${theme}">`
      : `  <PausaRoot runtime={runtime} session={session} signedOut={<a href="${origin}/login">Accedi</a>} theme="${theme}">`,
    `    <${component}${given.join('')}${element.tag === 'pausa-payment-picker' ? ' onPicked={(method) => console.log(method)}' : ''} />`,
    '  </PausaRoot>',
    ');',
    ...(Object.keys(colours).length > 0
      ? ['', '/* In your style sheet:', '[data-pausa-root] {', ...declarations(colours, '  ').map((line) => line.trimEnd()), '} */']
      : []),
  ].join('\n');
}

/** The typed text as an origin; the example's origin while it is not valid. */
const originOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) ? url.origin : 'https://pausa.example';
};

const fromNpm = (embedding: Embedding): Snippet => ({
  title: 'React',
  note: 'From npm: pausa. It needs React 18.3 or 19.',
  code: react(embedding),
});

const SHAREPOINT_FRAME =
  "Into the web part 'Embed'. The provider's domain must be in 'HTML field security' of the site; SharePoint allows no script, so the height is yours to choose.";

const menuWays = (embedding: Embedding): readonly Snippet[] => [
  { title: 'Script tag', note: 'On any page. It stores nothing and asks for no session.', code: scriptTag(embedding) },
  {
    title: 'Iframe',
    note: 'As high as its menu, without a scroll bar. Where scripts are not allowed, take the plain frame of SharePoint, below.',
    code: embedScript(embedding),
  },
  fromNpm(embedding),
  {
    title: 'WordPress',
    note: "Into a block 'Custom HTML'. Where an administrator has not allowed scripts, WordPress removes the first line: take SharePoint's frame.",
    code: embedScript(embedding),
  },
  { title: 'SharePoint', note: SHAREPOINT_FRAME, code: plainFrame(embedding) },
];

const screenWays = (embedding: Embedding): readonly Snippet[] => [
  {
    title: 'Address',
    note: "For the browser of a screen in the canteen, with nothing around it. It also comes up without network, keeps the display on, and loads new versions at night: see 'Screens in the canteen' in the documents.",
    code: menuAddress(embedding),
  },
  {
    title: 'Script tag',
    note: 'In a page of your own: it fills the box that it is given, and stores nothing.',
    code: scriptTag(embedding),
  },
  { title: 'Iframe', note: 'Over the whole page, for a player that wants HTML.', code: wholePageFrame(embedding) },
  fromNpm(embedding),
  { title: 'WordPress', note: "Into a block 'Custom HTML'.", code: plainFrame(embedding) },
  { title: 'SharePoint', note: SHAREPOINT_FRAME, code: plainFrame(embedding) },
];

const memberWays = (embedding: Embedding): readonly Snippet[] => [
  {
    title: 'Script tag',
    note: 'On a page of the same site as the provider, so that the browser sends the session; your origin must be allowed by the API.',
    code: scriptTag(embedding),
  },
  {
    title: 'Iframe',
    note: 'Only menus can be framed: what belongs to a person must not stand in a frame, where a page around it could take the clicks. Use the script tag, or a link.',
    code: null,
  },
  fromNpm(embedding),
  { title: 'WordPress', note: "Into a block 'Custom HTML', by somebody who may use scripts.", code: scriptTag(embedding) },
  {
    title: 'SharePoint',
    note: "SharePoint's 'Embed' takes frames alone: link to the app.",
    code: `<a href="${escaped(pageOf(embedding))}">Apri Pausa</a>`,
  },
];

/** Every way into a page, in the order in which to try them. */
export function snippetsOf(given: Embedding): readonly Snippet[] {
  const embedding = { ...given, origin: originOf(given.origin) };
  if (isScreen(embedding)) return screenWays(embedding);
  return embedding.element.tag === 'pausa-menu' ? menuWays(embedding) : memberWays(embedding);
}
