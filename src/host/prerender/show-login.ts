import { chooseLanguage } from '../language.ts';
import { readPreference } from '../preferences.ts';
import { SIGN_IN_METHODS } from '../sign-in-methods.ts';
import type { UnreadConfig } from '../start-early.ts';
import type { SignInMethod } from '../../widgets/login/index.ts';

let pressed: SignInMethod | null = null;
/** The app hears the presses itself. */
let isOver = false;

/** @returns the method that was pressed before the app's code was there, once */
export function takeEarlyPress(): SignInMethod | null {
  const method = pressed;
  pressed = null;
  isOver = true;
  return method;
}

/** Whether the choice is what the app will show: not to a person who is signed in, or who comes from a provider or is on the way to one. */
function isChoice(): boolean {
  try {
    if (window.localStorage.getItem('token') !== null || window.sessionStorage.getItem('sign_in_pending') !== null) return false;
  } catch {
    // Storage is blocked: nobody is signed in.
  }
  return !new URLSearchParams(window.location.search).has('provider');
}

/**
 * Shows the sign-in of the build (`loginTemplates`) with the provider's name, pictures and methods, while the app's code is on its way.
 * The app then takes the elements over (main.tsx).
 * @throws for a configuration that the app will refuse
 */
export async function showLogin(config: UnreadConfig): Promise<void> {
  if (!isChoice()) return;
  const { productName, logoUrl, loginPictureUrl, theme } = config;
  const signInMethods = config.signInMethods ?? SIGN_IN_METHODS;
  const lang = chooseLanguage(config.languages ?? ['it'], readPreference('language'));
  if (theme) {
    const { paint, readTheme } = await import('../document/theme.ts');
    paint(readTheme(theme, []));
  }
  // Not before the page and its style sheet have come, and not once the app has drawn there.
  const findLate = () => document.querySelector('#app > .late');
  const isComing = () =>
    findLate() === null ? document.readyState === 'loading' : !document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet;
  while (isComing()) await new Promise((resolve) => void requestAnimationFrame(resolve));
  const late = findLate();
  if (late === null) return;

  const { content } = document.getElementById(`login-${lang}`) as HTMLTemplateElement;
  const [hero, logo, name, group] = content.querySelectorAll('img, svg[viewBox="0 0 40 40"], [translate], [role=group]') as unknown as [
    HTMLImageElement,
    SVGElement,
    ...[HTMLElement, HTMLElement],
  ];
  if (loginPictureUrl) hero.src = loginPictureUrl;
  if (logoUrl) logo.replaceWith(Object.assign(new Image(36, 36), { alt: '', src: logoUrl }));
  else if (logo.lastChild) logo.lastChild.textContent = productName.slice(0, 1).toUpperCase();
  name.textContent = productName;
  // The app draws a picture anew that is not there, and hears that it does not load.
  for (const picture of content.querySelectorAll('img')) picture.addEventListener('error', () => isOver || picture.remove());
  const buttons = Array.from(group.children);
  const looks = buttons.map(({ className }) => className);
  const shown = signInMethods.map((method, index) => {
    const button = buttons[SIGN_IN_METHODS.indexOf(method)];
    if (button === undefined) throw new TypeError(`signInMethods: ${method}`);
    button.className = looks[index] ?? '';
    button.addEventListener('click', () => {
      if (isOver) return;
      pressed = method;
      button.setAttribute('aria-disabled', 'true');
    });
    return button;
  });
  group.replaceChildren(...shown);
  document.documentElement.lang = lang;
  const container = late.parentElement as HTMLElement;
  const chosen = readPreference('theme');
  if (chosen !== null) container.dataset['theme'] = chosen;
  // Without the spaces of the page, or the app would move the elements, and the focus would be lost.
  container.replaceChildren(content, late);
}
