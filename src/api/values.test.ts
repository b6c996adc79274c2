import { describe, expect, it } from 'vitest';
import { object, read, readAnswer } from './schema.ts';
import { balanceMoney, money, price } from './amounts.ts';
import { id, number, pathId, quantity, wireId, yesNo } from './values.ts';

const json = (text: string): unknown => JSON.parse(text);

describe('an identifier', () => {
  it.each([
    ['"1001"', '1001', '1001'],
    ['1001', 1001, '1001'],
    ['"007"', '007', '007'],
    ['"7.0"', '7.0', '7.0'],
    ['0', 0, '0'],
    ['-3', -3, '-3'],
    ['9007199254740991', 9007199254740991, '9007199254740991'],
    ['"9007199254740993"', '9007199254740993', '9007199254740993'],
    ['"urn:pausa:Caffè 1"', 'urn:pausa:Caffè 1', 'urn:pausa:Caffè 1'],
    [`"${'x'.repeat(200)}"`, 'x'.repeat(200), 'x'.repeat(200)],
  ])('%s goes back as it came, and is compared as %j', (wire, value, text) => {
    expect(read(wireId, json(wire)).data).toBe(value);
    expect(read(id, json(wire)).data).toBe(text);
  });

  // JSON has lost the digits of a number beyond 2⁵³.
  it.each(['9007199254740993', '1e21', '1.5', '1e999', '""', 'null', 'true', '[1001]', '{"id": 1}', `"${'x'.repeat(201)}"`, '"\\ud800"'])(
    'is not %s',
    (wire) => {
      expect(read(wireId, json(wire)).issues).toBeDefined();
      expect(read(id, json(wire)).issues).toBeDefined();
    },
  );

  it.each(['"a.b"', '"urn:uuid:1"', '"YWJj="', '1001'])('%s fits into a path', (wire) =>
    expect(read(pathId, json(wire)).data).toBe(String(json(wire))),
  );
  it.each(['".."', '"a/b"', '"a%2Fb"', '"a b"', '1.5', '""'])('%s does not', (wire) =>
    expect(read(pathId, json(wire)).issues).toBeDefined(),
  );
});

describe('an amount', () => {
  it.each([
    ['12.5', 1250],
    ['"12.5"', 1250],
    ['"12.50"', 1250],
    ['"12.5000"', 1250],
    ['"3"', 300],
    ['0', 0],
    ['"0"', 0],
    ['"0.00"', 0],
    ['"0.1"', 10],
    ['1.005', 101],
    ['"1.005"', 101],
    ['"1.0049999999999"', 100],
    ['"99999999.99"', 9_999_999_999],
    ['6.8e0', 680],
    ['"6.800000000000000000"', 680],
  ])('%s is %d cents', (wire, cents) => {
    for (const schema of [money, price, balanceMoney]) expect(read(schema, json(wire)).data).toBe(cents);
  });

  it.each([
    '"1.234,50"', '"12,5"', '"6,80 €"', '"€ 6.80"', '""', '" 6.80"', '"6.80 "', '"6.80\\n"', '"+6.80"', '"6."', '".8"', '"006.80"', '"1e3"', '"0x10"', '"1_000"', '"1 000"',
    '"Infinity"', '"NaN"', '"６.80"', '"−1"', '1e999', 'true', 'null', '[6.8]', '{}', '"1.0049999999999999999999"', '"1.00000000000000000001"', '"1234567890123456.78"',
  ])('%s is none', (wire) => {
    for (const schema of [money, price, balanceMoney, number]) expect(read(schema, json(wire)).issues).toBeDefined();
  }); // oxfmt-ignore

  it.each([
    ['-19.2', -1920],
    ['"-19.20"', -1920],
    ['1e12', 1e14],
    ['100000000', 10_000_000_000],
  ])('%s may be a difference, but nobody pays it', (wire, cents) => {
    expect(read(money, json(wire)).data).toBe(cents);
    for (const schema of [price, balanceMoney]) expect(read(schema, json(wire)).issues).toBeDefined();
  });
});

it.each([
  ['-0.01', 0, '(root)'],
  ['"-99999999.99"', 0, '(root)'],
  ['0', 0, null],
  ['0.01', 1, null],
  ['-100000000', undefined, '(root)'],
  ['100000000', undefined, '(root)'],
  ['"-20,00"', undefined, '(root)'],
])('a balance of %s counts as %s cents', (wire, cents, issue) => {
  const result = readAnswer(balanceMoney, json(wire));
  expect([result.isRead ? result.data : undefined, result.issue]).toEqual([cents, issue]);
});

describe('a quantity', () => {
  it.each([
    ['3', 3],
    ['"3"', 3],
    ['"3.00"', 3],
    ['0', 0],
    ['3.0', 3],
  ])('%s is %d', (wire, value) => expect(read(quantity, json(wire)).data).toBe(value));

  it.each(['-3', '"-3"', '0.5', '"0.5"', '"3 pezzi"', '"03"', '9007199254740993', '""', 'null', 'true'])('is not %s', (wire) =>
    expect(read(quantity, json(wire)).issues).toBeDefined(),
  );
});

describe('a yes or no', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
  ])('%s is %s', (wire, value) => expect(read(yesNo, json(wire)).data).toBe(value));

  it.each(['"true"', '"1"', '"0"', '""', '2', '-1', '0.5', 'null', '[]', '"sì"'])('is not %s', (wire) =>
    expect(read(yesNo, json(wire)).issues).toBeDefined(),
  );
});

it('nothing of it is guessed where it is missing', () => {
  for (const schema of [wireId, id, money, price, quantity, number, yesNo])
    expect(read(object({ field: schema }), {}).issues).toBeDefined();
});
