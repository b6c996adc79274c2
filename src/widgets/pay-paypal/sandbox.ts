import { isOpen, paymentOf } from '../../../sandbox/b2c/braintree.ts';
import { newInstrument } from '../../../sandbox/b2c/cards.ts';
import type { MethodStandIn } from '../../../sandbox/b2c/payment-methods.ts';
import { cancel, fail, settle, wireAction } from '../../../sandbox/b2c/payments.ts';
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

    submitDeviceData(call) {
      const payment = paymentOf(call, 'braintree_paypal');
      if (isOpen(payment, 'braintree_paypal')) {
        if (call.body.deviceData === '') fail(payment, 'PayPal non ha confermato il pagamento.');
        else settle(payment, call.world, call.user, call.now);
      }
      return wireAction(payment);
    },
    cancelPaypalPayment(call) {
      const payment = paymentOf(call, 'braintree_paypal');
      cancel(payment, call.user);
      return wireAction(payment);
    },
  },
} satisfies MethodStandIn;
