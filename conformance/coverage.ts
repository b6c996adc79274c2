/**
 * How the kit makes each call of the contract. A read without parameters needs no entry: the kit makes it. Every other entry
 * names the option with its data, the check that makes the call, or the reason why a person must try it.
 */
import { contract, type OperationName } from '../src/api/contract.ts';
import type { AnyEndpoint } from '../src/api/endpoint.ts';
import type { PaymentContext } from '../src/api/payments.ts';
import * as methods from '../src/registry/conformance.ts';
import { merge } from '../src/registry/merge.ts';
import { METHOD_NAMES, type MethodName } from '../src/registry/payment-methods.ts';
import { type Asking, check, manual, type MethodConformance, reading, type Source, STEP } from './asking.ts';
import type { IdOption, Options } from './options.ts';

const CONTEXTS: readonly PaymentContext[] = ['definedAmountMethod', 'walletRechargeMethod', 'partialAmountMethod'];

const METHODS: Readonly<Record<MethodName, MethodConformance>> = methods;

/** The calls of the payment methods. */
const METHOD_CALLS: MethodConformance['calls'] = merge(Object.values(METHODS).map(({ calls }) => calls));

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
  deleteInstrument: manual('what it deletes cannot be put back: delete one in the app'),
  getPaymentOptions: reading({ context: CONTEXTS }),
  updatePaymentPreference: check('preferences.payment'),
  getPayment: reading({ uuid: 'payment' }),
  updatePaymentInstrument: manual(STEP),
  cancelPayment: manual(STEP),
  submitRecharge: check('money.recharge'),
  getRecharge: reading({ uuid: 'recharge' }),
  getLockerOrder: reading({ id: 'order' }),
  retryLockerOpening: manual('it opens a door: open it once in the app'),
  getOrders: { by: 'reading', params: {}, query: { take: '100' } },
  getCoffeeArea: reading({ id: 'coffee-area' }),
  confirmCoffee: check('money.coffee'),
  getCoffeeOrder: reading({ id: 'coffee-order' }),
  setUserInfo: check('preferences.nick-name'),
  getMenu: reading({ UUID: 'menu' }),
};

export const OPERATIONS = Object.keys(contract) as OperationName[];

/** The operations by the shape of their address; one with fewer parameters comes first. */
const SHAPES = OPERATIONS.map((operation) => {
  const { method, path } = contract[operation];
  return { operation, method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), parameters: path.split('{').length };
}).sort((a, b) => a.parameters - b.parameters);

/** `path`: from `b2c/` on. Undefined for a call that the contract does not have. */
export const operationOf = (method: string, path: string): OperationName | undefined =>
  SHAPES.find((shape) => shape.method === method && shape.pattern.test(path))?.operation;

export const parametersOf = ({ path }: AnyEndpoint): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** True for a call that the kit may make at any time, because it changes nothing. */
export const isRead = (operation: OperationName): boolean => !contract[operation].hasEffect;

export function askingOf(operation: OperationName): Asking {
  const known = ASKED[operation] ?? METHOD_CALLS[operation]?.[1];
  if (known !== undefined) return known;
  return isRead(operation) && parametersOf(contract[operation]).length === 0 ? reading({}) : { by: 'unknown' };
}

/** The payment methods that need the call; null for a call that every provider needs. */
export function methodsOf(operation: OperationName): readonly MethodName[] | null {
  const { path } = contract[operation];
  if (!path.startsWith('b2c/payment/integration/')) return null;
  // One token serves Braintree's cards and PayPal.
  if (path === contract.getBraintreeToken.path) return ['braintree_cc', 'braintree_paypal'];
  return METHOD_NAMES.filter((method) => path.startsWith(METHODS[method].path));
}

/** False for the calls of a payment method that this provider does not use. */
export function isInUse(operation: OperationName, { paymentMethods }: Options): boolean {
  const users = methodsOf(operation);
  return users === null || users.some((method) => paymentMethods.includes(method));
}

/** All values of the parameters that the options give, or the missing option. */
export function fillings(
  params: Readonly<Record<string, Source>>,
  ids: Options['ids'],
): { readonly filled: readonly Readonly<Record<string, string>>[] } | { readonly missing: IdOption } {
  let filled: Readonly<Record<string, string>>[] = [{}];
  for (const [name, source] of Object.entries(params)) {
    const given = typeof source === 'string' ? ids[source as IdOption] : null;
    if (given === undefined) return { missing: source as IdOption };
    const values = given === null ? (source as readonly string[]) : [given];
    filled = filled.flatMap((params) => values.map((value) => ({ ...params, [name]: value })));
  }
  return { filled };
}
