/** What this browser sent a payment with, as it stores it. */

const method = (uuid: string, provider: string, label: string) => ({
  type: 'pi',
  paymentInstrument: { uuid, provider, label, sublabel: null },
});
export const VISA = method('00000000-0000-4000-8000-00000000ca4d', 'visa', 'Carta •••• 4242');
export const VOUCHERS = method('00000000-0000-4000-8000-00000000ede0', 'edenred_ticket', 'Ticket Restaurant Edenred');
export const PAYPAL = method('00000000-0000-4000-8000-00000000ba1a', 'paypal', 'PayPal');

export const sent = (uuid: string, cents: number, definedAmountMethod: object | null, partialAmountMethod: object | null = null) => ({
  paymentInstruments: `${uuid} ${cents}${JSON.stringify({ definedAmountMethod, partialAmountMethod })}`,
});
