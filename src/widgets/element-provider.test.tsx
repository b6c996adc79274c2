/** What elements take from the config.json of their provider. */
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sender } from '../../sandbox/b2c/test-kit.ts';
import { inside, page, put, withElements } from './test-kit.ts';

const CANTEEN = '00000000-0000-4000-8000-000000000001';
const GUSTO = {
  supportPhone: '02 555 0199',
  pictureHosts: ['https://cdn.gusto.test'],
  theme: { light: { primary: '#8a1c4a' }, dark: { primary: '#ff9ec4' }, tokens: { 'radius-l': '8px' } },
};

/** What the provider's server answers for its file. */
let file: () => Response | Promise<Response>;
/** The address of every dish's picture. */
let image: string;
/** The addresses of all requests, and how they were made. */
let asked: [url: string, credentials: string | undefined][];

withElements((fetch) => {
  file = () => Response.json(GUSTO);
  image = 'http://cdn.gusto.test/piatto.jpg';
  asked = [];
  return async (input, init) => {
    asked.push([input, init?.credentials]);
    if (input.endsWith('/elements/config.json')) return file();
    const answer = await fetch(input.replace('http://', 'https://'), init);
    if (!input.includes('/menu/uuid/')) return answer;
    const menu = (await answer.json()) as { items: { image: string }[] };
    return Response.json({ ...menu, items: menu.items.map((item) => ({ ...item, image })) });
  };
});

const styleOf = (element: HTMLElement) => {
  const root = element.shadowRoot?.querySelector<HTMLElement>('[data-pausa-root]');
  return ['--_pl-primary', '--_pd-primary', '--_pt-radius-l'].map((name) => root?.style.getPropertyValue(name));
};
const files = () => asked.filter(([url]) => url.endsWith('config.json'));
const pictureOf = (menu: HTMLElement) => menu.shadowRoot?.querySelector('img')?.getAttribute('src') ?? null;
const dish = (menu: HTMLElement) => inside(menu).findByRole('heading', { name: 'Penne al pesto con mozzarella' });

test('colours and corners, asked for without cookies', async () => {
  const all = [put('pausa-menu', { 'menu-id': CANTEEN }), put('pausa-shop', { 'area-id': 'milano-1' }), put('pausa-wallet')];
  for (const element of all) await waitFor(() => expect(styleOf(element)).toEqual(['#8a1c4a', '#ff9ec4', '8px']));
  expect(files()).toEqual(all.map(() => [`${page.api}/elements/config.json`, 'omit']));
});

test('from the API also where the host app is elsewhere: the page’s policy need not allow its address', async () => {
  const wallet = put('pausa-wallet', { 'app-url': page.api.replace('api', 'app') });
  await waitFor(() => expect(styleOf(wallet)[0]).toBe('#8a1c4a'));
  expect(files()).toEqual([[`${page.api}/elements/config.json`, 'omit']]);
});

test('the hosts of pictures, unless the page names its own; the menu is read once', async () => {
  const menu = put('pausa-menu', { 'menu-id': CANTEEN });
  await waitFor(() => expect(pictureOf(menu)).toBe('https://cdn.gusto.test/piatto.jpg'));
  expect(asked.filter(([url]) => url.includes('/b2c/'))).toEqual([[`${page.api}/b2c/menu/uuid/${CANTEEN}`, 'omit']]);
  const strict = put('pausa-menu', { 'menu-id': CANTEEN, 'picture-hosts': '' });
  await dish(strict);
  expect(pictureOf(strict)).toBeNull();
});

test('pictures that are SVG, where the provider or the page says so', async () => {
  image = '/foto/piatto.svg';
  const raster = put('pausa-menu', { 'menu-id': CANTEEN });
  const svg = put('pausa-menu', { 'menu-id': CANTEEN, 'svg-pictures': '' });
  await waitFor(() => expect(pictureOf(svg)).toBe(`${page.api}/foto/piatto.svg`));
  await waitFor(() => expect(styleOf(raster)[0]).toBe('#8a1c4a'));
  expect(pictureOf(raster)).toBeNull();
  file = () => Response.json({ ...GUSTO, svgPictures: true });
  const configured = put('pausa-menu', { 'menu-id': CANTEEN });
  await waitFor(() => expect(pictureOf(configured)).toBe(`${page.api}/foto/piatto.svg`));
  file = () => Response.json({ ...GUSTO, svgPictures: 'true' });
  const word = put('pausa-menu', { 'menu-id': CANTEEN });
  await dish(word);
  expect(pictureOf(word)).toBeNull();
});

test('a picture is judged when the file has come or failed, and not before', async () => {
  const refused: string[] = [];
  const keep = (event: Event) => {
    const { label } = (event as CustomEvent<{ label?: string }>).detail;
    if (label?.startsWith('refused')) refused.push(label);
  };
  document.addEventListener('pausa-tracking', keep);
  let end: (answer: Promise<Response>) => void = () => undefined;
  file = () => new Promise((resolve) => (end = resolve));
  try {
    image = 'https://allowed.gusto.test/piatto.svg';
    const allowed = put('pausa-menu', { 'menu-id': CANTEEN });
    await dish(allowed);
    end(Promise.resolve(Response.json({ svgPictures: true, pictureHosts: ['https://allowed.gusto.test'] })));
    await waitFor(() => expect(pictureOf(allowed)).toBe('https://allowed.gusto.test/piatto.svg'));
    image = 'https://other.gusto.test/piatto.jpg';
    // Another API base, so that the menu is read again.
    const failed = put('pausa-menu', { 'menu-id': CANTEEN, 'api-base-url': page.api.replace('https', 'http') });
    await dish(failed);
    expect(refused).toEqual([]);
    end(Promise.reject(new TypeError('Failed to fetch')));
    await waitFor(() => expect(refused).toEqual(['refused picture of other.gusto.test']));
  } finally {
    document.removeEventListener('pausa-tracking', keep);
  }
});

test('the network comes while the file is asked for: a picture is judged by the second answer', async () => {
  image = 'https://late.gusto.test/piatto.jpg';
  const refused = vi.fn<(event: Event) => void>();
  document.addEventListener('pausa-tracking', refused);
  const ends: ((answer: Response) => void)[] = [];
  file = () => new Promise((resolve) => void ends.push(resolve));
  try {
    const menu = put('pausa-menu', { 'menu-id': CANTEEN, 'api-base-url': page.api.replace('https', 'http') });
    await dish(menu);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(ends).toHaveLength(2));
    ends[0]?.(new Response('', { status: 404 }));
    // What the first answer changes is drawn by then.
    await dish(put('pausa-menu', { 'menu-id': CANTEEN }));
    await waitFor(() => expect(ends).toHaveLength(3));
    ends[1]?.(Response.json({ pictureHosts: ['https://late.gusto.test'] }));
    await waitFor(() => expect(pictureOf(menu)).toBe(image));
    expect(refused).not.toHaveBeenCalled();
  } finally {
    document.removeEventListener('pausa-tracking', refused);
  }
});

test('a host of pictures without TLS is none', async () => {
  file = () => Response.json({ ...GUSTO, pictureHosts: ['http://cdn.gusto.test', 5] });
  // Of an API without TLS: elsewhere the picture's address becomes https.
  const menu = put('pausa-menu', { 'menu-id': CANTEEN, 'api-base-url': page.api.replace('https', 'http') });
  await waitFor(() => expect(styleOf(menu)[0]).toBe('#8a1c4a'));
  await dish(menu);
  expect(pictureOf(menu)).toBeNull();
});

test('the telephone, where something fails', async () => {
  await sender(page.b2c)('POST', '/sandbox/faults', { pattern: 'b2c/wallet/', fault: '500' });
  const wallet = put('pausa-wallet');
  const link = await inside(wallet).findByRole('link', { name: '02 555 0199' });
  expect(link.getAttribute('href')).toBe('tel:025550199');
});

test('the payment methods that the provider uses', async () => {
  file = () => Response.json({ ...GUSTO, paymentMethods: ['braintree_paypal'] });
  const picker = put('pausa-payment-picker');
  const offered = async () => (await inside(picker).findByRole('region', { name: 'Usa un nuovo metodo' })).querySelectorAll('li');
  await waitFor(async () =>
    expect(Array.from(await offered(), ({ textContent }) => textContent)).toEqual([expect.stringContaining('PayPal')]),
  );
});

test.each<[string, () => Response | Promise<Response>]>([
  ['a missing file', () => new Response('', { status: 404 })],
  ['an answer of another server', () => Response.json({ message: 'Not found' }, { status: 404 })],
  ['the page of an app', () => new Response('<!doctype html>')],
  ['null', () => Response.json(null)],
  [
    'fields of other kinds',
    () => Response.json({ theme: 'dark', supportPhone: 800, pictureHosts: 'https://cdn.gusto.test', paymentMethods: 5 }),
  ],
  ['a policy that forbids it', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s: the element has Pausa’s look, and works', async (_, answer) => {
  file = answer;
  const menu = put('pausa-menu', { 'menu-id': CANTEEN });
  await dish(menu);
  await vi.waitFor(() => expect(files()).toHaveLength(1), { timeout: 30_000 });
  expect(styleOf(menu)).toEqual(['', '', '']);
  expect(pictureOf(menu)).toBeNull();
});

test('the network comes later: so does the look', async () => {
  file = () => Promise.reject(new TypeError('Failed to fetch'));
  const menu = put('pausa-menu', { 'menu-id': CANTEEN });
  await dish(menu);
  expect(styleOf(menu)).toEqual(['', '', '']);
  file = () => Response.json(GUSTO);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(styleOf(menu)).toEqual(['#8a1c4a', '#ff9ec4', '8px']));
});
