import { useLayoutEffect } from 'react';
import { type Instrument, instrument } from '../api/index.ts';
import { useBfcacheRestore } from '../widgets/shared/flow/use-bfcache-restore.ts';
import { type PendingKey, pendingKeyOf, putPending } from '../widgets/shared/payment/pending-instrument.ts';
import type { StoragePort } from '../widgets/shared/runtime/ports.ts';
import { useRuntime } from '../widgets/shared/runtime/runtime.tsx';
import { isPage } from './ports/navigation.ts';

/** What is on its way to a page that is loaded before it can take anything. */
interface InstrumentTransfer {
  readonly address: string;
  readonly key: PendingKey;
  readonly picked: Instrument;
}

/**
 * Puts an instrument down for the page at `address`, in case it is loaded next: the card form and PayPal are documents of
 * their own. A page of this document has its pending instrument already, and the copy goes.
 */
export function transferInstrument(storage: StoragePort, handed: InstrumentTransfer): void {
  storage.write('handedInstrument', JSON.stringify(handed));
  // Fired within a document only.
  globalThis.addEventListener?.('popstate', () => storage.remove('handedInstrument'), { once: true });
}

function readHandedOver(text: string): InstrumentTransfer | null {
  try {
    const { address, key, picked } = JSON.parse(text) as Record<string, unknown>;
    const known = typeof key === 'string' ? pendingKeyOf(key) : null;
    const read = instrument.safeParse(picked);
    return typeof address === 'string' && known !== null && read.success ? { address, key: known, picked: read.data } : null;
  } catch {
    return null;
  }
}

/**
 * Begins the second in which a pick lives (`pending-instrument.ts`) now that its page is there to take it. Call it when
 * the page is drawn. What was put down for another address is dropped.
 */
export function receiveHandOver(storage: StoragePort, address: string): void {
  const text = storage.take('handedInstrument');
  const handed = text === null ? null : readHandedOver(text);
  if (handed !== null && isPage(address, handed.address)) putPending(storage, handed.key, handed.picked);
}

/**
 * For a screen that takes an instrument: receives what the document before this one put down. (A cart that is loaded anew
 * needs none: it reads the server's preference.)
 */
export function useInstrumentTransfer(): void {
  const { storage } = useRuntime();
  // Right before the widget below looks for it, in an effect of its own: drawing may take a slow machine a second.
  useLayoutEffect(() => receiveHandOver(storage, window.location.pathname + window.location.search), [storage]);
  // A document that the browser had kept whole draws nothing anew.
  useBfcacheRestore(() => {
    if (storage.read('handedInstrument') !== null) window.location.reload();
  });
}
