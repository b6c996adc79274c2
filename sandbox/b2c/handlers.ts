import type { HandlerTable } from './handler.ts';
import { braintreeHandlers } from './handlers/braintree.ts';
import { cartHandlers } from './handlers/cart.ts';
import { catalogueHandlers } from './handlers/catalogue.ts';
import { coffeeHandlers } from './handlers/coffee.ts';
import { homeHandlers } from './handlers/home.ts';
import { menuHandlers } from './handlers/menu.ts';
import { orderHandlers } from './handlers/orders.ts';
import { paymentHandlers } from './handlers/payments.ts';
import { satispayHandlers } from './handlers/satispay.ts';
import { sessionHandlers } from './handlers/session.ts';
import { voucherHandlers } from './handlers/vouchers.ts';
import { walletHandlers } from './handlers/wallet.ts';

/** Every operation of the contract. The type is the check: a missing or wrong handler does not compile. */
export const HANDLERS: HandlerTable = {
  ...sessionHandlers,
  ...homeHandlers,
  ...catalogueHandlers,
  ...cartHandlers,
  ...paymentHandlers,
  ...braintreeHandlers,
  ...satispayHandlers,
  ...voucherHandlers,
  ...walletHandlers,
  ...orderHandlers,
  ...coffeeHandlers,
  ...menuHandlers,
};
