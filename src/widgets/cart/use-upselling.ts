import { useEffect } from 'react';
import { failureOf, getUpselling, isAbort } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { useOrdering } from '../shared/ordering/use-ordering.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { step, type UpsellingCommand, type UpsellingEvent, type UpsellingState } from './upselling.flow.ts';

/** `customerDateTime`: local time, YYYY-MM-DDTHH:mm:ss (part 1 §7). */
export const localDateTime = (now: number): string => new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 19);

function createUpselling({ client, environment, tracking }: Runtime, areaId: string) {
  return createMachine<UpsellingState, UpsellingEvent, UpsellingCommand>(
    { name: 'INITIAL' },
    step,
    async ({ itemIds }, { send, signal }) => {
      try {
        const { upselling, items } = await client.call(getUpselling, {
          params: { lockerId: areaId },
          body: { itemSaleableIds: [...itemIds], customerDateTime: localDateTime(environment.now()) },
          signal,
        });
        send({ type: 'fetched', offer: upselling === null ? null : { ...upselling, items } });
      } catch (thrown) {
        if (isAbort(thrown)) return;
        tracking.event('cart', `upselling ${failureOf(thrown).kind}`);
        send({ type: 'failed' });
      }
    },
  );
}

/** Suggestions for the cart. The hook fetches again each time the set of items changes. */
export function useUpselling(store: OrderingStore): UpsellingState {
  const runtime = useRuntime();
  const { order } = useOrdering(store);
  const [state, send] = useMachine(() => createUpselling(runtime, store.areaId));
  const items = order?.items;
  useEffect(() => send({ type: 'cart-seen', itemIds: items?.map(({ itemId }) => itemId) ?? [] }), [items, send]);
  return state;
}
