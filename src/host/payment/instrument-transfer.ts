import { useLayoutEffect } from 'react';
import { type Instrument, transferredInstrument } from '../../api/index.ts';
import { useBfcacheRestore } from '../../widgets/shared/flow/use-bfcache-restore.ts';
import { parseStored } from '../../widgets/shared/payment/parse-stored.ts';
import { type PendingKey, pendingKeyOf, putPending } from '../../widgets/shared/payment/pending-instrument.ts';
import type { StoragePort } from '../../widgets/shared/runtime/ports.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { isPage } from '../ports/navigation.ts';

/** Stores an instrument for the page at `address`, in case that going back loads a new document, as from the card form or PayPal. */
export function transferInstrument(storage: StoragePort, transfer: { address: string; key: PendingKey; picked: Instrument }): void {
  storage.write('transferredInstrument', JSON.stringify(transfer));
  // The browser fires popstate only within this document, whose pages have the pending instrument already.
  globalThis.addEventListener?.('popstate', () => storage.remove('transferredInstrument'), { once: true });
}

/** Makes the instrument for this address pending when its page is drawn, because a pending one expires after a second. Drops any other. */
export function receiveInstrument(storage: StoragePort, address: string): void {
  const transfer = parseStored(transferredInstrument, storage.take('transferredInstrument'));
  const key = pendingKeyOf(transfer?.key ?? null);
  if (transfer !== null && key !== null && isPage(address, transfer.address)) putPending(storage, key, transfer.picked);
}

/** For a screen that takes an instrument: receives the one that the previous document (a card form, PayPal) stored. */
export function useInstrumentTransfer(): void {
  const { storage } = useRuntime();
  // In a layout effect, so that it runs just before the widget's effect reads it: on a slow machine, drawing may take a second.
  useLayoutEffect(() => receiveInstrument(storage, window.location.pathname + window.location.search), [storage]);
  // A document from the bfcache does not mount its components again.
  useBfcacheRestore(() => {
    if (storage.read('transferredInstrument') !== null) window.location.reload();
  });
}
