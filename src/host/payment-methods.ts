import { METHOD_NAMES, type MethodName } from '../widgets/shared/payment/steps.ts';

interface Screen {
  readonly title: string;
  /** What the widget's folder exports; it names those of `PaymentStepProps` that it needs. */
  readonly component: string;
}

/** One method of paying: the screens that it brings. */
export interface PaymentMethod {
  /** The folder of its widget, below `src/widgets`. Its code is found by `screens/payment-widgets.ts`. */
  readonly from: `pay-${string}`;
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
    from: 'pay-card',
    hasVendor: true,
    add: { title: 'Aggiungi Carta', component: 'AddCard' },
    pay: { step: '3dsecure-flow', title: 'Verifica Pagamento', component: 'ThreeDSecure' },
  },
  braintree_paypal: {
    from: 'pay-paypal',
    hasVendor: true,
    add: { title: 'Collega PayPal', component: 'AddPayPal' },
    pay: { step: 'device_data', title: 'Verifica PayPal', component: 'DeviceData' },
  },
  pellegrini: { from: 'pay-pellegrini', pay: { step: 'pay', title: 'Ricarica Pellegrini', component: 'Pellegrini' } },
  sodexo: { from: 'pay-pluxee', pay: { step: 'pay', title: 'Ricarica Pluxee', component: 'Pluxee' } },
  edenred_ticket: {
    from: 'pay-edenred',
    add: { title: 'Aggiungi Ticket Restaurant Edenred', component: 'AddEdenred' },
    confirm: { title: 'Aggiungi Ticket Restaurant Edenred', component: 'ConfirmEdenred' },
    pay: { step: 'pay', title: 'Ticket Restaurant Edenred', component: 'PayEdenred' },
  },
  satispay_standard: { from: 'pay-satispay', add: { title: 'Aggiungi Satispay', component: 'AddSatispay' } },
  satispay_ticket: { from: 'pay-satispay', pay: { step: 'pay', title: 'Paga con Satispay', component: 'PaySatispayTicket' } },
};

type ScreenKind = Exclude<keyof PaymentMethod, 'hasVendor' | 'from'>;
export type PaymentStepName = `${MethodName}:${ScreenKind}`;

export interface PaymentStepRoute extends Screen {
  readonly name: PaymentStepName;
  readonly method: MethodName;
  readonly from: PaymentMethod['from'];
  readonly template: string;
  /** How the addresses begin that share its page's security policy; absent where that is everybody's. */
  readonly policyOf?: string;
}

/** The routes of a table of methods. */
export function stepsOf(methods: typeof PAYMENT_METHODS): PaymentStepRoute[] {
  return METHOD_NAMES.flatMap((method) => {
    const found = methods[method];
    if (found === undefined) return [];
    const { from, add, confirm, pay, hasVendor } = found;
    const base = `/payment/integration/${method}`;
    const policy = hasVendor ? { policyOf: `${base}/` } : {};
    const route = (kind: ScreenKind, path: string, screen: Screen | undefined): PaymentStepRoute[] =>
      screen === undefined
        ? []
        : [
            {
              name: `${method}:${kind}`,
              method,
              from,
              template: `${base}/${path}`,
              title: screen.title,
              component: screen.component,
              ...policy,
            },
          ];
    return [...route('add', 'add', add), ...route('confirm', 'add/confirm', confirm), ...route('pay', `${pay?.step}/:uuid`, pay)];
  });
}

export const PAYMENT_STEPS: readonly PaymentStepRoute[] = stepsOf(PAYMENT_METHODS);

export const paymentStep = (name: string): PaymentStepRoute | undefined => PAYMENT_STEPS.find((step) => step.name === name);
