import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../scripts/package/declarations.ts';
import { describeElements } from '../../scripts/package/describe.ts';
import { readColours, writeColours } from './colours.ts';
import { type Embedding, readTheme, snippetsOf } from './snippets.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const ELEMENTS = describeElements(createProgram(ROOT, ['src/widgets/elements.ts']));
const MENU = '00000000-0000-4000-8000-000000000001';

function write(tag: string, title: string, given: Partial<Embedding> = {}): string | null {
  const element = ELEMENTS.find((one) => one.tag === tag);
  if (element === undefined) throw new Error(`There is no <${tag}>`);
  const snippets = snippetsOf({ element, props: {}, theme: 'light', colours: {}, origin: 'https://cibo.example/', ...given });
  return snippets.find((snippet) => snippet.title === title)?.code ?? null;
}

const menu = (title: string, given: Partial<Embedding> = {}) => write('pausa-menu', title, { props: { menuId: MENU }, ...given });
const NIGHT = { theme: 'dark', colours: { primary: '#62d394' } } as const;

describe('a menu', () => {
  it('follows the reader’s system where the toolbar says auto', () => {
    const auto = { theme: readTheme('auto') } as const;
    expect(menu('Script tag', auto)).toContain(`<pausa-menu menu-id="${MENU}" theme="auto"></pausa-menu>`);
    expect(menu('Iframe', auto)).toContain('data-theme="auto"');
    expect(menu('React', auto)).toContain('<PausaRoot runtime={runtime} theme="auto">');
    expect(readTheme('blue')).toBe('light');
  });

  it('is two lines by the script tag', () => {
    expect(menu('Script tag')).toBe(
      `<script type="module" src="https://cibo.example/elements/latest/menu.js"></script>\n<pausa-menu menu-id="${MENU}"></pausa-menu>`,
    );
  });

  it('says what is not as usual, and the colours in a style sheet', () => {
    expect(menu('Script tag', { ...NIGHT, props: { menuId: MENU, layout: 'list' } })).toBe(
      [
        '<script type="module" src="https://cibo.example/elements/latest/menu.js"></script>',
        `<pausa-menu layout="list" menu-id="${MENU}" theme="dark"></pausa-menu>`,
        '<style>\n  pausa-menu {\n    --pausa-primary: #62d394;\n  }\n</style>',
      ].join('\n'),
    );
  });

  it('is two lines in a frame of its own height', () => {
    expect(menu('Iframe', NIGHT)).toBe(
      `<script async src="https://cibo.example/embed.js"></script>\n<div data-pausa-menu="${MENU}" data-theme="dark" data-primary="62d394"></div>`,
    );
  });

  it('is a plain frame where no script may be', () => {
    expect(menu('SharePoint', NIGHT)).toBe(
      `<iframe title="Menu" src="https://cibo.example/iframe-menu/${MENU}?theme=dark&amp;primary=62d394" width="100%" height="900" style="border: 0" loading="lazy"></iframe>`,
    );
  });

  it.each(['https:', 'javascript:alert(1)', '"><script>', ''])('takes no address that is none: %s', (origin) => {
    expect(menu('Script tag', { origin })).toContain('src="https://pausa.example/elements/latest/menu.js"');
  });

  it('can break out of no attribute', () => {
    expect(menu('Script tag', { props: { menuId: '"><img src=x>' } })).toContain('menu-id="&quot;>&lt;img src=x>"');
    expect(menu('SharePoint', { props: { menuId: '"><img src=x>' } })).toContain('/iframe-menu/%22%3E%3Cimg%20src%3Dx%3E"');
  });
});

describe('a screen', () => {
  const screen = (title: string) => menu(title, { ...NIGHT, props: { menuId: MENU, layout: 'screen', lang: 'en' } });
  const address = `https://cibo.example/screen-menu/${MENU}?lang=en&theme=dark&primary=62d394`;

  it('is an address before all', () => {
    expect(screen('Address')).toBe(address);
    expect(menu('Address')).toBeNull();
  });

  it('fills the page of a player in a frame', () => {
    expect(screen('Iframe')).toBe(
      `<iframe title="Menu" src="${address.replaceAll('&', '&amp;')}" style="position: fixed; inset: 0; width: 100%; height: 100%; border: 0"></iframe>`,
    );
  });

  it('is the screen everywhere', () => {
    expect(screen('Script tag')).toContain(`<pausa-menu lang="en" layout="screen" menu-id="${MENU}" theme="dark"></pausa-menu>`);
    expect(screen('React')).toContain(`<Menu lang="en" layout="screen" menuId="${MENU}" />`);
    for (const title of ['WordPress', 'SharePoint']) expect(screen(title)).toContain(`src="https://cibo.example/screen-menu/${MENU}?`);
  });
});

describe('what belongs to a person', () => {
  it('is an order of coffee where there is one', () => {
    const order = (title: string) => write('pausa-coffee', title, { props: { areaId: 'caffe-1', orderId: 'caffe-7' } });
    expect(order('React')).toContain("import { CoffeeOrder } from 'pausa/coffee';");
    expect(order('React')).toContain('<CoffeeOrder orderId="caffe-7" />');
    expect(order('Script tag')).toContain('<pausa-coffee area-id="caffe-1" order-id="caffe-7"></pausa-coffee>');
    expect(order('SharePoint')).toBe('<a href="https://cibo.example/coffee/selling-order/caffe-7">Apri Pausa</a>');
    expect(write('pausa-coffee', 'React', { props: { areaId: 'caffe-1' } })).toContain('<Coffee areaId="caffe-1" />');
  });

  it.each(['pausa-shop', 'pausa-cart', 'pausa-payment-picker', 'pausa-wallet', 'pausa-coffee'])('%s is in no frame', (tag) => {
    expect(write(tag, 'Iframe')).toBeNull();
    expect(write(tag, 'SharePoint')).toMatch(/^<a href="https:\/\/cibo\.example\/[^"]*">Apri Pausa<\/a>$/);
  });

  it('has its attributes: those that are only there, and those with a value', () => {
    expect(write('pausa-shop', 'Script tag', { props: { areaId: 'milano-1', preview: true } })).toContain(
      '<pausa-shop area-id="milano-1" preview></pausa-shop>',
    );
    expect(write('pausa-shop', 'Script tag', { props: { areaId: 'milano-1', preview: false } })).toContain(
      '<pausa-shop area-id="milano-1"></pausa-shop>',
    );
  });
});

describe('the colours in an address', () => {
  it('come back as they went', () => {
    expect(readColours(writeColours({ primary: '#0b7146', 'on-primary': '#ffffff' }))).toEqual({
      primary: '#0b7146',
      'on-primary': '#ffffff',
    });
  });

  it.each(['', undefined, 'primary', 'primary:red', 'primary:0b7146}*{x', 'position:ffffff', '__proto__:ffffff', ';;:'])(
    'are colours of ours, or none: %s',
    (text) => {
      expect(readColours(text)).toEqual({});
    },
  );
});
