import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { addedByNonce } from './braintree.ts';
import { cart, confirmOrder, editItem, orderSnapshot, setDietPreference } from './catalogue.ts';
import { confirmCoffee } from './coffee.ts';
import { contract } from './contract.ts';
import { getHome } from './home.ts';
import { completeListOf, record } from './member.ts';
import { menu } from './menu.ts';
import {
  boolean,
  encode,
  extend,
  int,
  listOf,
  mapOf,
  matches,
  number,
  object,
  orElse,
  orNothing,
  orNull,
  read,
  readAnswer,
  repaired,
  type Schema,
  string,
  text,
  withRule,
} from './schema.ts';
import { money } from './amounts.ts';
import { submitRecharge } from './wallet.ts';

const json = (text: string): unknown => JSON.parse(text);

describe('a number', () => {
  it.each(['1e999', '-1e999', '"1"', 'null', 'true', '[]'])('is not %s', (text) => {
    expect(matches(number, json(text))).toBe(false);
    expect(matches(int, json(text))).toBe(false);
  });

  it.each(['1.5', '1e300', '9007199254740992'])('is whole and safe, so not %s, where it counts', (text) => {
    expect(matches(number, json(text))).toBe(true);
    expect(matches(int, json(text))).toBe(false);
  });
});

it.each([
  ['true', true],
  ['false', true],
  ['"true"', false],
  ['1', false],
  ['0', false],
  ['null', false],
])('%s is a boolean: %s', (wire, isBoolean) => expect(matches(boolean, json(wire))).toBe(isBoolean));

it('of several rules, the first that is broken is reported', () => {
  const digits = withRule(string, (value) => /^\d+$/.test(value), 'digits');
  const { issues } = read(
    withRule(digits, (value) => value.length > 1, 'two or more'),
    'x',
  );
  expect(issues?.map(({ message }) => message)).toEqual(['digits']);
});

describe('a text of at most five characters', () => {
  it.each([
    ['Pizza', 'Pizza', null],
    ['Pizze e altro', 'Pizz…', '(root)'],
    // What half of an emoji leaves is U+FFFD, at the cut nothing.
    ['\uD83DPane', '\uFFFDPane', '(root)'],
    ['\uD83DPanini', '\uFFFDPan…', '(root)'],
    ['Pan🍕🍕', 'Pan…', '(root)'],
  ])('%j is shown as %j', (wire, data, issue) => expect(readAnswer(text(5), wire)).toEqual({ isRead: true, data, issue }));
});

describe('an object', () => {
  const schema = object({ name: v.string(), note: orNull(v.string()), more: v.optional(v.string()), data: number });

  it('has null for what is absent, and no unknown fields', () => {
    const { data } = read(schema, { other: 1, data: 2, name: 'x' });
    expect(data).toStrictEqual({ name: 'x', note: null, data: 2 });
    expect(Object.keys(data!)).toEqual(['name', 'note', 'data']);
  });

  it.each(['[]', 'null', '"x"', '7', '{}', '{"name": "x"}', '{"data": 1}'])('is not %s', (text) =>
    expect(matches(schema, json(text))).toBe(false),
  );

  it('says where a field is missing', () => {
    expect(readAnswer(object({ list: v.array(schema) }), { list: [{ name: 'x', data: 1 }, { name: 'x' }] }).issue).toBe('list.1.data');
    expect(readAnswer(schema, []).issue).toBe('(root)');
  });

  it('of another one takes its fields over, or another in their place', () => {
    expect(read(extend(schema, { name: v.literal('y') }), { name: 'y', data: 1 }).data).toEqual({ name: 'y', note: null, data: 1 });
    expect(matches(extend(schema, { name: v.literal('y') }), { name: 'x', data: 1 })).toBe(false);
  });

  it('is not repaired where a field is missing', () => {
    const schema = object({ state: repaired(v.nullable(v.literal('done')), () => null) });
    expect(readAnswer(schema, { state: 'odd' })).toEqual({ isRead: true, data: { state: null }, issue: 'state' });
    expect(readAnswer(schema, {})).toEqual({ isRead: false, issue: 'state' });
  });
});

describe('what may be empty', () => {
  const schema = object({
    list: listOf(number),
    map: mapOf(object({ a: orNull(number) })),
    text: orNull(v.string()),
    flag: orElse(v.boolean(), false),
  });
  const EMPTY = { list: [], map: { a: null }, text: null, flag: false };

  it.each([[{ list: [], map: {} }], [{ list: null, map: null, text: null, flag: null }], [{ list: [], map: [], text: '', flag: '' }]])(
    '%j is empty, and no repair',
    (json) => expect(readAnswer(schema, json)).toEqual({ isRead: true, data: EMPTY, issue: null }),
  );

  // A list that is missing would be drawn as if there were none.
  it.each([[{}], [{ list: '' }], [{ list: {} }], [{ list: 0 }]])('%j has no list', (json) =>
    expect(readAnswer(schema, json)).toEqual({ isRead: false, issue: 'list' }),
  );

  it('an object that nobody needs may come as [], which is told', () =>
    expect(readAnswer(object({ inner: orNull(object({ a: number })) }), { inner: [] })).toEqual({
      isRead: true,
      data: { inner: null },
      issue: 'inner',
    }));

  it.each([null, '', true, [], 'ok', 7, {}])('an answer of %j is good where nothing is asked', (json) =>
    expect(readAnswer(orNothing(object({ redirect: orNull(number) })), json)).toEqual({
      isRead: true,
      data: { redirect: null },
      issue: null,
    }),
  );
});

it('a list that is only valid as a whole may come as null', () => {
  expect(readAnswer(completeListOf(number), null)).toEqual({ isRead: true, data: [], issue: null });
  expect(readAnswer(completeListOf(number), [1, 'x'])).toMatchObject({ isRead: false });
});

it('a dish without an identifier has its place in the menu for one', () => {
  const dish = { categoryId: 'primi', label: 'Zuppa', displayOrder: 1 };
  const items = [{ ...dish, id: 'zuppa-7' }, dish, { ...dish, id: 12 }];
  const { data } = readAnswer(menu, { title: 'Mensa', categories: [], items }) as { data?: { items: readonly { id: string }[] } };
  expect(data?.items.map(({ id }) => id)).toEqual(['zuppa-7', '1', '12']);
});

describe('what a nonce has added', () => {
  const card = { id: 'i-1', uuid: 'u-1', label: 'Visa', provider: 'braintree', type: 'cc', category: 'card' };

  it.each([
    ['bare', card],
    ['in an envelope', { instrument: card }],
    ['in an envelope with an id of its own', { id: 'answer-9', instrument: card }],
  ])('%s', (_, answer) =>
    expect(readAnswer(addedByNonce, answer)).toMatchObject({ isRead: true, data: { instrument: { id: 'i-1' } }, issue: null }),
  );
});

describe('a record', () => {
  const schema = record(['a', 'b'], v.string());

  it('has the names that came', () => expect(read(schema, { b: '1' }).data).toEqual({ b: '1' }));

  it.each(['[]', 'null', '{"c": "1"}', '{"constructor": "1"}', '{"__proto__": "1"}', '{"a": 1}'])('is not %s', (text) =>
    expect(matches(schema, json(text))).toBe(false),
  );

  it('never says a name that it does not know', () => {
    const { issue } = readAnswer(object({ allergens: schema }), { allergens: { 'anna@ditta.example': '1' } });
    expect(issue).toBe('allergens');
  });
});

describe('a union', () => {
  // The second has another type, so the first is meant.
  it('says where the schema that is meant does not match', () => {
    expect(readAnswer(confirmCoffee.response, { order: { id: 'o 1' } }).issue).toBe('order.id');
    const title = 'a'.repeat(501);
    expect(readAnswer(getHome.response, { sections: [{ type: 'shop', data: { title, shops: [] } }] }).issue).toBe('sections.0.data.title');
  });

  it('says its own place when none is meant', () => {
    expect(readAnswer(getHome.response, { sections: [{ type: 'shop', data: { title: 'Pranzo', shops: 7 } }] }).issue).toBe('sections.0');
  });
});

describe('a body', () => {
  it.each([[[{ a: 1 }, null]], [{ a: [1] }]])('what the contract does not look into goes as it is: %j', (json) =>
    expect(encode(v.unknown(), json)).toEqual(json),
  );

  const WIRE_LINE = {
    id: 17,
    itemSaleableId: 1001,
    label: 'Lasagna',
    quantity: '2',
    totalWithTax: '13.05',
    unitPriceWithTax: 6.55,
    photoUrl: '',
    availableQuantity: null,
    more: [1],
  };
  const WIRE = { more: { a: 1 }, items: [WIRE_LINE], totalWithTax: '13.05' };
  const ORDER = read(cart, { lockerSellingOrder: WIRE }).data!.order!;
  const SPLIT = { fromCorporateCredit: 500, fromWallet: 805, toPay: 0 };
  const SNAPSHOT = { ...ORDER, ...SPLIT, actionType: null, paymentUUID: 7 };
  const AT = { lockerId: 'milano-1', paymentInstrumentUUID: false, partialAmountPIUUID: 'v1' };

  it('of a confirmation has the cart as the server sent it, with what the page shows of the payment', () => {
    expect(ORDER).toMatchObject({
      total: 1305,
      items: [{ itemId: '1001', wireId: 1001, quantity: 2, total: 1305, unitPrice: 655, image: null }],
    });
    const sent = encode(confirmOrder.body!, { orderSnapshot: SNAPSHOT, ...AT, more: 2 });
    expect(JSON.stringify(sent)).toBe(
      JSON.stringify({
        ...AT,
        orderSnapshot: {
          ...WIRE,
          totalToPayFromCorporateCredit: 5,
          totalToPayFromWallet: 8.05,
          totalToPay: 0,
          actionType: null,
          paymentUUID: 7,
        },
      }),
    );
  });

  it.each([
    { photoUrl: false },
    { photoUrl: {} },
    { availableQuantity: -1 },
    { availableQuantity: '2.5' },
    { label: 'Lasagna'.repeat(100) },
    { id: { $oid: '65' } },
  ])('of a confirmation has the cart as it came, also where its reading was a repair: %j', (odd) => {
    const line = { ...WIRE_LINE, ...odd };
    const { data } = readAnswer(cart, { lockerSellingOrder: { ...WIRE, items: [line] } });
    const sent = encode(confirmOrder.body!, { ...AT, orderSnapshot: { ...data!.order!, ...SPLIT, actionType: null, paymentUUID: 7 } });
    expect(sent).toMatchObject({ orderSnapshot: { items: [line] } });
  });

  it('of a confirmation has no cart that the server did not send', () => {
    const { wire: _, ...local } = SNAPSHOT;
    expect(() => encode(confirmOrder.body!, { ...AT, orderSnapshot: local })).toThrow(new TypeError('orderSnapshot.items'));
  });

  it('of an edit, a recharge and a coffee has euro, too; absent and null stay so', () => {
    const edit = { lockerId: 'a', itemSaleableId: 'b', itemSaleablePriceListId: 'c', quantity: 1 };
    expect(encode(editItem.body!, { ...edit, localPrice: 655, walletBalance: null, upsellingId: undefined })).toEqual({
      ...edit,
      localPrice: 6.55,
      walletBalance: null,
    });
    const wire = { amountType: 3, payWith: { provider: 'p', label: 'l', id: 7 } };
    const walletRechargeData = { amountType: null, payWith: { provider: 'p', label: 'l', sublabel: 's' }, wire };
    expect(encode(submitRecharge.body!, { amount: 1999, walletRechargeData, resultUrl: '/' })).toEqual({
      amount: 19.99,
      walletRechargeData: wire,
      resultUrl: '/',
    });
    const paymentInfo = { totalToPayFromWallet: 50, totalToPayFromCorporateCredit: 0 };
    expect(encode(confirmCoffee.body!, { paymentInfo, order: { coffeeRecipeId: 'r', price: 50 } })).toEqual({
      paymentInfo: { totalToPayFromWallet: 0.5, totalToPayFromCorporateCredit: 0 },
      order: { coffeeRecipeId: 'r', price: 0.5 },
    });
    expect(encode(setDietPreference.body!, { diet: null, allergens: { soy: 'Tracce' } })).toEqual({
      diet: null,
      allergens: { soy: 'Tracce' },
    });
  });

  it.each([100.5, NaN, Infinity, 2 ** 53, '100', null, undefined, true])('has no amount of %s cents', (cents) => {
    expect(() => encode(money, cents)).toThrow(new TypeError('(root)'));
  });

  it.each([
    [{ ...AT, orderSnapshot: null }, 'orderSnapshot'],
    [{ ...AT, orderSnapshot: [] }, 'orderSnapshot'],
    [{ ...AT, paymentInstrumentUUID: true, orderSnapshot: SNAPSHOT }, 'paymentInstrumentUUID'],
    ['milano-1', '(root)'],
  ])('that the contract does not have is not written: %j', (body, path) => {
    expect(() => encode(confirmOrder.body!, body)).toThrow(new TypeError(path));
  });

  it('has identifiers as they came', () => {
    const edit = { lockerId: 3, itemSaleableId: 1001, itemSaleablePriceListId: '1001', quantity: 1, upsellingId: 0 };
    expect(encode(editItem.body!, edit)).toEqual(edit);
  });

  it('goes through what may be null, and through lists', () => {
    const schema = orNull(object({ amounts: v.nullable(v.array(money)) })) as Schema;
    expect(encode(schema, null)).toBeNull();
    expect(encode(schema, { amounts: null })).toEqual({ amounts: null });
    expect(encode(schema, { amounts: [1, 250] })).toEqual({ amounts: [0.01, 2.5] });
  });
});

/** A schema and all that are inside it. The client does not write the parts of a snapshot: it sends the server's own JSON. */
function* within(schema: Schema, isWritten = false): Generator<Schema & { readonly type: string }> {
  yield schema;
  if (isWritten && schema === orderSnapshot) return;
  const {
    entries = {},
    item,
    wrapped,
    options,
    pipe,
    key,
    value,
  } = schema as unknown as Record<string, unknown> & {
    readonly entries?: object;
    readonly options?: readonly unknown[];
    readonly pipe?: readonly unknown[];
  };
  for (const inner of [...Object.values(entries), item, wrapped, ...(options ?? []), ...(pipe ?? []), key, value])
    if (typeof inner === 'object' && inner !== null && '~standard' in inner) yield* within(inner as Schema, isWritten);
}

describe('the contract', () => {
  const schemas = Object.entries(contract).flatMap(([name, { body, response }]) =>
    [body, response].flatMap((schema: Schema | null) =>
      schema === null ? [] : [...within(schema)].map((inner) => [name, inner] as const),
    ),
  );

  // The library's own take an array for an object, and Infinity for a number.
  it('has the objects and the numbers of this module', () => {
    expect(schemas.length).toBeGreaterThan(500);
    const wrong = schemas.filter(
      ([, schema]) =>
        (schema.type === 'object' && matches(schema, ['x']) && !matches(schema, 'x')) ||
        (schema.type === 'number' && matches(schema, Infinity)),
    );
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('has bodies that can be written: what a codec does not undo, and a codec in a union, cannot', () => {
    for (const [name, { body }] of Object.entries(contract)) {
      if (body === null) continue;
      for (const schema of within(body as Schema, true)) {
        const steps = (schema as { readonly pipe?: readonly { readonly type: string }[] }).pipe ?? [];
        if (steps.some(({ type }) => type === 'transform')) expect(schema, name).toHaveProperty('codec');
        if (schema.type === 'union')
          expect(
            [...within(schema)].filter((inner) => 'codec' in inner),
            name,
          ).toEqual([]);
      }
    }
  });
});
