import { useMemo, useRef } from 'react';
import type { Instrument } from '../api/index.ts';
import { acknowledgeInstruments } from '../widgets/shared/payment/instrument-registration.ts';
import { type PendingKey, pendingKeyOf, putPending } from '../widgets/shared/payment/pending-instrument.ts';
import { guardReturn } from '../widgets/shared/rules/links.ts';
import { useRuntime } from '../widgets/shared/runtime/runtime.tsx';
import { transferInstrument } from './instrument-transfer.ts';
import { goBack, goBackTo } from './ports/navigation.ts';
import { matchRoute } from './routes.ts';
import { loadScreen } from './screens.ts';

/** Nobody waits longer for the code of the page that is gone back to; it shows an error of its own then. */
const LOAD_LIMIT_MS = 5000;

export interface PaymentReturn {
  /** Query `key-to-update`: where the page that asked looks for the instrument. */
  readonly keyToUpdate: PendingKey | null;
  /** Query `return-url`, through the link guard. */
  readonly returnUrl: string;
  /** Goes back with an instrument, or without one. */
  returnWith(picked: Instrument | null): void;
  /** Goes back to where the person came from, with nothing. */
  cancel(): void;
}

/** Where a page of a payment leads when it is done. `fallback`: the page to go to when the address names none. */
export function usePaymentReturn(search: string, fallback: string): PaymentReturn {
  const { storage, resources, addresses } = useRuntime();
  const isLeaving = useRef(false);
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const keyToUpdate = pendingKeyOf(query.get('key-to-update'));
    const returnUrl = guardReturn(query.get('return-url'), addresses, fallback);
    const once = (run: () => void) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      run();
    };
    return {
      keyToUpdate,
      returnUrl,
      returnWith: (picked) =>
        once(() => {
          const target = matchRoute(new URL(returnUrl, window.location.origin).pathname);
          const loaded = target === null ? Promise.resolve() : loadScreen(target.name).catch(() => undefined);
          // What is handed over lives for a second: the page that takes it must be ready to be drawn.
          void Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LOAD_LIMIT_MS))]).then(() => {
            resources.invalidate('instruments');
            const isHanded = picked !== null && keyToUpdate !== null;
            if (isHanded) putPending(storage, keyToUpdate, picked);
            else if (picked !== null) acknowledgeInstruments(storage, [picked]);
            goBackTo(returnUrl, () => {
              if (isHanded) transferInstrument(storage, { key: keyToUpdate, picked, address: returnUrl });
            });
          });
        }),
      cancel: () => once(goBack),
    };
  }, [search, fallback, storage, resources, addresses]);
}
