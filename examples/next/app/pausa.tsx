'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PausaRoot, publicRuntime } from 'pausa/runtime';
import 'pausa/elements/wallet';
import 'pausa/jsx';

const PAUSA = process.env.NEXT_PUBLIC_PAUSA_URL ?? '';
/** For menus: no session, no storage. Made once, outside of rendering. */
const menus = publicRuntime(PAUSA);

export function Pausa({ children }: { readonly children: ReactNode }) {
  return (
    <PausaRoot runtime={menus} headingLevel={2}>
      {children}
    </PausaRoot>
  );
}

/** An element. React attaches no `onpausa-…` to what the server has rendered, so its events are heard through a `ref`. */
export function Credit() {
  const wallet = useRef<HTMLElementTagNameMap['pausa-wallet']>(null);
  const [loginUrl, setLoginUrl] = useState<string | null>(null);
  useEffect(() => {
    const element = wallet.current;
    const signIn = (event: HTMLElementEventMap['pausa-session-required']) => {
      event.preventDefault();
      setLoginUrl(event.detail.loginUrl);
    };
    element?.addEventListener('pausa-session-required', signIn);
    return () => element?.removeEventListener('pausa-session-required', signIn);
  }, []);
  return (
    <>
      <pausa-wallet ref={wallet} api-base-url={PAUSA} />
      {loginUrl !== null && (
        <p className="note">
          Per il portafoglio serve l’accesso.{' '}
          <a href={loginUrl} target="_blank" rel="noopener noreferrer" onClick={() => setLoginUrl(null)}>
            Accedi con l’account aziendale
          </a>
        </p>
      )}
    </>
  );
}
