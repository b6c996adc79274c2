import { spawnSync } from 'node:child_process';
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

  it('shows an answer of each call, and a body of each that sends one', () => {
    for (const path of Object.values(openapi()['paths'] as Record<string, Record<string, object>>))
      for (const operation of Object.values(path)) {
        const { requestBody, responses } = operation as { requestBody?: object; responses: Record<string, object> };
        expect(responses['200']).toHaveProperty(['content', 'application/json', 'example']);
        if (requestBody !== undefined) expect(requestBody).toHaveProperty(['content', 'application/json', 'example']);
      }
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
