/** Steps that several payment journeys share: cards and payments created by API calls. Texts and amounts stay in the journeys. */
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

interface Saved {
  readonly id: string;
  readonly uuid: string;
  readonly label: string;
  readonly category: string;
  readonly provider: string;
}

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(`/b2c/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** A saved card, by its last four digits: 1111 pays, 5100 is declined when it pays, 1091's bank asks first. */
export async function saveCard(page: Page, lastFour: '1111' | '5100' | '1091'): Promise<Saved> {
  const nonce = `tokencc_sandbox_${lastFour === '1091' ? '400000' : '411111'}_${lastFour}`;
  return (await post<{ instrument: Saved }>(page, 'payment/integration/braintree/braintree-cc-pi/add-card', { nonce })).instrument;
}

type Context = 'definedAmountMethod' | 'walletRechargeMethod';

export const prefer = (page: Page, context: Context, { id, category, provider }: Saved): Promise<unknown> =>
  post(page, `payment-preference/update/${context}`, { paymentInstrumentId: id, category, provider });

/** A recharge of 10,00 € that waits or has failed; its payment has a page of its own. */
async function recharge(page: Page): Promise<string> {
  const body = { amount: 10, walletRechargeData: { amountType: null, payWith: null }, resultUrl: '/wallet' };
  return (await post<{ uuid: string }>(page, 'wallet-recharge', body)).uuid;
}

/** A payment whose card was declined. */
export async function declinedPayment(page: Page): Promise<string> {
  await prefer(page, 'walletRechargeMethod', await saveCard(page, '5100'));
  return recharge(page);
}

/** The page of an order whose rest has no method yet: a back end may confirm one. */
export async function orderWithoutMethod(page: Page, area = 'milano-1'): Promise<string> {
  const { cart } = (await (await page.request.get(`/b2c/locker/selling-area/${area}`)).json()) as { cart: { lockerSellingOrder: object } };
  const body = { lockerId: area, paymentInstrumentUUID: false, partialAmountPIUUID: false, orderSnapshot: cart.lockerSellingOrder };
  return (await post<{ link: string }>(page, 'locker/selling-order/confirm', body)).link;
}

/** A payment that answers `loading` twice before another company confirms it. */
export async function slowPayment(page: Page): Promise<string> {
  await post(page, 'payment-preference/update/walletRechargeMethod', { category: 'wallet', provider: 'satispay_standard' });
  return recharge(page);
}

/** The server's status of a payment. */
export async function paymentState(page: Page, uuid: string): Promise<string> {
  const answer = await page.request.get(`/b2c/payment/${uuid}`);
  return ((await answer.json()) as { actionType: string }).actionType;
}

/** Counts the calls of a page by their paths below `/b2c/`. */
export function countCalls(page: Page): (pattern: RegExp) => number {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return (pattern) => calls.filter((call) => pattern.test(call)).length;
}
