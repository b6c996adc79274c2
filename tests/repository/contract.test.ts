import { describe, expect, it } from 'vitest';
import { HANDLERS } from '../../sandbox/b2c/handlers.ts';
import { SUMMARIES } from '../../scripts/docs/openapi-summaries.ts';
import { contract } from '../../src/api/contract.ts';

const operations = Object.keys(contract).sort();

describe('every call of the contract', () => {
  it('has a handler in the sandbox, and the sandbox no other', () => {
    expect(Object.keys(HANDLERS).sort()).toEqual(operations);
  });

  it('has a summary', () => {
    expect(Object.keys(SUMMARIES).sort()).toEqual(operations);
  });

  it('has method and path to itself', () => {
    const shapes = Object.values(contract).map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(shapes.filter((shape, index) => shapes.indexOf(shape) !== index)).toEqual([]);
  });

  it('goes to b2c, and a GET carries no body', () => {
    for (const [name, { method, path, body }] of Object.entries(contract)) {
      expect(path, name).toMatch(/^b2c\/[\w/{}-]+$/);
      if (method === 'GET') expect(body, name).toBeNull();
    }
  });
});
