import { cancelStep, clientToken, paymentOf, payStep } from '../../../sandbox/b2c/braintree.ts';
import { cardOfNonce, isRefused, newCard } from '../../../sandbox/b2c/cards.ts';
import { badRequest } from '../../../sandbox/b2c/http.ts';
import { euro } from '../../../sandbox/b2c/money.ts';
import type { MethodStandIn } from '../../../sandbox/b2c/payment-methods.ts';
import { wireInstrument } from '../../../sandbox/b2c/user.ts';

export const braintree_cc = {
  option: {
    category: 'card',
    label: 'Carta di credito o debito',
    sublabel: 'Visa, Mastercard, American Express',
    contexts: ['definedAmountMethod', 'walletRechargeMethod'],
  },
  codes: [
    ['4111 1111 1111 1111', 'riesce'],
    ['4000 0000 0000 1091', 'chiede la verifica'],
    ['4000 1111 1111 1115', 'è rifiutata'],
  ],
  handlers: {
    addCard({ body, world, user }) {
      const card = cardOfNonce(body.nonce);
      if (!card) return { error: 'invalid_nonce', message: 'La carta non è stata riconosciuta. Riprova.' };
      if (isRefused(card)) return { error: 'declined', message: 'La banca ha rifiutato la carta. Prova con un’altra.' };
      const saved = newCard(world, card);
      user.instruments.push(saved);
      return { instrument: wireInstrument(saved) };
    },

    getThreeDSecureFlow(call) {
      const payment = paymentOf(call, 'braintree_cc');
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
      const { nonce } = call.body;
      return payStep(call, 'braintree_cc', nonce === '' || nonce.includes('declined'), 'La banca non ha confermato il pagamento.');
    },
    cancelThreeDSecureFlow: (call) => cancelStep(call, 'braintree_cc'),
    saveCardholderName(call) {
      const name = call.body.cardholderName.trim();
      const card = paymentOf(call, 'braintree_cc').means?.card;
      if (name === '' || !card) return { success: false, code: 20143 };
      card.cardholderName = name;
      return { success: true };
    },
  },
} satisfies MethodStandIn;
