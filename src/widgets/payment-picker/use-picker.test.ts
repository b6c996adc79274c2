import { describe, expect, test } from 'vitest';
import type { PaymentOption } from '../../api/index.ts';
import { singleOption } from './use-picker.ts';

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
