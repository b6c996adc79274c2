import { type ApiFailure, type Cart, type CartOrder, confirmOrder, type Link } from '../../../api/index.ts';
import { NOTHING_TO_READ, submitOnce, type SubmitResult } from '../payment/money-operation.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import type { OrderingState } from './ordering-state.ts';

interface Confirmation {
  readonly areaId: string;
  /** The cart as displayed at the press. */
  readonly shown: Pick<OrderingState, 'split' | 'instruments'> & { readonly order: CartOrder };
  serverCart(): Cart;
  onConfirmed(): void;
  reconcile(failure: ApiFailure): Promise<SubmitResult<null, Link>>;
}

/** Costs money. Pays the cart as displayed at the press. Only the server knows its own cart, so nothing is read before. */
export const submitOrder = (runtime: Runtime, { areaId, shown, serverCart, onConfirmed, reconcile }: Confirmation) =>
  submitOnce<null, Link>(runtime, {
    ...NOTHING_TO_READ,
    lock: `confirm.${areaId}`,
    event: ['cart', 'confirm'],
    async send() {
      const { order, split, instruments } = shown;
      const { actionType, paymentUUID } = serverCart();
      const link = await runtime.client.call(confirmOrder, {
        body: {
          lockerId: areaId,
          paymentInstrumentUUID: instruments.definedAmountMethod?.paymentInstrument.uuid ?? false,
          partialAmountPIUUID: instruments.partialAmountMethod?.paymentInstrument.uuid ?? false,
          orderSnapshot: { ...order, ...split, actionType, paymentUUID },
        },
        timeoutMs: 30_000,
      });
      onConfirmed();
      return link;
    },
    reconcile,
  });
