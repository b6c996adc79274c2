import { expect, test } from 'vitest';
import { isMethodInUse, isOptionInUse } from './methods-in-use.ts';

const option = (provider: string, createPIPath: string | null) => ({
  label: 'Carta',
  sublabel: null,
  provider,
  category: 'card',
  canCreatePI: 'Yes' as const,
  createPIPath,
});

test.each([null, undefined])('a service whose list is %s uses every method', (inUse) => {
  expect(isMethodInUse(inUse, 'satispay')).toBe(true);
  expect(isOptionInUse(inUse, option('carta', null))).toBe(true);
});

test('a service uses the methods of its list alone; an empty one has none', () => {
  expect(['braintree_cc', 'satispay_ticket', 'x'].map((method) => isMethodInUse(['satispay_ticket', 'pellegrini'], method))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isMethodInUse([], 'satispay')).toBe(false);
});

test.each<[string, string | null, boolean[]]>([
  ['of the method whose page adds it', '/payment/integration/braintree_cc/add', [true, true]],
  ['of another method, whoever provides it', '/payment/integration/satispay_ticket/add', [false, false]],
  ['of its provider, when it needs no page', null, [false, true]],
  ['of its provider, when its page is of no method', '/payment/integration/', [false, true]],
  ['of its provider, when there is nothing below the method', '/payment/integration/braintree_cc', [false, true]],
])('an option is %s', (_, createPIPath, areInUse) =>
  expect(['visa', 'braintree_cc'].map((provider) => isOptionInUse(['braintree_cc'], option(provider, createPIPath)))).toEqual(areInUse),
);
