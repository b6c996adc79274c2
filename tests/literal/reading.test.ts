/** Every answer of the specification, varied as real back ends vary it, and what the app's client gets out of it. */
import { describe, expect, test } from 'vitest';
import { EXAMPLES, type Example } from './answers.ts';
import { appCalls, askClient, describeFailure, json, withoutNames } from './client.ts';
import { CALLS, examplesOf, isNothing, shapeOf, told } from './reading.ts';
import { titled } from './requirements.ts';
import { ANSWERS, at, changed, isObject, NOTHING, type Shape } from './specification.ts';
import { eachVaried, VARIATION_NAMES, VARIATIONS, varied, withUnknownFields } from './variations.ts';

describe('the tables', () => {
  test('the app has exactly the calls of the specification', () => {
    expect(appCalls()).toEqual(withoutNames(Object.keys(ANSWERS)));
  });
  test('each call has an example, and each example is of a call', () => {
    expect(CALLS.filter((call) => examplesOf(call).length === 0)).toEqual([]);
    expect(EXAMPLES.filter(({ call }) => !CALLS.includes(call))).toEqual([]);
  });
  test('the examples have fields of the specification only', () => {
    for (const { call, about, json: answer } of EXAMPLES)
      expect(
        changed(shapeOf(call), answer, (_, value) => value),
        `${call}, ${about}`,
      ).toEqual(answer);
  });
  test('each variation changes something', () => {
    const idle = VARIATION_NAMES.slice(1).filter((name) =>
      EXAMPLES.every(({ call, json: answer }) => eachVaried(shapeOf(call), answer, VARIATIONS[name]).length === 0),
    );
    expect(idle).toEqual([]);
  });
});

describe.each(VARIATION_NAMES)('%s', (name) => {
  const variation = VARIATIONS[name];
  const isLiteral = name === VARIATION_NAMES[0];
  const isFitting = (call: string) =>
    isLiteral || examplesOf(call).some(({ json: answer }) => eachVaried(shapeOf(call), answer, variation).length > 0);
  test.each(CALLS.filter(isFitting).map(titled))('%s', async (_, call) => {
    const wrong: string[] = [];
    for (const example of examplesOf(call)) {
      const shape = shapeOf(call);
      wrong.push(...(await told(example, '', varied(shape, example.json, variation), isLiteral)));
      for (const { path, answer } of eachVaried(shape, example.json, variation)) wrong.push(...(await told(example, `, ${path}`, answer)));
    }
    expect(wrong).toEqual([]);
  });
});

test.each(CALLS)('fields that no specification has, at every place of %s', async (call) => {
  const wrong: string[] = [];
  for (const example of examplesOf(call)) wrong.push(...(await told(example, '', withUnknownFields(shapeOf(call), example.json))));
  expect(wrong).toEqual([]);
});

describe('nothing', () => {
  const answers: Readonly<Record<string, () => Response>> = {
    '204': () => new Response(null, { status: 204 }),
    'an empty 200': () => new Response(''),
    null: () => new Response('null'),
    true: () => new Response('true'),
    '{}': () => new Response('{}'),
    '[]': () => new Response('[]'),
    'a 201 with a text': () => Response.json('ok', { status: 201 }),
  };
  const calls = Object.keys(ANSWERS).filter((call) => ANSWERS[call] === NOTHING);
  test.each([...calls, 'POST b2c/auth/login'].flatMap((call) => Object.keys(answers).map((name) => [...titled(call), name] as const)))(
    '%s answers $2',
    async (_, call, name) => {
      const outcome = await askClient(call, answers[name] as () => Response);
      expect(outcome.isRead || describeFailure(outcome.failure)).toBe(true);
    },
  );
});

describe('one meaning in several forms', () => {
  const example = (call: string, about: string) => examplesOf(call).find((candidate) => candidate.about === about) as Example;
  const PAY = 'b2c/payment/integration';
  const FORMS: readonly (readonly [about: string, example: Example, form: (answer: unknown) => unknown])[] = [
    ['instruments as a bare list', example('GET b2c/payment-instrument/', 'two'), (answer) => at(answer, 'instruments')],
    ['no instruments as a bare list', example('GET b2c/payment-instrument/', 'none'), () => []],
    [
      'a PayPal account in an envelope',
      example(`POST ${PAY}/braintree/braintree-paypal-pi/add-account`, 'added'),
      (instrument) => ({ instrument }),
    ],
    [
      'Edenred’s page as link',
      example(`GET ${PAY}/edenred/edenred-ticket/{uuid}`, 'paid'),
      (answer) => ({ ...(answer as object), redirect: { type: 'internal', link: at(answer, 'redirect.url') } }),
    ],
    [
      'a Pluxee ticket in an envelope',
      example(`GET ${PAY}/sodexo/sodexo-ticket/{uuid}`, 'refunded'),
      (data) => ({ success: true, data: { ...(data as object), errors: [] }, errorMessage: null }),
    ],
    ['a Pluxee ticket in half an envelope', example(`GET ${PAY}/sodexo/sodexo-ticket/{uuid}`, 'refunded'), (data) => ({ data })],
    [
      'instruments with the uuid that they have in preferences',
      example('GET b2c/payment-instrument/', 'two'),
      (answer) => ({
        instruments: (at(answer, 'instruments') as object[]).map((instrument) => ({ ...instrument, uuid: at(instrument, 'id') })),
      }),
    ],
  ];
  test.each(FORMS)('%s', async (_, { call, gives }, form) => {
    const { json: answer } = examplesOf(call).find((candidate) => candidate.gives === gives) as Example;
    const outcome = await askClient(call, json(form(answer)));
    if (!outcome.isRead) return expect(describeFailure(outcome.failure)).toBe('read');
    const usual = await askClient(call, json(answer));
    return expect(JSON.stringify(outcome.answer)).toBe(JSON.stringify((usual as { answer?: unknown }).answer));
  });

  const FLOW = `GET ${PAY}/braintree/braintree-cc-payment/3dsecure-flow/{uuid}`;
  const { threeDSecureParameters, ...rest } = example(FLOW, 'a card to verify').json as { threeDSecureParameters: object };
  const { additionalInformation, ...card } = threeDSecureParameters as { additionalInformation: object };
  test.each([
    ['with the parameters', { ...rest, threeDSecureParameters }],
    ['at the top level', { ...rest, ...card, threeDSecureParameters: { additionalInformation } }],
    ['at both places', { ...rest, ...card, threeDSecureParameters }],
    ['as texts', { ...rest, threeDSecureParameters: { ...threeDSecureParameters, amount: '13.60' } }],
  ])('the card to verify stands %s', async (_, answer) => {
    const outcome = await askClient(FLOW, json(answer));
    if (!outcome.isRead) return expect(describeFailure(outcome.failure)).toBe('read');
    const flat = JSON.stringify(outcome.answer);
    expect(flat).toContain('"nonce-carta"');
    expect(flat).toContain('"411111"');
    return expect(flat).toMatch(/"amount":(1360|"13\.60"|13\.6)[,}]/);
  });
});

describe('a word that nobody knows is the harmless one of its field', () => {
  const PAY = 'b2c/payment/integration';
  /** call · example · the field · what the app makes of it: the name of a field and its value, or a list that is shorter by one. */
  const WORDS: readonly (readonly [string, string, string, string, unknown])[] = [
    ['GET b2c/payment/options/{context}', 'one of each', 'paymentOptions.0.canCreatePI', 'paymentOptions.0.canCreatePI', 'No'],
    [`GET ${PAY}/edenred/edenred-ticket/{uuid}`, 'vouchers to confirm', 'skipOption', 'skipOption', null],
    // It goes back as it came.
    ['GET b2c/wallet-recharge', 'a method', 'amountType', 'amountType', 'NUOVO-VALORE'],
    ['GET b2c/wallet-recharge/{uuid}', 'in progress', 'actionType', 'actionType', null],
    ['GET b2c/locker/selling-area/{id}', 'open', 'banner.status', 'banner', null],
    ['GET b2c/locker/selling-area/{id}', 'open', 'catalogue.items.0.edible.diet', 'catalogue.items.0.edible.diet', null],
    [
      'GET b2c/locker/selling-area/{id}',
      'open',
      'paymentPreferences.definedAmountMethod.type',
      'paymentPreferences.definedAmountMethod',
      null,
    ],
    ['GET b2c/menu/uuid/{UUID}', 'three dishes', 'items.0.menuDisplayType', 'items.0.menuDisplayType', null],
    ['GET b2c/home', 'a section of each type', 'sections.0.type', 'sections.length', 3],
    ['GET b2c/navigation', 'two links', 'links.0.type', 'links.length', 1],
  ];
  test.each(WORDS)('%s, %s: %s', async (call, about, field, name, value) => {
    const { json: answer } = EXAMPLES.find((example) => example.call === call && example.about === about) as Example;
    const outcome = await askClient(
      call,
      json(changed(shapeOf(call), answer, (_, inner, path) => (path === field ? 'NUOVO-VALORE' : inner))),
    );
    expect(outcome.isRead ? at(outcome.answer, name) : describeFailure(outcome.failure)).toEqual(value);
  });

  /** Whatever an enumeration says, the page opens: only what depends on it may be away. */
  test.each([
    ['GET b2c/locker/selling-area/{id}', ['type', 'catalogue.shopStatus', 'cart.actionType', 'banner.style', 'dietPreference.diet']],
    ['GET b2c/home', ['sections.1.data.shops.0.status']],
    ['GET b2c/coffee/selling-area/{id}/configs', ['shop.status']],
    ['GET b2c/selling-order/list', ['data.0.status']],
  ] as const)('%s opens with an unknown word at %j', async (call, fields) => {
    const { json: answer } = examplesOf(call)[0] as Example;
    const failed: string[] = [];
    for (const field of fields) {
      const outcome = await askClient(
        call,
        json(changed(shapeOf(call), answer, (_, inner, path) => (path === field ? 'NUOVO-VALORE' : inner))),
      );
      if (!outcome.isRead) failed.push(`${field}: ${describeFailure(outcome.failure)}`);
    }
    expect(failed).toEqual([]);
  });
});

test('a word about an allergen that nobody knows does not make a dish free of it', async () => {
  const call = 'GET b2c/locker/selling-area/{id}';
  const { json: answer } = examplesOf(call)[0] as Example;
  const sent = changed(shapeOf(call), answer, (_, value, path) => (path === 'catalogue.items.0.edible.eggs' ? 'FORSE' : value));
  const outcome = await askClient(call, json(sent));
  const items = (outcome.isRead ? at(outcome.answer, 'catalogue.items') : null) as
    | { label: string; edible: { eggs: unknown } | null }[]
    | null;
  expect(items?.map(({ label }) => label)).toContain('Panino al crudo');
  // The dish is away, or has no nutritional data (then the filter flags it), or has the allergen.
  const [penne] = items?.filter(({ label }) => label === 'Penne al pesto') ?? [];
  expect([undefined, 'Presente']).toContain(penne === undefined || penne.edible === null ? undefined : penne.edible.eggs);
});

describe('what is no amount is not read as one', () => {
  const DAMAGED = [
    '1.234,50',
    '6,80 €',
    '6,80',
    '',
    ' 6.80',
    '6.80 ',
    '+6.80',
    '6.8e0',
    '0x10',
    '€6.80',
    '6.',
    '.8',
    '--6',
    'NaN',
    true,
    [6.8],
    {},
  ];
  const CASES = [
    ['POST b2c/locker/selling-order/edit-item', 'two lines', 'lockerSellingOrder.totalWithTax', 'order.total'],
    ['POST b2c/locker/selling-order/edit-item', 'two lines', 'lockerSellingOrder.items.0.quantity', 'order.items.0.quantity'],
    ['GET b2c/wallet/', 'a balance', 'balance', 'balanceCents'],
    ['GET b2c/selling-order/list', 'two orders', 'data.1.totalWithTax', '1.totalCents'],
    ['GET b2c/coffee/selling-area/{id}/configs', 'open', 'catalog.recipes.1.price.value', 'catalog.recipes.1.price.value'],
  ] as const;
  test.each(CASES)('%s: %s, %s', async (call, about, field, name) => {
    const { json: answer } = EXAMPLES.find((example) => example.call === call && example.about === about) as Example;
    const believed: unknown[] = [];
    for (const damage of DAMAGED) {
      const sent = changed(shapeOf(call), answer, (_, value, path) => (path === field ? damage : value));
      const outcome = await askClient(call, json(sent));
      const got = outcome.isRead ? at(outcome.answer, name) : null;
      if (!isNothing(got)) believed.push([damage, got]);
    }
    expect(believed).toEqual([]);
  });
});

describe('a refusal', () => {
  const refusal = async (status: number, body: string, type = 'application/json') => {
    const outcome = await askClient(
      'POST b2c/locker/selling-order/confirm',
      () => new Response(body, { status, headers: { 'Content-Type': type } }),
    );
    if (outcome.isRead || outcome.failure.kind !== 'http') return outcome;
    const { message, error } = outcome.failure;
    return { message, error };
  };
  const LONG = 'x'.repeat(501);
  test.each([
    ['a text as JSON', 422, '"Frigo in manutenzione"', 'application/json', 'Frigo in manutenzione'],
    ['a plain text', 409, 'Frigo in manutenzione', 'text/plain', 'Frigo in manutenzione'],
    ['a message', 400, '{"error":"Bad Request","message":"Prodotto esaurito"}', 'application/json', 'Prodotto esaurito'],
    ['an error alone', 400, '{"error":"Prodotto esaurito"}', 'application/json', 'Prodotto esaurito'],
    ['a page of a proxy', 502, '<html><body>Bad gateway</body></html>', 'text/html', null],
    ['a text with markup', 500, 'Errore <b>grave</b>', 'text/plain', null],
    ['a text beyond 500 characters', 500, LONG, 'text/plain', null],
    ['nothing', 500, '', 'text/plain', null],
  ])('%s', async (_, status, body, type, sentence) => {
    const got = (await refusal(status, body, type)) as { message: unknown; error: unknown };
    expect(got.message ?? got.error).toBe(sentence);
  });

  test.each([
    ['a 404 with the word', 404, { error: 'Not Found' }, true],
    ['a 400 with the word', 400, { error: 'Not Found' }, true],
    ['a 404 with another word', 404, { error: 'Route missing' }, false],
    ['a 404 without a body', 404, null, false],
  ])('%s', async (_, status, body, isMissing) => {
    const outcome = await askClient('GET b2c/code/{code}', () =>
      body === null ? new Response('', { status }) : Response.json(body, { status }),
    );
    const { isNotFound } = await import('../../src/api/index.ts');
    expect(!outcome.isRead && isNotFound(outcome.failure)).toBe(isMissing);
  });
});

test('what a variation made of an answer is what the table says', () => {
  const shape = ANSWERS['GET b2c/selling-order/list'] as Shape;
  const orders = (name: (typeof VARIATION_NAMES)[number]) => {
    const { json: answer } = examplesOf('GET b2c/selling-order/list')[0] as Example;
    const [first] = at(varied(shape, answer, VARIATIONS[name]), 'data') as Record<string, unknown>[];
    return first as Record<string, unknown>;
  };
  expect(orders('identifiers are whole numbers')['id']).toEqual(expect.any(Number));
  expect(orders('amounts are texts with two decimals')['totalWithTax']).toBe('17.95');
  expect(orders('quantities are texts')['rows']).toEqual([
    { label: 'Penne al pesto', quantity: '2' },
    { label: 'Panino al crudo', quantity: '1' },
  ]);
  expect(orders('times have no zone')['created_at']).toBe('2026-11-17T12:05:00');
  expect(orders('times are those of a database')['created_at']).toBe('2026-11-17 12:05:00');
  expect(orders('times are seconds since 1970')['created_at']).toBe(1_794_913_500);
  expect(Object.keys(orders('what is optional is absent'))).toEqual(['id', 'rows', 'totalWithTax']);
  expect(isObject(orders('all at once'))).toBe(true);
});
