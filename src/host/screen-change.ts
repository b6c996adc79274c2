import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { methodRoute } from '../registry/payment-methods.ts';
import type { RouteName } from '../registry/routes.ts';
import { hasBeenHere } from './ports/history.ts';
import { restoreScroll } from './ports/scroll.ts';
import type { RouteMatch } from './routes.ts';

const TITLES: Readonly<Record<Exclude<RouteName, 'menu' | 'iframeMenu' | 'screenMenu'>, string>> = {
  home: 'Home',
  me: 'Profilo',
  sellingArea: 'Catalogo',
  cart: 'Il tuo ordine',
  lockerOrder: 'Ordine',
  orders: 'Lista Ordini',
  paymentMethods: 'Pagamento',
  payment: 'Pagamento',
  paymentOptions: 'Scegli come pagare',
  wallet: 'Portafoglio',
  walletRecharge: 'Ricarica Wallet',
  walletRechargeResult: 'Ricarica Wallet',
  coffeeArea: 'Caffè',
  coffeeOrder: 'Ordine',
  coffeeNickname: 'Modifica Nome',
  insufficientFund: 'Credito insufficiente',
  code: 'Lettore QR-Code',
  codeLanding: 'Lettore QR-Code',
  codeLandingWith: 'Lettore QR-Code',
  login: 'Accedi',
  loginWithEmail: 'Accedi con Email',
  loginWithToken: 'Nuova Password',
  privacyPolicy: 'Gestisci i consensi',
};

function titleOf({ name, params }: RouteMatch): string {
  if (name === 'paymentOptions' && params['context'] !== 'definedAmountMethod') return 'Scegli come ricaricare';
  return methodRoute(name)?.title ?? TITLES[name as keyof typeof TITLES];
}

const NameContext = createContext<(name: string) => void>(() => undefined);
export const ScreenNameProvider = NameContext.Provider;

/** The title of a screen that shows something with a name of its own, such as a shop, once that is known. */
export function useScreenName(name: string | undefined): void {
  const give = useContext(NameContext);
  useEffect(() => {
    if (name !== undefined) give(name);
  }, [give, name]);
}

/**
 * A new screen: title, scroll, focus on its heading. Dialogs of a screen are no new screen.
 * @returns how the screen gives itself a name
 */
export function useScreenChange(match: RouteMatch | null, productName: string): (name: string) => void {
  const isCart = match?.name === 'cart';
  const screen = match === null ? 'none' : `${isCart ? 'sellingArea' : match.name} ${Object.values(match.params).join(' ')}`;
  const [named, setNamed] = useState({ screen, name: '' });
  const giveName = useCallback((name: string) => setNamed({ screen, name }), [screen]);

  const own = named.screen === screen && !isCart ? named.name : '';
  const title = own || (match === null ? 'Pagina non trovata' : titleOf(match));
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);

  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === screen) return;
    const isFirst = last.current === undefined;
    last.current = screen;
    // The first screen has the browser's own focus. A document that is come back to, or loaded again, is where it was.
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

/** The heading may come with the screen's chunk or data; the first one to appear takes the focus. */
function focusHeading(): () => void {
  const focus = () => {
    // The screen before may still be there, hidden until the next one's code has come: it cannot take the focus.
    for (const heading of document.querySelectorAll<HTMLElement>('[data-screen-title]')) {
      heading.focus({ preventScroll: true });
      if (document.activeElement === heading) return true;
    }
    return false;
  };
  const observer = new MutationObserver(() => {
    // Whoever has gone somewhere meanwhile stays there.
    const { activeElement } = document;
    if ((activeElement !== null && activeElement !== document.body) || focus()) observer.disconnect();
  });
  if (!focus()) observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  return () => observer.disconnect();
}
