/** The sign-in of the build, shown before the app's files are there: a script in index.html, after the placeholder of the screen. */
import { LOGIN_PAGE } from '../../registry/screens-early.ts';
import type { SignInMethod } from '../../widgets/login/index.ts';
import { withCurrentNames } from '../../widgets/shared/ui/theme/palette.ts';
import { paint } from '../document/theme.ts';
import type { UnreadConfig } from '../config.ts';
import { chooseLanguage } from '../language.ts';
import { readPreference } from '../preferences.ts';
import { SIGN_IN_METHODS } from '../sign-in-methods.ts';
import { withConfig } from '../start-early.ts';

declare global {
  interface Window {
    /** The app calls it once it hears the presses itself; undefined where the sign-in was not shown. */
    pausaTakePress?: () => SignInMethod | null;
  }
}

let pressed: SignInMethod | null = null;
/** The app hears the presses itself. */
let isOver = false;

/** Whether the choice is what the app will show: not to a person who is signed in, or who comes from a provider or is on the way to one. */
function isChoice(): boolean {
  const { parent, location } = window;
  if (parent !== window || !LOGIN_PAGE.test(location.pathname) || new URLSearchParams(location.search).has('provider')) return false;
  try {
    return window.localStorage.getItem('token') === null && window.sessionStorage.getItem('sign_in_pending') === null;
  } catch {
    // Storage is blocked: nobody is signed in.
    return true;
  }
}

/** Shows it with the provider's name, pictures, colours and methods. The app takes the elements over (main.tsx). */
function showLogin({ productName, logoUrl, loginPictureUrl, theme, ...config }: UnreadConfig): void {
  const late = document.querySelector('#app > .late');
  // The app has drawn already.
  if (late === null) return;
  const signInMethods = config.signInMethods ?? SIGN_IN_METHODS;
  const lang = chooseLanguage(config.languages ?? ['it'], readPreference('language'));
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

  if (theme) paint({ light: withCurrentNames(theme.light ?? {}), dark: withCurrentNames(theme.dark ?? {}), tokens: theme.tokens ?? {} });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(document.getElementById('login-style')?.textContent ?? '');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.documentElement.lang = lang;
  const container = late.parentElement as HTMLElement;
  const chosen = readPreference('theme');
  if (chosen !== null) container.dataset['theme'] = chosen;
  // Without the spaces of the page, or the app would move the elements, and the focus would be lost.
  container.replaceChildren(content, late);

  window.pausaTakePress = () => {
    const method = pressed;
    pressed = null;
    isOver = true;
    // The app's own style sheet has all of it.
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    return method;
  };
}

if (isChoice()) void withConfig(showLogin);
