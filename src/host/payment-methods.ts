import type { FunctionComponent } from 'react';
import { METHOD_NAMES, type MethodName, type PaymentStepProps } from '../widgets/shared/payment/steps.ts';

interface Screen {
  readonly title: string;
  /** The widget's component; it names those of the props that it needs. */
  readonly load: () => Promise<FunctionComponent<PaymentStepProps>>;
}

/** One method of paying: the screens that it brings. */
export interface PaymentMethod {
  /** A vendor's script runs on its screens: their page has a security policy of its own, for nothing else to share. */
  readonly hasVendor?: true;
  /** `/payment/integration/{name}/add` */
  readonly add?: Screen;
  /** `/payment/integration/{name}/add/confirm`: a partner's way back into the window that was opened for it. */
  readonly confirm?: Screen;
  /** `/payment/integration/{name}/{step}/{uuid}`, for a payment that is under way. */
  readonly pay?: Screen & { readonly step: 'pay' | '3dsecure-flow' | 'device_data' };
}

/**
 * THE table of the methods: routes, titles and screens follow from it. A new method is one widget and one line.
 */
export const PAYMENT_METHODS: Readonly<Partial<Record<MethodName, PaymentMethod>>> = {
  braintree_cc: {
    hasVendor: true,
    add: { title: 'Aggiungi Carta', load: async () => (await import('../widgets/pay-card/index.ts')).AddCard },
    pay: {
      step: '3dsecure-flow',
      title: 'Verifica Pagamento',
      load: async () => (await import('../widgets/pay-card/index.ts')).ThreeDSecure,
    },
  },
  braintree_paypal: {
    hasVendor: true,
    add: { title: 'Collega PayPal', load: async () => (await import('../widgets/pay-paypal/index.ts')).AddPayPal },
    pay: { step: 'device_data', title: 'Verifica PayPal', load: async () => (await import('../widgets/pay-paypal/index.ts')).DeviceData },
  },
  pellegrini: {
    pay: { step: 'pay', title: 'Ricarica Pellegrini', load: async () => (await import('../widgets/pay-pellegrini/index.ts')).Pellegrini },
  },
  sodexo: {
    pay: { step: 'pay', title: 'Ricarica Pluxee', load: async () => (await import('../widgets/pay-pluxee/index.ts')).Pluxee },
  },
  edenred_ticket: {
    add: { title: 'Aggiungi Ticket Restaurant Edenred', load: async () => (await import('../widgets/pay-edenred/index.ts')).AddEdenred },
    confirm: {
      title: 'Aggiungi Ticket Restaurant Edenred',
      load: async () => (await import('../widgets/pay-edenred/index.ts')).ConfirmEdenred,
    },
    pay: {
      step: 'pay',
      title: 'Ticket Restaurant Edenred',
      load: async () => (await import('../widgets/pay-edenred/index.ts')).PayEdenred,
    },
  },
  satispay_standard: {
    add: { title: 'Aggiungi Satispay', load: async () => (await import('../widgets/pay-satispay/index.ts')).AddSatispay },
  },
  satispay_ticket: {
    pay: {
      step: 'pay',
      title: 'Paga con Satispay',
      load: async () => (await import('../widgets/pay-satispay/index.ts')).PaySatispayTicket,
    },
  },
};

type ScreenKind = Exclude<keyof PaymentMethod, 'hasVendor'>;
export type PaymentStepName = `${MethodName}:${ScreenKind}`;

export interface PaymentStepRoute extends Screen {
  readonly name: PaymentStepName;
  readonly method: MethodName;
  readonly template: string;
  /** How the addresses begin that share its page's security policy; absent where that is everybody's. */
  readonly policyOf?: string;
}

/** The routes of a table of methods. */
export function stepsOf(methods: typeof PAYMENT_METHODS): PaymentStepRoute[] {
  return METHOD_NAMES.flatMap((method) => {
    const { add, confirm, pay, hasVendor } = methods[method] ?? {};
    const base = `/payment/integration/${method}`;
    const policy = hasVendor ? { policyOf: `${base}/` } : {};
    const route = (kind: ScreenKind, path: string, screen: Screen | undefined): PaymentStepRoute[] =>
      screen === undefined
        ? []
        : [{ name: `${method}:${kind}`, method, template: `${base}/${path}`, title: screen.title, load: screen.load, ...policy }];
    return [...route('add', 'add', add), ...route('confirm', 'add/confirm', confirm), ...route('pay', `${pay?.step}/:uuid`, pay)];
  });
}

export const PAYMENT_STEPS: readonly PaymentStepRoute[] = stepsOf(PAYMENT_METHODS);

export const paymentStep = (name: string): PaymentStepRoute | undefined => PAYMENT_STEPS.find((step) => step.name === name);
