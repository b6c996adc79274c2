import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { read } from '../../widgets/shared/ui/test-dom.tsx';
import { loginTemplates } from './login.tsx';

const SKELETON = '<div class="screen-skeleton"></div>';
let takeEarlyPress: () => unknown;

/** The page as it comes from the server. */
async function draw(): Promise<void> {
  document.head.innerHTML = '<link rel="stylesheet" />';
  Object.defineProperty(document.querySelector('link'), 'sheet', { value: {} });
  document.body.innerHTML = `${(await loginTemplates()).join('')}<div id="app">${SKELETON}<p class="late"></p></div>`;
  document.documentElement.lang = 'it';
}

beforeEach(async () => {
  vi.resetModules();
  await draw();
});
afterEach(() => {
  localStorage.clear();
});

async function show(config: object = {}): Promise<void> {
  const module = await import('./show-login.ts');
  ({ takeEarlyPress } = module);
  await module.showLogin({ productName: 'mensa Blu', ...config } as Parameters<typeof module.showLogin>[0]);
}
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
  expect(takeEarlyPress()).toBe('google');
  buttons()[0]?.click();
  expect([buttons()[0]?.hasAttribute('aria-disabled'), takeEarlyPress()]).toEqual([false, null]);
});

test('nothing for a configuration that the app will refuse', async () => {
  await expect(show({ signInMethods: ['google', 'fax'] })).rejects.toThrow('fax');
  expect(app()?.innerHTML).toContain(SKELETON);
});

test('nothing for who is signed in, or comes from a provider or is on the way to one', async () => {
  localStorage.setItem('token', 'T');
  await show();
  localStorage.clear();
  sessionStorage.setItem('sign_in_pending', 'google');
  await show();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/login?provider=google');
  await show();
  expect(app()?.innerHTML).toContain(SKELETON);
  window.history.replaceState(null, '', '/login');
  await show();
  expect(labels()).toHaveLength(3);
});

test('not before the style sheet, nor after the app has drawn meanwhile', async () => {
  document.head.innerHTML = '';
  const shown = show();
  await vi.waitFor(() => expect(takeEarlyPress).toBeDefined());
  expect(labels()).toEqual([]);
  app()?.replaceChildren();
  await shown;
  expect(labels()).toEqual([]);
});

test('nothing where the app has drawn already', async () => {
  if (app() !== null) (app() as Element).innerHTML = SKELETON;
  await show({ languages: ['de'] });
  expect([app()?.innerHTML, document.documentElement.lang]).toEqual([SKELETON, 'it']);
});
