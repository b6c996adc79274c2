/** Each word of the specification, where it stands in an answer: the app's client gives the word itself. */
import { expect, test } from 'vitest';
import { EXAMPLES } from './answers.ts';
import { askClient, json } from './client.ts';
import { at } from './specification.ts';

const PAY = 'b2c/payment/integration';

test.each<[call: string, path: string, words: readonly string[]]>([
  ['GET b2c/payment/{uuid}', 'actionType', ['error', 'loading', 'redirect', 'collectPI', 'cancelled']],
  ['GET b2c/wallet-recharge/{uuid}', 'actionType', ['redirect', 'loading', 'error', 'cancelled']],
  ['GET b2c/wallet-recharge', 'amountType', ['TargetAmount', 'DefinedAmount']],
  [
    'GET b2c/locker/selling-order/info/{id}',
    'actionType',
    ['failed', 'completed', 'openingLocker', 'openingLockerError', 'awaitingPayment'],
  ],
  [
    'GET b2c/coffee/selling-order/{id}/info',
    'order.status',
    ['draft', 'dispensing', 'completed', 'confirmed', 'error', 'failed', 'expired', 'cancelled'],
  ],
  [
    `GET ${PAY}/edenred/edenred-ticket/{uuid}`,
    'status',
    ['COMPLETED', 'SKIPPED', 'NOT_FOUND', 'NEED_LOGIN', 'AWAITING_CONFIRM', 'NO_VOUCHERS', 'ERROR', 'EMPTY_WALLET', 'LOADING'],
  ],
  [`GET ${PAY}/pellegrini/pellegrini-ticket/{uuid}`, 'status', ['DRAFT', 'AWAITING_COMPLETION', 'COMPLETED', 'CONFIRMED', 'CANCEL']],
  [
    `GET ${PAY}/sodexo/sodexo-ticket/{uuid}`,
    'status',
    ['DRAFT', 'AWAITING_COMPLETION', 'COMPLETED', 'CANCELLED', 'REFUNDED', 'AWAITING_REFUND'],
  ],
  [`GET ${PAY}/satispay/standard/pi/add/{id}/info`, 'data.status', ['PENDING', 'ACCEPTED', 'CANCELED']],
  ['GET b2c/locker/selling-area/{id}', 'banner.status', ['OFF', 'ONLY-TITLE', 'ON']],
  ['GET b2c/locker/selling-area/{id}', 'banner.style', ['LIGHT_ORANGE', 'LIGHT_GREEN', 'DARK_ORANGE']],
  ['GET b2c/locker/selling-area/{id}', 'type', ['shop', 'locker']],
  ['GET b2c/check-domain/{email}', 'type', ['google', 'microsoft', 'email']],
  ['GET b2c/menu/uuid/{UUID}', 'items.0.menuDisplayType', ['NO', 'SMALL', 'BIG']],
])('%s: %s', async (call, path, words) => {
  const example = EXAMPLES.find((other) => other.call === call && typeof at(other.json, path) === 'string');
  const replaced = (word: string) => {
    const answer: unknown = structuredClone(example?.json);
    const names = path.split('.');
    const holder = at(answer, names.slice(0, -1).join('.')) as Record<string, unknown>;
    holder[names.at(-1) ?? ''] = word;
    return answer;
  };
  const read = await Promise.all(words.map((word) => askClient(call, json(replaced(word)))));
  expect(read.map((outcome) => (outcome.isRead ? [at(outcome.answer, path), outcome.repairs] : outcome.failure))).toEqual(
    words.map((word) => [word, []]),
  );
});
