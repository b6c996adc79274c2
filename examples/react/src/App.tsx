import { useState } from 'react';
import { Menu } from 'pausa/menu';
import { memberRuntime, PausaRoot, publicRuntime } from 'pausa/runtime';
import { Wallet } from 'pausa/wallet';
import 'pausa/base.css';
import 'pausa/menu.css';
import 'pausa/wallet.css';
import 'pausa/elements/cart';
import 'pausa/elements/shop';
import 'pausa/jsx';

const PAUSA = import.meta.env.VITE_PAUSA_URL;
/** For menus: no session, no storage. Made once, outside of rendering. */
const menus = publicRuntime(PAUSA);
/** For what a signed-in person does. A way out that the page does not take itself opens the provider's app. */
const member = memberRuntime({
  apiBaseUrl: PAUSA,
  onNavigate({ to, href }) {
    if (to !== 'wallet-recharge') return true;
    window.open(href, '_blank', 'noopener');
    return false;
  },
});
const CANTEEN = '00000000-0000-4000-8000-000000000001';

export function App() {
  const [view, setView] = useState<'menu' | 'order' | 'wallet'>('menu');
  return (
    <>
      <header className="top">
        <b>Intranet</b>
        <nav aria-label="Sezioni">
          <button type="button" aria-pressed={view === 'menu'} onClick={() => setView('menu')}>
            Menu di oggi
          </button>
          <button type="button" aria-pressed={view === 'order'} onClick={() => setView('order')}>
            Ordina
          </button>
          <button type="button" aria-pressed={view === 'wallet'} onClick={() => setView('wallet')}>
            Portafoglio
          </button>
        </nav>
      </header>
      <main>{view === 'menu' ? <Today /> : view === 'order' ? <Order areaId="milano-1" /> : <Credit />}</main>
    </>
  );
}

/** A React component, with the theme that `PausaRoot` brings. */
function Today() {
  return (
    <PausaRoot runtime={menus}>
      <Menu menuId={CANTEEN} layout="grid" />
    </PausaRoot>
  );
}

/** A component of a signed-in person. Until somebody is, the page's own words stand in its place. */
function Credit() {
  const signIn = (
    <p className="note">
      Per il portafoglio serve l’accesso.{' '}
      <a href={`${PAUSA}/login`} target="_blank" rel="noopener noreferrer">
        Accedi con l’account aziendale
      </a>
    </p>
  );
  return (
    <PausaRoot runtime={member.runtime} session={member.session} signedOut={signIn} className="narrow">
      <Wallet />
    </PausaRoot>
  );
}

/** Two elements on one cart; the page signs people in by itself, and notes where an element wants to go. */
function Order({ areaId }: { areaId: string }) {
  const [loginUrl, setLoginUrl] = useState<string | null>(null);
  const [order, setOrder] = useState<string | null>(null);
  const signIn = (event: CustomEvent<{ readonly loginUrl: string }>) => {
    event.preventDefault();
    setLoginUrl(event.detail.loginUrl);
  };
  return (
    <>
      {loginUrl !== null && (
        <p className="note">
          Per ordinare serve l’accesso.{' '}
          <a href={loginUrl} target="_blank" rel="noopener noreferrer" onClick={() => setLoginUrl(null)}>
            Accedi con l’account aziendale
          </a>
        </p>
      )}
      {order !== null && (
        <p className="note" role="status">
          Ordine inviato. <a href={order}>Segui il tuo ordine</a>
        </p>
      )}
      <div className="columns">
        <pausa-shop area-id={areaId} api-base-url={PAUSA} onpausa-session-required={signIn} />
        <pausa-cart
          area-id={areaId}
          api-base-url={PAUSA}
          onpausa-session-required={signIn}
          onpausa-navigate={(event) => {
            // What the server says after a purchase; every other way out leads to the app.
            if (event.detail.to !== 'link') return;
            event.preventDefault();
            setOrder(event.detail.href);
          }}
        />
      </div>
    </>
  );
}
