import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import '../test-dom.tsx';
import { ProviderLogo } from './ProviderLogo.tsx';

const drawn = (provider: string, category = '') =>
  render(<ProviderLogo provider={provider} category={category} />).container.querySelector<HTMLElement | SVGElement>('[data-provider]');

describe('a provider has a sign of its own [P1-7.23]', () => {
  const NAMES = [
    'visa',
    'mastercard',
    'amex',
    'braintree_cc',
    'braintree_paypal',
    'satispay_standard',
    'edenred_ticket',
    'pellegrini',
    'sodexo',
  ];

  test.each(NAMES)('%s', (provider) => expect(drawn(provider)?.dataset['provider']).toBe(provider));

  test('each another', () => {
    expect(new Set(NAMES.map((provider) => drawn(provider)?.innerHTML)).size).toBe(NAMES.length);
  });
});

test.each([
  ['VISA', 'visa'],
  [' Mastercard ', 'mastercard'],
  ['American Express', 'amex'],
  ['PayPal', 'braintree_paypal'],
  ['Satispay', 'satispay_standard'],
  ['satispay_ticket', 'satispay_standard'],
  ['Edenred', 'edenred_ticket'],
  ['Pluxee', 'sodexo'],
])('%s is %s, whatever the case [P1-7.23]', (provider, sign) => expect(drawn(provider)?.dataset['provider']).toBe(sign));

test.each(['', 'banca ignota', 'constructor', '__proto__', 'toString'])('%j has a neutral one', (provider) =>
  expect(drawn(provider, 'card')?.dataset['provider']).toBe('unknown'),
);

test('an unknown one is drawn by its category', () => {
  const signs = ['card', 'ticket', 'wallet'].map((category) => drawn('x', category)?.innerHTML);
  expect(new Set(signs).size).toBe(3);
  expect(drawn('x', 'constructor')?.innerHTML).toBe(drawn('x')?.innerHTML);
});

test('a screen reader passes over it: the name stands beside it', () => {
  expect(drawn('visa')?.getAttribute('aria-hidden')).toBe('true');
  expect(drawn('x')?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
