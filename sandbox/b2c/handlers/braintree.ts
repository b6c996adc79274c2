import { cardOfNonce, isRefused, newCard, newInstrument } from '../cards.ts';
import type { Call, HandlerTable } from '../handler.ts';
import { badRequest } from '../http.ts';
import { euro } from '../money.ts';
import { cancel, fail, findOrTry, type Payment, settle, wireAction } from '../payments.ts';
import type { AnyEndpoint } from '../../../src/api/endpoint.ts';
import { BRAINTREE_API, placeOf, vendorAddress } from '../../vendors/address.ts';
import { wireInstrument } from './payments.ts';

/** The token that Braintree's SDK reads its configuration from; it leads to the sandbox's stand-in. */
function clientToken({ request, origin }: Pick<Call<AnyEndpoint>, 'request' | 'origin'>): string {
  return btoa(
    JSON.stringify({
      version: 2,
      environment: 'sandbox',
      merchantId: 'pausa',
      authorizationFingerprint: 'sandbox-fingerprint',
      configUrl: vendorAddress(`${BRAINTREE_API}/v1/configuration`, placeOf(request), origin),
    }),
  );
}

type PaymentCall = Pick<Call<AnyEndpoint>, 'world' | 'user'> & { readonly params: { readonly uuid: string } };
const cardPayment = ({ world, user, params }: PaymentCall): Payment => findOrTry(world, user, params.uuid, 'braintree_cc');
const paypalPayment = ({ world, user, params }: PaymentCall): Payment => findOrTry(world, user, params.uuid, 'braintree_paypal');

/** A payment that waits for this very step; paid, failed or given up already, it stays as it is. */
const isOpen = (payment: Payment, type: string): boolean => payment.state === 'waiting' && payment.means?.type === type;

export const braintreeHandlers = {
  getBraintreeToken: (call) => ({ clientToken: clientToken(call) }),
  addCard({ body, world, user }) {
    const card = cardOfNonce(body.nonce);
    if (!card) return { error: 'invalid_nonce', message: 'La carta non è stata riconosciuta. Riprova.' };
    if (isRefused(card)) return { error: 'declined', message: 'La banca ha rifiutato la carta. Prova con un’altra.' };
    const saved = newCard(world, card);
    user.instruments.push(saved);
    return { instrument: wireInstrument(saved) };
  },
  addPaypalAccount({ body, world, user }) {
    if (body.nonce === '' || body.nonce.includes('declined'))
      return { error: 'declined', message: 'PayPal non ha autorizzato il collegamento. Riprova.' };
    const saved = newInstrument(world, {
      type: 'braintree_paypal',
      category: 'wallet',
      provider: 'paypal',
      label: 'PayPal',
      sublabel: user.email,
    });
    user.instruments.push(saved);
    return { instrument: wireInstrument(saved) };
  },

  getThreeDSecureFlow(call) {
    const payment = cardPayment(call);
    const card = payment.means?.card;
    if (!card) throw badRequest('Questo pagamento non è con carta.');
    return {
      token: clientToken(call),
      nonce: `tokencc_sandbox_${card.bin}_${card.lastFour}`,
      bin: card.bin,
      amount: euro(payment.cents),
      threeDSecureParameters: { additionalInformation: { productCode: 'FOD', deliveryTimeframe: '01', deliveryEmail: call.user.email } },
      cardholderName: card.cardholderName,
      cardLabel: payment.means?.label ?? '',
    };
  },
  finishThreeDSecureFlow(call) {
    const payment = cardPayment(call);
    if (isOpen(payment, 'braintree_cc')) {
      if (call.body.nonce === '' || call.body.nonce.includes('declined')) fail(payment, 'La banca non ha confermato il pagamento.');
      else settle(payment, call.world, call.user, call.now);
    }
    return wireAction(payment);
  },
  cancelThreeDSecureFlow(call) {
    const payment = cardPayment(call);
    cancel(payment, call.user);
    return wireAction(payment);
  },
  saveCardholderName(call) {
    const name = call.body.cardholderName.trim();
    const card = cardPayment(call).means?.card;
    if (name === '' || !card) return { success: false, code: 20143 };
    card.cardholderName = name;
    return { success: true };
  },

  submitDeviceData(call) {
    const payment = paypalPayment(call);
    if (isOpen(payment, 'braintree_paypal')) {
      if (call.body.deviceData === '') fail(payment, 'PayPal non ha confermato il pagamento.');
      else settle(payment, call.world, call.user, call.now);
    }
    return wireAction(payment);
  },
  cancelPaypalPayment(call) {
    const payment = paypalPayment(call);
    cancel(payment, call.user);
    return wireAction(payment);
  },
} satisfies Partial<HandlerTable>;
