import { describe, expect, test } from 'vitest';
import type { PaymentOption } from '../../api/index.ts';
import { newInstrument } from '../shared/payment/test-kit.ts';
import { isCurrent, singleOption } from './use-picker.ts';

const option = (provider: string, canCreatePI: 'Yes' | 'No'): PaymentOption => ({
  label: provider,
  sublabel: null,
  provider,
  category: 'x',
  canCreatePI,
  createPIPath: canCreatePI === 'Yes' ? `/payment/integration/${provider}/add` : null,
});
const PAYPAL = option('braintree_paypal', 'Yes');
const EDENRED = option('edenred_ticket', 'Yes');
const PELLEGRINI = option('pellegrini', 'No');
const PLUXEE = option('sodexo', 'No');

describe('the single option', () => {
  test.each([
    ['one that can create', [EDENRED], EDENRED],
    ['next to others that cannot', [PELLEGRINI, EDENRED, PLUXEE], EDENRED],
    ['two that can', [PAYPAL, EDENRED], null],
    ['none that can', [PELLEGRINI], null],
    ['nothing at all', [], null],
  ] as const)('%s', (_, options, expected) => expect(singleOption(options)).toBe(expected));
});

describe('the method that pays now', () => {
  const CARD = newInstrument({ uuid: 'u-1', provider: 'visa', label: 'Carta' });

  test.each([
    ['a card, by its uuid', CARD, { uuid: 'u-1', provider: 'visa', label: 'Altro nome' }, true],
    ['another card of the same name', CARD, { uuid: 'u-2', provider: 'visa', label: 'Carta' }, false],
    ['a card, where only the words are known', CARD, { provider: 'visa', label: 'Carta' }, true],
    ['another name', CARD, { provider: 'visa', label: 'Carta 2' }, false],
    ['another provider', CARD, { provider: 'mastercard', label: 'Carta' }, false],
    ['a method without an instrument', PELLEGRINI, { provider: 'pellegrini', label: 'pellegrini' }, true],
    ['a method of another provider', PELLEGRINI, { provider: 'sodexo', label: 'pellegrini' }, false],
    ['a method of another name', PELLEGRINI, { provider: 'pellegrini', label: 'sodexo' }, false],
    ['what adds an instrument', PAYPAL, { provider: 'braintree_paypal', label: 'braintree_paypal' }, false],
  ])('%s', (_, choice, now, expected) => expect(isCurrent(choice, now)).toBe(expected));
});
