/** For the tests of payments: a saved way to pay. */
import type { Instrument, PaymentOption } from '../../../api/index.ts';

/** A card; the test names what matters to it. */
type StoredInstrument = Instrument & { readonly id: string; readonly uuid: string };

export const newInstrument = (change: Partial<StoredInstrument> = {}): StoredInstrument => ({
  id: 'carta-2',
  uuid: 'uuid-carta-2',
  label: 'Carta •••• 1111',
  sublabel: null,
  provider: 'visa',
  type: 'braintree_cc',
  category: 'card',
  ...change,
});

/** A method that creates no instrument. */
export const newOption = (change: Partial<PaymentOption> = {}): PaymentOption => ({
  label: 'Buoni Satispay',
  sublabel: null,
  provider: 'satispay_ticket',
  category: '',
  canCreatePI: 'No',
  createPIPath: null,
  ...change,
});
