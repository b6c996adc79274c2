/** The app's own client over answers that a test writes. Of `src/api` only what the app uses: its calls, and the client. */
import * as api from '../../src/api/index.ts';
import { CART } from './answers.ts';

const params = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
const anonymous = (call: string) => call.replace(/\{\w+\}/g, '{}');

/** The app's calls by method and address, with the variable parts unnamed. */
const ENDPOINTS = new Map(
  (Object.values(api) as unknown[])
    .filter((part): part is api.AnyEndpoint => typeof part === 'object' && part !== null && 'hasEffect' in part)
    .map((endpoint) => [anonymous(`${endpoint.method} ${endpoint.path}`), endpoint]),
);
export const appCalls = (): string[] => [...ENDPOINTS.keys()].sort();
export const withoutNames = (calls: readonly string[]): string[] => calls.map(anonymous).sort();

/** Bodies that the app could send: a call needs one, whatever is answered. */
export const BODIES: Readonly<Record<string, unknown>> = {
  'POST b2c/auth/session-cookie': { authorizationF: 'token' },
  'POST b2c/auth/login': { authorizationF: 'token' },
  'POST b2c/locker/selling-order/edit-item': { lockerId: 'a', itemSaleableId: 'b', itemSaleablePriceListId: 'c', quantity: 1 },
  'POST b2c/locker/selling-order/confirm': {
    lockerId: 'a',
    paymentInstrumentUUID: false,
    partialAmountPIUUID: false,
    orderSnapshot: {},
  },
  'POST b2c/upselling/{}/cart': { itemSaleableIds: [], customerDateTime: '2026-11-17T12:05:00' },
  'POST b2c/diet-preference': { diet: null, allergens: null },
  'POST b2c/payment-preference/update/{}': { category: 'card', provider: 'Visa' },
  'POST b2c/payment/{}/update-pi': { uuid: 'a' },
  'POST b2c/payment/integration/braintree/braintree-cc-pi/add-card': { nonce: 'a' },
  'POST b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/{}': { nonce: 'a' },
  'POST b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/{}/saveCreditCardData': { cardholderName: 'a' },
  'POST b2c/payment/integration/braintree/braintree-paypal-pi/add-account': { nonce: 'a' },
  'POST b2c/payment/integration/braintree/braintree-paypal-payment/submit-device-data/{}': { deviceData: '{}' },
  'POST b2c/wallet-recharge': {
    amount: 1000,
    walletRechargeData: { amountType: 'DefinedAmount', payWith: { provider: 'visa', label: 'Visa' } },
    resultUrl: '/',
  },
  'POST b2c/payment/integration/pellegrini/pellegrini-ticket/{}': { token: '5000001' },
  'POST b2c/payment/integration/sodexo/sodexo-ticket/{}': { otp: '100001' },
  'POST b2c/payment/integration/edenred/edenred-ticket/login/confirm': { code: 'a' },
  'POST b2c/payment/integration/satispay/standard/pi/add': { returnUrl: '/', keyToUpdate: 'A' },
  'POST b2c/coffee/selling-area/{}/confirm': {
    paymentInfo: { totalToPayFromWallet: 0, totalToPayFromCorporateCredit: 0 },
    order: { coffeeRecipeId: 'espresso', price: 55 },
  },
  'POST b2c/info': { nickName: 'Giulia' },
  'POST b2c/register': { email: 'giulia@example.it' },
  'POST b2c/privacy-policy': { data: { acceptMarketingData: true, acceptProfilingData: false } },
};

export type Outcome =
  | { readonly isRead: true; readonly answer: unknown; readonly repairs: readonly string[] }
  | { readonly isRead: false; readonly failure: api.ApiFailure };

const [EDIT, CONFIRM] = ['POST b2c/locker/selling-order/edit-item', 'POST b2c/locker/selling-order/confirm'] as const;
/** @throws Error when the app does not read the answer */
async function answerOf(call: string, value: unknown): Promise<unknown> {
  const outcome = await askClient(call, json(value));
  if (!outcome.isRead) throw new Error(`${call}: ${api.describeFailure(outcome.failure)}`);
  return outcome.answer;
}

let editedCart: Promise<unknown> | undefined;

const parameter = (name: string) => (name === 'email' ? 'giulia@example.it' : name === 'context' ? 'definedAmountMethod' : 'uno');

/**
 * What the app gets out of an answer to one of its calls.
 * @param onSent receives the JSON of the call's body
 */
export async function askClient(call: string, response: () => Response, onSent?: (body: unknown) => void): Promise<Outcome> {
  const endpoint = ENDPOINTS.get(anonymous(call));
  if (endpoint === undefined) throw new Error(`The app has no call ${call}`);
  const repairs: string[] = [];
  const client = api.createClient({
    baseUrl: 'https://api.example',
    fetch: async (_, init) => {
      if (typeof init?.body === 'string') onSent?.(JSON.parse(init.body));
      return response();
    },
    onRepair: (_, issue) => repairs.push(issue),
  });
  const body = BODIES[anonymous(call)] ?? {};
  if (call === CONFIRM) {
    editedCart ??= answerOf(EDIT, CART);
    Object.assign(body, { orderSnapshot: ((await editedCart) as { readonly order: unknown }).order });
  }
  try {
    const answer = await client.call<api.AnyEndpoint>(endpoint, {
      params: Object.fromEntries(params(endpoint.path).map((name) => [name, parameter(name)])),
      ...(endpoint.body === null ? {} : { body }),
    } as never);
    return { isRead: true, answer, repairs };
  } catch (thrown) {
    if (!(thrown instanceof api.ApiError)) throw thrown;
    return { isRead: false, failure: thrown.failure };
  }
}
export const json =
  (value: unknown, status = 200) =>
  () =>
    Response.json(value, { status });
export const describeFailure = api.describeFailure;
