/**
 * How each call of the contract comes to be asked. A read without parameters needs no line here: it is asked. Every other
 * call says which option names its data, which check asks it, or why a person must try it.
 */
import { contract, type OperationName } from '../src/api/contract.ts';
import type { AnyEndpoint } from '../src/api/endpoint.ts';
import type { PaymentContext } from '../src/api/payments.ts';
import { type IdOption, type Options, PAYMENT_METHODS, type PaymentMethod } from './options.ts';

/** What one parameter of a path is: an option's value, or values that every back end has. */
type Source = IdOption | readonly string[];

export type Asking =
  | { readonly by: 'reading'; readonly params: Readonly<Record<string, Source>>; readonly query?: Readonly<Record<string, string>> }
  /** Asked by a check of its own; `check` is its id. */
  | { readonly by: 'check'; readonly check: string }
  | { readonly by: 'hand'; readonly reason: string }
  | { readonly by: 'nobody' };

const reading = (params: Readonly<Record<string, Source>>): Asking => ({ by: 'reading', params });
const check = (id: string): Asking => ({ by: 'check', check: id });
const hand = (reason: string): Asking => ({ by: 'hand', reason });

const CONTEXTS: readonly PaymentContext[] = ['definedAmountMethod', 'walletRechargeMethod', 'partialAmountMethod'];

const NONCE = 'it needs a nonce of the payment vendor: add one in the app';
const STEP = 'it ends a payment that waits for a person: pay once in the app';
const OUTSIDE = 'it begins at the partner’s own page: link an account once in the app';

const ASKED: Partial<Record<OperationName, Asking>> = {
  setSessionCookie: check('session.sign-in'),
  login: check('session.sign-in'),
  logout: check('session.sign-out'),
  checkEmailDomain: reading({ email: ['nobody@example.com'] }),
  registerUser: check('preferences.register'),
  setPrivacyConsent: check('preferences.consent'),
  resolveCode: reading({ code: 'code' }),
  getSellingArea: reading({ id: 'area' }),
  editItem: check('cart.absolute'),
  confirmOrder: check('money.order'),
  getUpselling: check('catalogue.upselling'),
  setDietPreference: check('preferences.diet'),
  deleteInstrument: hand('what it deletes cannot be put back: delete one in the app'),
  getPaymentOptions: reading({ context: CONTEXTS }),
  updatePaymentPreference: check('preferences.payment'),
  getPayment: reading({ uuid: 'payment' }),
  updatePaymentInstrument: hand(STEP),
  cancelPayment: hand(STEP),
  addCard: hand(NONCE),
  addPaypalAccount: hand(NONCE),
  getThreeDSecureFlow: reading({ uuid: 'card-payment' }),
  finishThreeDSecureFlow: hand(STEP),
  cancelThreeDSecureFlow: hand(STEP),
  saveCardholderName: hand(STEP),
  submitDeviceData: hand(STEP),
  cancelPaypalPayment: hand(STEP),
  addSatispay: hand(OUTSIDE),
  getSatispayAdd: reading({ id: 'satispay-add' }),
  cancelSatispayAdd: hand(OUTSIDE),
  getSatispayTicketRedirect: reading({ uuid: 'satispay-ticket' }),
  getPellegriniTicket: reading({ uuid: 'pellegrini-ticket' }),
  submitPellegriniTicket: hand(STEP),
  getPluxeeTicket: reading({ uuid: 'pluxee-ticket' }),
  submitPluxeeTicket: hand(STEP),
  confirmEdenredLogin: hand(OUTSIDE),
  getEdenredTicket: reading({ uuid: 'edenred-ticket' }),
  confirmEdenredTicket: hand(STEP),
  skipEdenredTicket: hand(STEP),
  submitRecharge: check('money.recharge'),
  getRecharge: reading({ uuid: 'recharge' }),
  getLockerOrder: reading({ id: 'order' }),
  retryLockerOpening: hand('it opens a door: open it once in the app'),
  getOrders: { by: 'reading', params: {}, query: { take: '100' } },
  getCoffeeArea: reading({ id: 'coffee-area' }),
  confirmCoffee: check('money.coffee'),
  getCoffeeOrder: reading({ id: 'coffee-order' }),
  setUserInfo: check('preferences.nick-name'),
  getMenu: reading({ UUID: 'menu' }),
};

export const OPERATIONS = Object.keys(contract) as OperationName[];

export const parametersOf = ({ path }: AnyEndpoint): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** True for what may be asked at any time: it changes nothing. */
export const isRead = (operation: OperationName): boolean => !contract[operation].hasEffect;

export function askingOf(operation: OperationName): Asking {
  const known = ASKED[operation];
  if (known !== undefined) return known;
  return isRead(operation) && parametersOf(contract[operation]).length === 0 ? reading({}) : { by: 'nobody' };
}

/** The payment methods that need the call; null for what every provider needs. */
export function methodsOf(operation: OperationName): readonly PaymentMethod[] | null {
  const { path } = contract[operation];
  if (!path.startsWith('b2c/payment/integration/')) return null;
  // One token serves Braintree's cards and PayPal.
  if (path === contract.getBraintreeToken.path) return ['braintree_cc', 'braintree_paypal'];
  return (Object.keys(PAYMENT_METHODS) as PaymentMethod[]).filter((method) => path.startsWith(PAYMENT_METHODS[method]));
}

/** False for the calls of a payment method that this provider does not use. */
export function isInUse(operation: OperationName, { paymentMethods }: Options): boolean {
  const methods = methodsOf(operation);
  return methods === null || methods.some((method) => paymentMethods.includes(method));
}

/** Every filling of the parameters that the options allow, or the option that is missing. */
export function fillings(
  params: Readonly<Record<string, Source>>,
  ids: Options['ids'],
): { readonly filled: readonly Readonly<Record<string, string>>[] } | { readonly missing: IdOption } {
  let filled: Readonly<Record<string, string>>[] = [{}];
  for (const [name, source] of Object.entries(params)) {
    const given = typeof source === 'string' ? ids[source] : null;
    if (given === undefined) return { missing: source as IdOption };
    const values = given === null ? (source as readonly string[]) : [given];
    filled = filled.flatMap((params) => values.map((value) => ({ ...params, [name]: value })));
  }
  return { filled };
}
