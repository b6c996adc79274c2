import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { FILE, openapi, text } from './openapi.ts';

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

  it('asks for a session everywhere but on the public calls', () => {
    const operations = Object.values(
      openapi()['paths'] as Record<string, Record<string, { operationId: string; security: unknown[] }>>,
    ).flatMap((path) => Object.values(path));
    const open = operations.filter(({ security }) => security.length === 0).map(({ operationId }) => operationId);
    expect(open.sort()).toEqual(['checkEmailDomain', 'getMenu', 'login', 'registerUser', 'resolveCode', 'setSessionCookie']);
  });
});
