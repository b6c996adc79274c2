import { describe, expect, test } from 'vitest';
import { contract } from '../src/api/contract.ts';
import { int, object, string, unknownAs } from '../src/api/schema.ts';
import { createB2c } from '../sandbox/b2c/index.ts';
import { fetchFrom } from '../sandbox/b2c/in-process.ts';
import { amountsIn, linksIn, mismatchesOf } from './describe.ts';

const b2c = createB2c({ verify: () => null, now: () => 0 });
const read = async (path: string) => (await fetchFrom(b2c, { user: 'demo@pausa.test' })(path)).json() as Promise<Record<string, never>>;

describe('a mismatch', () => {
  const { response: home } = contract.getHome;
  const { response: orders } = contract.getOrders;
  const order = { id: 'o', created_at: '2026-03-05T11:55:00Z', status: 'COMPLETED', rows: [], totalWithTax: 1 };

  test.each([
    ['nothing wrong', orders, { data: [order], more: true }, null],
    ['a list is none', orders, { data: 'Anna' }, { path: 'data', expected: 'a list', found: 'text' }],
    [
      'in a list',
      orders,
      { data: [order, { ...order, id: 7.5 }] },
      { path: 'data[1].id', expected: 'a text or a whole number', found: 'another value' },
    ],
    [
      'missing',
      orders,
      { data: [{ ...order, id: undefined }] },
      { path: 'data[0].id', expected: 'a text or a whole number', found: 'nothing: the field is missing' },
    ],
    [
      'not there',
      orders,
      { data: [{ ...order, rows: [{ quantity: 1 }] }] },
      { path: 'data[0].rows[0].label', expected: 'text', found: 'nothing: the field is missing' },
    ],
    [
      'a fraction',
      orders,
      { data: [{ ...order, rows: [{ label: 'x', quantity: 1.5 }] }] },
      { path: 'data[0].rows[0].quantity', expected: 'a whole number of at least 0', found: 'a number with decimals' },
    ],
    ['the whole', orders, [], { path: '(the whole answer)', expected: 'an object', found: 'a list' }],
    [
      'a union names the branch that is meant',
      home,
      { sections: [{ type: 'link', data: { text: 7, link: { type: 'internal', link: '/', label: 'Ordina' } } }] },
      { path: 'sections[0].data.text', expected: 'text', found: 'a number' },
    ],
    [
      'a text beyond its length',
      contract.getMenu.response,
      { title: 'a'.repeat(501), categories: [], items: [] },
      { path: 'title', expected: 'at most 500 long', found: 'another value' },
    ],
    [
      'a list beyond its length',
      orders,
      { data: Array.from({ length: 501 }, () => order) },
      { path: 'data', expected: 'at most 500 long', found: 'another value' },
    ],
    [
      'half a character',
      contract.getMenu.response,
      { title: '\uD83C', categories: [], items: [] },
      { path: 'title', expected: 'no lone surrogates', found: 'another value' },
    ],
    [
      'an identifier that no path can hold',
      contract.getRecharge.response,
      { uuid: 'a/b', actionType: 'loading' },
      { path: 'uuid', expected: 'an identifier that fits into a path', found: 'another value' },
    ],
    [
      'a balance below 0',
      contract.getWallet.response,
      { balance: -1 },
      { path: 'balance', expected: 'an amount in euro of at least 0', found: 'another value' },
    ],
    [
      'a word',
      contract.checkEmailDomain.response,
      { type: 'Anna' },
      { path: 'type', expected: '"google" or "microsoft" or "email"', found: 'another text' },
    ],
    [
      'keys that are not ours are not said',
      contract.setDietPreference.body!,
      { diet: null, allergens: { 'anna@ditta.example': 'Tracce' } },
      { path: 'allergens', expected: 'what the schema says', found: 'an object' },
    ],
  ])('%s', (_, schema, json, expected) =>
    expect(mismatchesOf(schema, json).map(({ path, expected: wanted, found }) => ({ path, expected: wanted, found }))).toEqual(
      expected === null ? [] : [expected],
    ),
  );
});

test('all mismatches are named, and what a read repairs is marked', () => {
  const dish = object({ label: string, diet: unknownAs(['VEGAN', 'OTHER'], 'OTHER'), quantity: int });
  expect(mismatchesOf(object({ dish }), { dish: { diet: 'CRUDISTA', quantity: 'tre' } })).toEqual([
    { path: 'dish.label', expected: 'text', found: 'nothing: the field is missing', isRepaired: false },
    { path: 'dish.diet', expected: '"VEGAN" or "OTHER"', found: 'another text', isRepaired: true },
    { path: 'dish.quantity', expected: 'a whole number', found: 'text', isRepaired: false },
  ]);
});

test('the same mismatch in several entries of a list is named once', () => {
  const order = { id: 'o', created_at: '2026-03-05T11:55:00Z', status: 'COMPLETED', rows: [], totalWithTax: 1 };
  const broken = { ...order, id: 7.5, totalWithTax: 'molto' };
  expect(mismatchesOf(contract.getOrders.response, { data: [order, broken, broken] }).map(({ path }) => path)).toEqual([
    'data[1].id',
    'data[1].totalWithTax',
  ]);
});

test('all mismatches in the branch of a union that is meant', () => {
  const json = { sections: [{ type: 'link', data: { text: 7, link: { type: 'internal' } } }, { type: 'shop' }] };
  expect(mismatchesOf(contract.getHome.response, json).map(({ path }) => path)).toEqual([
    'sections[0].data.text',
    'sections[0].data.link.link',
    'sections[0].data.link.label',
    'sections[1].data',
  ]);
});

describe('amounts', () => {
  test('all of a selling area, the cart’s too', async () => {
    b2c
      .world()
      .user('demo@pausa.test')
      .carts.set('milano-1', new Map([['milano-1-01', 2]]));
    const area = await read('/b2c/locker/selling-area/milano-1');
    const paths = amountsIn(contract.getSellingArea.response, area).map(({ path }) => path);
    expect(paths).toHaveLength(40 + 3 + 2);
    expect(paths).toEqual(
      expect.arrayContaining([
        'catalogue.items[0].price.value',
        'cart.lockerSellingOrder.items[0].totalWithTax',
        'cart.lockerSellingOrder.items[0].unitPriceWithTax',
        'cart.lockerSellingOrder.totalWithTax',
        'wallet.balance',
        'corporateCredit.balance',
      ]),
    );
  });

  test('of a wallet, by value', async () => {
    expect(amountsIn(contract.getWallet.response, await read('/b2c/wallet/'))).toEqual([
      { path: 'balance', value: 20 },
      { path: 'corporateCredit.balance', value: 5 },
    ]);
  });

  test('cents are none', () => {
    expect(amountsIn(contract.getEdenredTicket.response, { total: 1600, vouchers: [{ value: 800, count: 2 }] })).toEqual([]);
  });
});

test('links are found wherever they are', () => {
  const links = linksIn({
    a: [{ type: 'internal', link: '/x' }],
    type: 'external',
    link: 'https://y.example',
    other: { type: 'pi', link: 'no' },
  });
  expect(links).toEqual([
    { path: 'link', type: 'external', link: 'https://y.example' },
    { path: 'a[0].link', type: 'internal', link: '/x' },
  ]);
});
