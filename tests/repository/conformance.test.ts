/** The conformance kit covers the contract, and every reference in its report exists. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SECTIONS } from '../../conformance/check.ts';
import { CHECKS } from '../../conformance/checks/index.ts';
import { askingOf, methodsOf, OPERATIONS, parametersOf } from '../../conformance/coverage.ts';
import { ID_OPTIONS, USAGE } from '../../conformance/options.ts';
import { contract } from '../../src/api/contract.ts';
import { METHOD_NAMES } from '../../src/registry/payment-methods.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const ids = CHECKS.map(({ id }) => id);

describe('every call of the contract', () => {
  it.each(OPERATIONS)('%s is asked, or its reason is given', (operation) => {
    expect(ids).toContain(`answer.${operation}`);
    const asking = askingOf(operation);
    expect(asking.by, `conformance/coverage.ts: say where the parameters of ${operation} come from, or why it is not asked`).not.toBe(
      'unknown',
    );
    if (asking.by === 'check') expect(ids).toContain(asking.check);
    if (asking.by === 'manual') expect(asking.reason).toMatch(/\S/);
    if (asking.by === 'reading') {
      expect(Object.keys(asking.params).sort()).toEqual(parametersOf(contract[operation]).sort());
      for (const source of Object.values(asking.params)) if (typeof source === 'string') expect(Object.keys(ID_OPTIONS)).toContain(source);
    }
  });

  it('is only left to a person when it has an effect', () => {
    const left = OPERATIONS.filter((operation) => askingOf(operation).by === 'manual' && !contract[operation].hasEffect);
    expect(left).toEqual([]);
  });

  it('of a payment method belongs to one that config.json knows', () => {
    const methods = OPERATIONS.filter((operation) => contract[operation].path.startsWith('b2c/payment/integration/')).map(methodsOf);
    expect(methods.filter((of) => of === null || of.length === 0)).toEqual([]);
    expect([...new Set(methods.flat())].sort()).toEqual([...METHOD_NAMES].sort());
    for (const method of METHOD_NAMES) expect(read('docs/deploying.md')).toContain(`\`${method}\``);
  });
});

describe('every check', () => {
  it('has a name of its own', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('rests on a section of docs/backend-contract.md, and each section on the specification', () => {
    const headings = [...read('docs/backend-contract.md').matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading);
    for (const section of Object.keys(SECTIONS)) expect(headings).toContain(section);
    expect(new Set(CHECKS.map(({ section }) => section))).toEqual(new Set(Object.keys(SECTIONS)));
  });

  it('that is left out for want of an option names one that there is', () => {
    for (const option of Object.keys(ID_OPTIONS)) expect(USAGE).toContain(`--${option} `);
  });
});

describe('docs/backend-contract.md', () => {
  const document = read('docs/backend-contract.md');

  it('names options and calls that there are', () => {
    for (const [, option] of document.matchAll(/`?(--[a-z][a-z-]+)/g)) expect(USAGE).toContain(option);
    const paths: readonly string[] = OPERATIONS.map((operation) => contract[operation].path);
    const calls = [...document.matchAll(/`(?:GET|POST|PUT) (b2c\/[^`?\s]+)/g)].map(([, path = '']) => path);
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((path) => !paths.includes(path))).toEqual([]);
  });
});
