import { braintreeHandlers } from './braintree.ts';
import type { HandlerTable } from './handler.ts';
import { cartHandlers } from './handlers/cart.ts';
import { catalogueHandlers } from './handlers/catalogue.ts';
import { coffeeHandlers } from './handlers/coffee.ts';
import { homeHandlers } from './handlers/home.ts';
import { menuHandlers } from './handlers/menu.ts';
import { orderHandlers } from './handlers/orders.ts';
import { paymentHandlers } from './handlers/payments.ts';
import { sessionHandlers } from './handlers/session.ts';
import { walletHandlers } from './handlers/wallet.ts';
import { methodHandlers } from './payment-methods.ts';

/** Every operation of the contract. The type is the check: a missing or wrong handler does not compile. */
export const HANDLERS: HandlerTable = {
  ...sessionHandlers,
  ...homeHandlers,
  ...catalogueHandlers,
  ...cartHandlers,
  ...paymentHandlers,
  ...braintreeHandlers,
  ...methodHandlers,
  ...walletHandlers,
  ...orderHandlers,
  ...coffeeHandlers,
  ...menuHandlers,
};
