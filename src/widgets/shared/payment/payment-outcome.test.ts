import { describe, expect, test } from 'vitest';
import type { Link } from '../../../api/index.ts';
import { clientOver } from '../runtime/test-kit.ts';
import { isPaymentPage, parseActionResult, readPaymentOutcome, sentenceOf } from './payment-outcome.ts';

const REF = { step: '3dsecure-flow', uuid: 'u-1' };
const internal = (link: string): Link => ({ type: 'internal', link });
const external = (link: string): Link => ({ type: 'external', link });
const ITS_STEP = internal('/payment/integration/braintree_cc/3dsecure-flow/u-1');
const ITS_PAGE = internal('/payment/u-1');

describe('what a payment is read as', () => {
  const read = (body: object, status = 200) =>
    readPaymentOutcome(
      clientOver(async () => Response.json(body, { status })),
      REF,
      new AbortController().signal,
    );
  const answer = (actionType: string, linkAction: Link | null) => ({ uuid: 'u-1', actionType, linkAction, message: null });

  test.each<[string, object, object]>([
    ['its step', answer('redirect', ITS_STEP), { kind: 'open' }],
    ['its step, with a query', answer('redirect', internal(`${ITS_STEP.link}?from=cart`)), { kind: 'open' }],
    ['its step, with a fragment', answer('redirect', internal(`${ITS_STEP.link}#top`)), { kind: 'open' }],
    ['its step, as an absolute address', answer('redirect', external(`https://pausa.test${ITS_STEP.link}`)), { kind: 'open' }],
    [
      'the step of another payment',
      answer('redirect', internal('/payment/integration/braintree_cc/3dsecure-flow/u-11')),
      { kind: 'moved-on', link: internal('/payment/integration/braintree_cc/3dsecure-flow/u-11'), actionType: 'redirect' },
    ],
    [
      'its step as a query alone',
      answer('redirect', internal(`/login?to=${ITS_STEP.link}`)),
      { kind: 'moved-on', link: internal(`/login?to=${ITS_STEP.link}`), actionType: 'redirect' },
    ],
    ['a result', answer('redirect', internal('/wallet')), { kind: 'moved-on', link: internal('/wallet'), actionType: 'redirect' }],
    ['a redirect without a link', answer('redirect', null), { kind: 'moved-on', link: ITS_PAGE, actionType: 'redirect' }],
    ['a refusal whose link is the step', answer('error', ITS_STEP), { kind: 'moved-on', link: ITS_PAGE, actionType: 'error' }],
    ['cancelled', answer('cancelled', null), { kind: 'moved-on', link: ITS_PAGE, actionType: 'cancelled' }],
  ])('%s', async (_, body, outcome) => expect(await read(body)).toEqual(outcome));

  test('a 404 of the API proves nothing; a failing server, or a gateway’s 404, is a failure', async () => {
    expect(await read({ statusCode: 404, error: 'Not Found', message: 'Non trovato.' }, 404)).toEqual({ kind: 'unlisted' });
    for (const status of [404, 500]) await expect(read([], status)).rejects.toMatchObject({ failure: { kind: 'http', status } });
  });
});

test.each<[string, Link, boolean]>([
  ['its page', ITS_PAGE, true],
  ['its page with a query', internal('/payment/u-1?from=cart'), true],
  ['its page with a fragment', internal('/payment/u-1#top'), true],
  ['another payment’s', internal('/payment/u-2'), false],
  ['its step', ITS_STEP, false],
  ['the same path elsewhere', external('/payment/u-1'), false],
])('the payment’s own page: %s', (_, link, isPage) => expect(isPaymentPage(link, 'u-1')).toBe(isPage));

test.each<[string, Parameters<typeof parseActionResult>[0], ReturnType<typeof parseActionResult>]>([
  [
    'refused, although there is a link',
    { actionType: 'error', linkAction: internal('/wallet'), message: 'Rifiutata.' },
    { type: 'refused', sentence: 'Rifiutata.' },
  ],
  ['without a link', { actionType: 'redirect', linkAction: null, message: 'Riprova.' }, { type: 'failed', sentence: 'Riprova.' }],
  ['back to its own step', { actionType: 'redirect', linkAction: ITS_STEP, message: null }, { type: 'failed', sentence: null }],
  ['changed', { actionType: 'redirect', linkAction: ITS_PAGE, message: null }, { type: 'moved-on', link: ITS_PAGE }],
])('the answer to a change: %s', (_, answer, result) => expect(parseActionResult(answer, REF)).toEqual(result));

test('the server’s sentence is that of its failure; without a failure there is none', () => {
  const failure = { kind: 'http', status: 409, error: 'Conflict', message: 'Carta scaduta.' } as const;
  expect(sentenceOf({ type: 'refused', failure })).toBe('Carta scaduta.');
  expect(sentenceOf({ type: 'outcome-unknown', failure: null })).toBeNull();
  expect(sentenceOf({ type: 'busy' })).toBeNull();
});
