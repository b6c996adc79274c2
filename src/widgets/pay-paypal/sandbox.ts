import { cancelStep, payStep } from '../../../sandbox/b2c/braintree.ts';
import { newInstrument } from '../../../sandbox/b2c/cards.ts';
import type { MethodStandIn } from '../../../sandbox/b2c/payment-methods.ts';
import { wireInstrument } from '../../../sandbox/b2c/user.ts';

export const braintree_paypal = {
  option: { category: 'wallet', label: 'PayPal', sublabel: null, contexts: ['definedAmountMethod', 'walletRechargeMethod'] },
  handlers: {
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

    submitDeviceData: (call) => payStep(call, 'braintree_paypal', call.body.deviceData === '', 'PayPal non ha confermato il pagamento.'),
    cancelPaypalPayment: (call) => cancelStep(call, 'braintree_paypal'),
  },
} satisfies MethodStandIn;
