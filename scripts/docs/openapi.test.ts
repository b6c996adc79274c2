import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { unusedNotes } from './openapi-fields.ts';
import { FILE, openapi, text } from './openapi.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- JSON of every shape
type Loose = any;
type Json = Readonly<Record<string, unknown>>;

interface Call {
  readonly operationId: string;
  readonly description?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly description?: string }[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example: Loose } } };
  readonly responses: Readonly<Record<string, { readonly content: { readonly 'application/json': { readonly example: Loose } } }>>;
}

const operations = (): Call[] =>
  Object.values(openapi()['paths'] as unknown as Record<string, Record<string, Call>>).flatMap((path) => Object.values(path));
const exampleOf = (name: string): Loose =>
  operations().find(({ operationId }) => operationId === name)?.responses['200']?.content['application/json'].example;

const schemas = () => (openapi()['components'] as Json)['schemas'] as Readonly<Record<string, Json>>;

interface Field {
  readonly path: string;
  readonly field: Json;
  readonly description: string;
  readonly isRequired: boolean;
}

/** The fields of a value and of everything in it. */
function fieldsIn(value: unknown, path = ''): Field[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {}, required = [] } = value as { properties?: Record<string, Json>; required?: readonly string[] };
  const own = Object.entries(properties).map(([name, field]) => ({
    path: `${path}.${name}`,
    field,
    description: String(field['description'] ?? ''),
    isRequired: required.includes(name),
  }));
  return [...own, ...Object.entries(value).flatMap(([name, inner]) => (name === 'example' ? [] : fieldsIn(inner, `${path}.${name}`)))];
}

function isNullable({ $ref, type, anyOf, oneOf }: Json): boolean {
  if (typeof $ref === 'string') return isNullable(schemas()[$ref.split('/').at(-1)!]!);
  return [type].flat().includes('null') || [anyOf ?? oneOf ?? []].flat().some((form) => isNullable(form as Json));
}

describe('docs/openapi.json', () => {
  it('is what `npm run openapi` writes', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(text());
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(openapi()));
    expect(result).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('tells the wire’s names and not ours', () => {
    const document = text();
    for (const name of ['closePhrase', 'itemSaleablePriceListId', 'lockerSellingOrder', 'created_at', 'short_label', 'totalWithTax']) {
      expect(document).toContain(`"${name}"`);
    }
    for (const name of ['priceCents', 'isOpen', 'closedMessage', 'balanceCents', 'createdAt']) expect(document).not.toContain(`"${name}"`);
  });

  it('shows an answer of each call, and a body of each that sends one', () => {
    for (const path of Object.values(openapi()['paths'] as Record<string, Record<string, object>>))
      for (const operation of Object.values(path)) {
        const { requestBody, responses } = operation as { requestBody?: object; responses: Record<string, object> };
        expect(responses['200']).toHaveProperty(['content', 'application/json', 'example']);
        if (requestBody !== undefined) expect(requestBody).toHaveProperty(['content', 'application/json', 'example']);
      }
  });

  it('says of each component, field, parameter and call what it is, and of each field where it comes from', () => {
    const fields = fieldsIn(schemas());
    expect(fields.filter(({ description }) => !/\S/.test(description)).map(({ path }) => path)).toEqual([]);
    expect([...new Set(fields.map(({ field }) => field['x-origin']))].sort()).toEqual(['decided', 'ours', 'specification']);
    const components = Object.entries(schemas()).filter(([, { description }]) => !/\S/.test(String(description ?? '')));
    expect(components.map(([name]) => name)).toEqual([]);
    for (const call of operations()) {
      expect(call.description, call.operationId).toMatch(/\S/);
      for (const parameter of call.parameters ?? []) expect(parameter.description, call.operationId).toMatch(/\S/);
    }
    expect(unusedNotes()).toEqual([]);
  });

  it('says what the absence of each optional field means, and null where it is allowed alone', () => {
    const fields = fieldsIn(schemas());
    const misdescribed = (isOf: (field: Field) => boolean, pattern: RegExp, isWanted = true) =>
      fields.filter((field) => isOf(field) && pattern.test(field.description) !== isWanted).map(({ path }) => path);
    expect(misdescribed(({ isRequired }) => !isRequired, /Absent( or null)?: \S/)).toEqual([]);
    expect(misdescribed(({ field }) => isNullable(field), /null: \S/i)).toEqual([]);
    expect(misdescribed(({ field }) => !isNullable(field), /null: /i, false)).toEqual([]);
  });

  it('tells what a person tolerates from what a dish contains', () => {
    const { Edible, DietPreference, SetDietPreferenceBody } = schemas();
    const meaningOf = ({ description }: Field) => description.split(' Absent')[0];
    const ofDishes = new Set(fieldsIn(Edible).map(meaningOf));
    const ofPersons = fieldsIn({ DietPreference, SetDietPreferenceBody });
    expect(ofPersons.length).toBe(32);
    expect(ofPersons.filter((field) => ofDishes.has(meaningOf(field))).map(({ path }) => path)).toEqual([]);
  });

  it('answers a known key with 422 on each call that carries one', () => {
    const keyed = operations().filter(({ description = '' }) => description.includes('idempotency key'));
    const refusing = operations().filter(({ responses }) => '422' in responses);
    expect(refusing.map(({ operationId }) => operationId)).toEqual(keyed.map(({ operationId }) => operationId));
  });

  it('needs nothing of what we have added', () => {
    const needed: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { properties = {}, required = [] } = value as { properties?: Record<string, Json>; required?: readonly string[] };
      // What is inside an addition is needed for the addition alone.
      for (const [name, field] of Object.entries(properties)) {
        if (field['x-origin'] !== 'ours') visit(field, `${path}.${name}`);
        else if (required.includes(name)) needed.push(`${path}.${name}`);
      }
      for (const [name, inner] of Object.entries(value)) if (name !== 'properties') visit(inner, `${path}.${name}`);
    };
    visit(schemas(), '');
    expect(needed).toEqual([]);
  });

  it('spells a parameter in one way', () => {
    const names = operations().flatMap(({ parameters = [] }) => parameters.filter((each) => each.in === 'path').map(({ name }) => name));
    expect([...new Set(names)].sort()).toEqual(['code', 'context', 'email', 'id', 'uuid']);
  });

  it('ties links to their type, and lists to a size', () => {
    const patternOf = (name: string) => new RegExp(String(schemas()[name]?.['pattern']));
    for (const path of ['/', '/selling-area/milano-1', '/wallet?a=b', '/payment/payment-options/partialAmountMethod'])
      expect(path).toMatch(patternOf('InternalPath'));
    for (const path of ['//evil.example', 'selling-area/milano-1', '/code-landing/milano1', 'https://evil.example', '/b2c/auth/logout'])
      expect(path).not.toMatch(patternOf('InternalPath'));
    for (const address of ['https://online.satispay.com/pay/1?x=y', 'https://cdn.example.it:8443/a'])
      expect(address).toMatch(patternOf('ExternalAddress'));
    for (const address of ['http://example.it/', 'javascript:alert(1)', 'https://user@example.it/', '/wallet'])
      expect(address).not.toMatch(patternOf('ExternalAddress'));
    const lists = text().match(/"type": "array",/g)?.length ?? 0;
    expect(text().match(/"maxItems": \d+/g)?.length).toBe(lists);
  });

  it('shows one world: what is in the cart, suggested and ordered is in the catalogue', () => {
    const [area, suggested, orders, edited] = ['getSellingArea', 'getUpselling', 'getOrders', 'editItem'].map(exampleOf);
    const items = new Map<string, Json>(area.catalogue.items.map((item: Json) => [item['id'], item]));
    for (const line of area.cart.lockerSellingOrder.items) expect(items.has(line.itemSaleableId)).toBe(true);
    for (const item of suggested.items) expect(items.has(item.id)).toBe(true);
    for (const { rows } of orders.data) for (const row of rows) expect(items.has(row.itemSaleableId)).toBe(true);
    expect(area.cart).toEqual(edited);
    const edit = operations().find(({ operationId }) => operationId === 'editItem')!.requestBody!.content['application/json'].example;
    expect(items.get(edit.itemSaleableId)?.['unique']).toBe(edit.itemSaleablePriceListId);
    const headings = area.catalogue.categories.map(({ id }: { id: string }) => id);
    for (const item of items.values()) expect(headings).toContain(item['categoryId']);
    expect(exampleOf('getWallet').balance).toBe(area.wallet.balance);
  });

  it('names every body and answer', () => {
    for (const path of Object.values(openapi()['paths'] as Record<string, Record<string, unknown>>))
      for (const operation of Object.values(path))
        expect(JSON.stringify(operation)).not.toMatch(/"schema":\{"(type":"object"|anyOf|oneOf)/);
  });

  // The rules also validate the examples by the schemas.
  it('has nothing that Redocly’s recommended rules find', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', 'lint', FILE], {
      encoding: 'utf8',
    });
    expect(status, `${stdout}\n${stderr}`).toBe(0);
  }, 120_000);

  it('asks for a session everywhere but on the public calls', () => {
    const operations = Object.values(
      openapi()['paths'] as Record<string, Record<string, { operationId: string; security: unknown[] }>>,
    ).flatMap((path) => Object.values(path));
    const open = operations.filter(({ security }) => security.length === 0).map(({ operationId }) => operationId);
    expect(open.sort()).toEqual(['checkEmailDomain', 'getMenu', 'login', 'registerUser', 'resolveCode', 'setSessionCookie']);
  });
});
