import { useEffect, useState } from 'react';
import { type Instrument, instrument } from '../api/index.ts';
import { type PendingKey, pendingKeyOf, putPending } from '../widgets/shared/payment/pending-instrument.ts';
import type { StoragePort } from '../widgets/shared/runtime/ports.ts';
import { useRuntime } from '../widgets/shared/runtime/runtime.tsx';

interface Handover {
  readonly key: PendingKey;
  readonly picked: Instrument;
  /** The page that asked. */
  readonly path: string;
}

/**
 * Keeps what is handed over until the page that asked has been loaded: the card form and PayPal are documents of their
 * own, so going back from them loads the page below, which takes longer than a pending instrument lives. A page that was
 * never left takes it at once, and the copy goes.
 */
export function putInTransit(storage: StoragePort, handover: Handover): void {
  storage.write('instrumentInTransit', JSON.stringify(handover));
  // Fired in this document only.
  window.addEventListener('popstate', () => storage.remove('instrumentInTransit'), { once: true });
}

/** The second that a pending instrument lives begins when the page that asked is there. */
function deliver(storage: StoragePort): void {
  const text = storage.take('instrumentInTransit');
  if (text === null) return;
  let sent: Partial<Record<keyof Handover, unknown>>;
  try {
    sent = JSON.parse(text) as typeof sent;
  } catch {
    return;
  }
  const key = pendingKeyOf(typeof sent.key === 'string' ? sent.key : null);
  const picked = instrument.safeParse(sent.picked);
  const { pathname, search } = window.location;
  const isHere = typeof sent.path === 'string' && (pathname + search === sent.path || (pathname + search).startsWith(`${sent.path}?`));
  if (key !== null && picked.success && isHere) putPending(storage, key, picked.data);
}

/**
 * For a screen that takes an instrument: hands it what the document before this one left behind. (A cart that is loaded
 * anew needs none: it reads the server's preference.)
 */
export function useArrival(): void {
  const { storage } = useRuntime();
  // Before the widget below looks for it.
  useState(() => deliver(storage));
  useEffect(() => {
    // A document that the browser had kept whole never asks again.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && storage.read('instrumentInTransit') !== null) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [storage]);
}
