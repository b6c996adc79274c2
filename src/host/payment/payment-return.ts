import { useMemo, useRef } from 'react';
import { invalidate } from '../../widgets/shared/flow/query-client.ts';
import { acknowledgeInstruments } from '../../widgets/shared/payment/pending-registration.ts';
import { type Choice, isInstrument, pendingKeyOf, putPending } from '../../widgets/shared/payment/pending-instrument.ts';
import { guardContinue } from '../../widgets/shared/rules/links.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { transferInstrument } from './instrument-transfer.ts';
import { goBack, goBackTo } from '../ports/navigation.ts';
import { matchRoute } from '../routing/routes.ts';
import { loadScreen } from '../routing/screens.ts';

/** Time limit for loading the code of the return page; afterwards that page shows its own error. */
const LOAD_LIMIT_MS = 5000;

/** How a payment page returns. The page at `returnUrl`, a guarded path, reads the pending instrument by the key `keyToUpdate`. */
export function usePaymentReturn(search: string) {
  const { storage, queryClient, addresses } = useRuntime();
  const isLeaving = useRef(false);
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const keyToUpdate = pendingKeyOf(query.get('key-to-update'));
    const returnUrl = guardContinue(query.get('return-url'), addresses, '/payment');
    const leaveOnce = (run: () => void) => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      run();
    };
    return {
      keyToUpdate,
      returnUrl,
      /** Returns to `returnUrl`, with or without what was picked. */
      returnWith: (picked: Choice | null) =>
        leaveOnce(() => {
          const { pathname } = window.location;
          const target = matchRoute(new URL(returnUrl, window.location.origin).pathname);
          const loaded = target === null ? Promise.resolve() : loadScreen(target.name).catch(() => undefined);
          // A pending instrument expires after a second, so load the code of the return page first.
          void Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LOAD_LIMIT_MS))]).then(() => {
            invalidate(queryClient, 'b2c/payment-instrument/');
            // The person has opened another page meanwhile, and stays there.
            if (window.location.pathname !== pathname) return;
            const isRequested = picked !== null && keyToUpdate !== null;
            if (isRequested) putPending(storage, keyToUpdate, picked);
            else if (picked !== null && isInstrument(picked)) acknowledgeInstruments(storage, [picked]);
            goBackTo(returnUrl, () => {
              if (isRequested && isInstrument(picked)) transferInstrument(storage, { key: keyToUpdate, picked, address: returnUrl });
            });
          });
        }),
      cancel: () => leaveOnce(goBack),
    };
  }, [search, storage, queryClient, addresses]);
}
