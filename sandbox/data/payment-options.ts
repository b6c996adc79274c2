import type { PaymentContext } from '../../src/api/payments.ts';
import type { Wire } from '../b2c/handler.ts';

type PaymentOption = Wire<'getPaymentOptions'>['paymentOptions'][number];

export const PREFERENCE_CONTEXTS = [
  'definedAmountMethod',
  'walletRechargeMethod',
  'partialAmountMethod',
] as const satisfies readonly PaymentContext[];

function option(provider: string, category: string, label: string, sublabel: string | null, createPIPath: string | null): PaymentOption {
  return { provider, category, label, sublabel, canCreatePI: createPIPath === null ? 'No' : 'Yes', createPIPath };
}

const integration = (path: string) => `/payment/integration/${path}/add`;

export const CARD = option(
  'braintree_cc',
  'card',
  'Carta di credito o debito',
  'Visa, Mastercard, American Express',
  integration('braintree_cc'),
);
const PAYPAL = option('braintree_paypal', 'wallet', 'PayPal', null, integration('braintree_paypal'));
const SATISPAY = option('satispay_standard', 'wallet', 'Satispay', null, integration('satispay_standard'));
const EDENRED = option('edenred_ticket', 'ticket', 'Ticket Restaurant Edenred', 'Buoni pasto elettronici', integration('edenred_ticket'));
const SATISPAY_TICKET = option('satispay_ticket', 'ticket', 'Buoni pasto Satispay', null, null);
const PELLEGRINI = option('pellegrini', 'ticket', 'Pellegrini', 'Con il codice dell’app Pellegrini', null);
const PLUXEE = option('sodexo', 'ticket', 'Pluxee', 'Con il codice dell’app Pluxee', null);

const OPTIONS: Readonly<Record<PaymentContext, readonly PaymentOption[]>> = {
  definedAmountMethod: [CARD, PAYPAL, SATISPAY],
  walletRechargeMethod: [CARD, PAYPAL, SATISPAY, EDENRED, SATISPAY_TICKET, PELLEGRINI, PLUXEE],
  partialAmountMethod: [EDENRED],
};

export const labelOfProvider = (provider: string): string =>
  OPTIONS.walletRechargeMethod.find((candidate) => candidate.provider === provider)?.label ?? provider;

/** The ways to pay of a context, and the types of saved instruments that serve it: an option's provider is their type. */
export function optionsFor(context: PaymentContext): { types: string[]; options: PaymentOption[] } {
  const options = OPTIONS[context].map((each) => ({ ...each }));
  return { types: options.map(({ provider }) => provider), options };
}
