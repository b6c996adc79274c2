import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { read } from '../../widgets/shared/ui/test-dom.tsx';
import { loginTemplates } from './login.tsx';

const SKELETON = '<div class="screen-skeleton"></div>';

/** The page as it comes from the server. */
async function draw(path = '/login'): Promise<void> {
  const style = '<script type="text/css" id="login-style">main { color: #123456 }</script>';
  document.body.innerHTML = `<div id="app">${SKELETON}<p class="late"></p></div>${(await loginTemplates()).join('')}${style}`;
  document.documentElement.lang = 'it';
  document.adoptedStyleSheets = [];
  window.history.replaceState(null, '', path);
}

beforeEach(() => draw());
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Runs the page's script: the early one has the configuration. */
async function show(config: object = {}): Promise<void> {
  vi.resetModules();
  delete window.pausaTakePress;
  const answer = Promise.resolve(Response.json({ productName: 'mensa Blu', ...config }));
  window.pausaEarly = new Map([['/config.json', { answer, controller: new AbortController() }]]);
  await import('./show-login.ts');
  await new Promise((resolve) => void setTimeout(resolve));
}
const takePress = () => window.pausaTakePress?.();
/** The rules beside the document's own style sheets. */
const adopted = () => document.adoptedStyleSheets.flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)).join(' ');
const app = () => document.querySelector('#app');
const buttons = () => Array.from(document.querySelectorAll<HTMLButtonElement>('#app button'));
const labels = () => buttons().map(read);

test('the sign-in with the product’s name in the place of the skeleton', async () => {
  await show();
  expect(read(app())).toBe('Mmensa BluIl pranzo buono, a due passi da te.Accedi con MicrosoftAccedi con GoogleAccedi con Email');
  expect(app()?.querySelector('.screen-skeleton')).toBeNull();
  expect(app()?.querySelectorAll('[style], script, link')).toHaveLength(0);
});

test('the provider’s pictures and methods in its order, the first as the main one', async () => {
  await show();
  const [main, other] = buttons().map(({ className }) => className);
  await draw();
  await show({ logoUrl: '/logo.svg', loginPictureUrl: 'https://cdn.example.it/hall.jpg', signInMethods: ['email', 'google'] });
  expect(labels()).toEqual(['Accedi con Email', 'Accedi con Google']);
  expect(buttons().map(({ className }) => className)).toEqual([main, other]);
  expect(
    Array.from(document.querySelectorAll('#app main > div > img, #app p > img'), (img) => [
      img.getAttribute('src'),
      img.getAttribute('alt'),
    ]),
  ).toEqual([
    ['https://cdn.example.it/hall.jpg', ''],
    ['/logo.svg', ''],
  ]);
});

test('the theme that the person has chosen', async () => {
  localStorage.setItem('pausa_theme', 'dark');
  await show({ languages: null, signInMethods: null });
  expect([labels().length, (app() as HTMLElement).dataset['theme']]).toEqual([3, 'dark']);
});

test.each([
  [['it', 'en'], null, 'en', 'Sign in with Google'],
  [['it', 'en', 'de'], 'de', 'de', 'Mit Google anmelden'],
  [undefined, null, 'it', 'Accedi con Google'],
])('of the languages %j, with the choice %s: %s', async (languages, chosen, lang, label) => {
  if (chosen !== null) localStorage.setItem('pausa_language', chosen);
  await show({ languages });
  expect([document.documentElement.lang, labels()[1]]).toEqual([lang, label]);
});

test('a press waits for the app, which hears the later ones itself', async () => {
  await show();
  buttons()[1]?.click();
  expect(buttons()[1]?.getAttribute('aria-disabled')).toBe('true');
  expect(takePress()).toBe('google');
  buttons()[0]?.click();
  expect([buttons()[0]?.hasAttribute('aria-disabled'), takePress()]).toEqual([false, null]);
});

test('its style is there until the app has taken the elements over; the provider’s colours stay', async () => {
  await show({ theme: { light: { primary: '#0A0B0C', green: '#0D0E0F' } } });
  expect(adopted()).toContain('main { color: rgb(18, 52, 86); }');
  expect(adopted()).toContain('--_pl-primary: #0A0B0C');
  takePress();
  expect(adopted()).not.toContain('rgb(18, 52, 86)');
  expect(adopted()).toContain('--_pl-primary: #0A0B0C');
});

test('nothing for a configuration that the app will refuse', async () => {
  await show({ signInMethods: ['google', 'fax'] });
  expect(app()?.innerHTML).toContain(SKELETON);
  expect([adopted(), takePress()]).toEqual(['', undefined]);
});

test.each<[string, () => void]>([
  ['who is signed in', () => localStorage.setItem('token', 'T')],
  ['who is on the way to a provider', () => sessionStorage.setItem('sign_in_pending', 'google')],
  ['who comes for a provider', () => window.history.replaceState(null, '', '/login?provider=google')],
  ['another page', () => window.history.replaceState(null, '', '/login-with-email')],
  ['a page in a frame', () => vi.stubGlobal('parent', {})],
])('nothing for %s', async (_, prepare) => {
  prepare();
  await show();
  expect(app()?.innerHTML).toContain(SKELETON);
});

test('the choice for who has a way back, and where storage is blocked', async () => {
  await draw('/login/?redirect_to=%2Fwallet');
  await show();
  expect(labels()).toHaveLength(3);
  await draw();
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  await show();
  expect(labels()).toHaveLength(3);
  vi.unstubAllGlobals();
});

test('nothing where the app has drawn already', async () => {
  if (app() !== null) (app() as Element).innerHTML = SKELETON;
  await show({ languages: ['de'] });
  expect([app()?.innerHTML, document.documentElement.lang]).toEqual([SKELETON, 'it']);
});
