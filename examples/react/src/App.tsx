import { useState } from 'react';
import { Menu } from 'pausa/menu';
import { PausaRoot, publicRuntime } from 'pausa/runtime';
import 'pausa/base.css';
import 'pausa/menu.css';
import 'pausa/elements/cart';
import 'pausa/elements/shop';
import 'pausa/jsx';

const PAUSA = import.meta.env.VITE_PAUSA_URL;
/** For menus: no session, no storage. Made once, outside of rendering. */
const runtime = publicRuntime(PAUSA);
const CANTEEN = '00000000-0000-4000-8000-000000000001';

export function App() {
  const [view, setView] = useState<'menu' | 'order'>('menu');
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
        </nav>
      </header>
      <main>{view === 'menu' ? <Today /> : <Order areaId="milano-1" />}</main>
    </>
  );
}

/** A React component, with the theme that `PausaRoot` brings. */
function Today() {
  return (
    <PausaRoot runtime={runtime}>
      <Menu menuId={CANTEEN} layout="grid" />
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
