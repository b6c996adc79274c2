import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { publicRuntime } from '../widgets/shared/runtime/public-runtime.ts';
import { RuntimeProvider } from '../widgets/shared/runtime/runtime.tsx';
import type { HostConfig } from './config.ts';
import { fetchWithEarly } from './early-answers.ts';
import { ScreenSkeleton } from './layout/ScreenSkeleton.tsx';
import { Oops } from './Oops.tsx';
import { paymentStep } from './payment-methods.ts';
import { documentTracking } from './ports/tracking.ts';
import { matchRoute, type RouteMatch, type RouteName } from './routes.ts';
import { loadMembers, SCREENS } from './screens.ts';

const Members = lazy(loadMembers);
const MenuScreen = lazy(SCREENS.menu);
const IframeMenuScreen = lazy(SCREENS.iframeMenu);

const TITLES: Readonly<Record<RouteName, string>> = {
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
  menu: 'Menu',
  iframeMenu: 'Menu',
};

function titleOf({ name, params }: RouteMatch): string {
  if (name === 'paymentOptions' && params['context'] !== 'definedAmountMethod') return 'Scegli come ricaricare';
  return paymentStep(name)?.title ?? TITLES[name as RouteName];
}

export function App({ config }: { config: HostConfig }) {
  const [path] = useLocation();
  const match = matchRoute(path);
  useScreenChange(match, config.productName);

  return (
    <Crash phone={config.supportPhone} path={path}>
      <Suspense fallback={<ScreenSkeleton />}>
        {match?.group === 'framable' ? (
          <RuntimeProvider runtime={publicRuntime(config.apiBaseUrl, fetchWithEarly)}>
            {match.name === 'menu' ? (
              <MenuScreen UUID={match.params['UUID'] ?? ''} />
            ) : (
              <IframeMenuScreen UUID={match.params['UUID'] ?? ''} />
            )}
          </RuntimeProvider>
        ) : (
          <Members config={config} match={match} />
        )}
      </Suspense>
    </Crash>
  );
}

/** A new screen: title, scroll to the top, focus on its heading. Dialogs of a screen are no new screen. */
function useScreenChange(match: RouteMatch | null, productName: string): void {
  const name = match === null ? 'Pagina non trovata' : titleOf(match);
  useEffect(() => {
    document.title = `${name} · ${productName}`;
  }, [name, productName]);

  const isCart = match?.name === 'cart';
  const screen = match === null ? 'none' : `${isCart ? 'sellingArea' : match.name} ${Object.values(match.params).join(' ')}`;
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    window.scrollTo(0, 0);
    // The heading may come with the screen's chunk or data; the first one to appear takes the focus.
    const focus = () => {
      // The screen before may still be there, hidden until the next one's code has come: it cannot take the focus.
      for (const heading of document.querySelectorAll<HTMLElement>('[data-screen-title]')) {
        heading.focus({ preventScroll: true });
        if (document.activeElement === heading) return true;
      }
      return false;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => {
      // Whoever has gone somewhere meanwhile stays there.
      const { activeElement } = document;
      if ((activeElement !== null && activeElement !== document.body) || focus()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [screen]);
}

interface CrashProps {
  phone: string;
  path: string;
  children: ReactNode;
}

/** A screen that cannot be drawn, or whose chunk did not arrive: a sentence and a way on. */
class Crash extends Component<CrashProps, { hasCrashed: boolean; path: string }> {
  override state = { hasCrashed: false, path: this.props.path };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  /** Another address is a new chance. */
  static getDerivedStateFromProps({ path }: CrashProps, state: { path: string }) {
    return path === state.path ? null : { path, hasCrashed: false };
  }

  override componentDidCatch(error: Error) {
    documentTracking.event('Error/Render', error.message);
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    // A chunk that failed to load is remembered by the browser's module map: only a reload asks again.
    return <Oops phone={this.props.phone} onRetry={() => window.location.reload()} />;
  }
}
