import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { methodRoute } from '../../registry/payment-methods.ts';
import { type RouteName, ROUTES } from '../../registry/routes.ts';
import { hasBeenHere } from '../ports/history.ts';
import { restoreScroll } from '../ports/scroll.ts';
import { type HostText, useText } from '../text.ts';
import type { RouteMatch } from './routes.ts';

function titleOf({ name, params }: RouteMatch, text: HostText): string {
  if (name === 'paymentOptions' && params['context'] !== 'definedAmountMethod') return text.chooseRecharge;
  return text.titles?.[name] ?? methodRoute(name)?.title ?? ROUTES[name as RouteName].title;
}

const NameContext = createContext<(name: string) => void>(() => undefined);
export const ScreenNameProvider = NameContext.Provider;

/** Sets the screen's title to the name of its content, such as a shop, once that is loaded. */
export function useScreenName(name: string | undefined): void {
  const give = useContext(NameContext);
  useEffect(() => {
    if (name !== undefined) give(name);
  }, [give, name]);
}

/** Sets title, scroll position and focus (on the heading) for a new screen, which a dialog is not. The result names the screen. */
export function useScreenChange(match: RouteMatch | null, productName: string): (name: string) => void {
  const isCart = match?.name === 'cart';
  const screen = match === null ? 'none' : `${isCart ? 'sellingArea' : match.name} ${Object.values(match.params).join(' ')}`;
  const [named, setNamed] = useState({ screen, name: '' });
  const giveName = useCallback((name: string) => setNamed({ screen, name }), [screen]);

  const text = useText();
  const own = named.screen === screen && !isCart ? named.name : '';
  const title = own || (match === null ? text.notFound : titleOf(match, text));
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);

  const last = useRef<string>(undefined);
  // Before the next event: a scroll event of the last screen would be stored as the position of this one.
  useLayoutEffect(() => {
    if (last.current === screen) return;
    const isFirst = last.current === undefined;
    last.current = screen;
    // The first screen keeps the browser's own focus. After a reload, Back or Forward it restores the scroll position.
    if (isFirst) return hasBeenHere() ? restoreScroll() : undefined;
    const stopScrolling = restoreScroll();
    const stopFocusing = focusHeading();
    return () => {
      stopScrolling();
      stopFocusing();
    };
  }, [screen]);
  return giveName;
}

/** Focuses the first heading that appears: it may come later, with the screen's chunk or data. */
function focusHeading(): () => void {
  const pressed = document.activeElement;
  const focus = () => {
    // A heading behind a dialog cannot take the focus.
    for (const heading of document.querySelectorAll<HTMLElement>('[data-screen-title]')) {
      heading.focus({ preventScroll: true });
      if (document.activeElement === heading) return true;
    }
    return false;
  };
  const observer = new MutationObserver(() => {
    // If the person has focused another element meanwhile, keep that focus.
    const { activeElement } = document;
    if (![null, document.body, pressed].includes(activeElement) || focus()) observer.disconnect();
  });
  if (!focus()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
