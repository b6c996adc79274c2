/** The sandbox's stand-ins for the payment methods, from the `sandbox.ts` in each method's folder. */
import type { PaymentContext } from '../../src/api/payments.ts';
import { METHOD_NAMES, type MethodName, PAYMENT_METHODS } from '../../src/registry/payment-methods.ts';
import { merge } from '../../src/registry/merge.ts';
import * as standIns from '../../src/registry/sandbox.ts';
import type { HandlerTable, Wire } from './handler.ts';

/** The stand-in for one payment method. */
export interface MethodStandIn {
  /** How the payment options offer it, and in which contexts. */
  readonly option: {
    readonly category: 'card' | 'wallet' | 'ticket';
    readonly label: string;
    readonly sublabel: string | null;
    readonly contexts: readonly PaymentContext[];
  };
  /** Codes to type in, with their outcomes, for the sandbox's start page. */
  readonly codes?: readonly (readonly [code: string, outcome: string])[];
  /** Answers the calls of its `endpoints.ts`. */
  readonly handlers: Partial<HandlerTable>;
}

const STAND_INS: Readonly<Record<MethodName, MethodStandIn>> = standIns;

/** The handlers of the calls of all methods. */
export const methodHandlers = merge(Object.values(standIns).map(({ handlers }) => handlers));

type PaymentOption = NonNullable<Wire<'getPaymentOptions'>['paymentOptions']>[number] & { readonly category: string };

export const PREFERENCE_CONTEXTS = [
  'definedAmountMethod',
  'walletRechargeMethod',
  'partialAmountMethod',
] as const satisfies readonly PaymentContext[];

/** Cards first, vouchers last. */
const CATEGORIES = ['card', 'wallet', 'ticket'];
const ORDERED = [...METHOD_NAMES].sort(
  (a, b) => CATEGORIES.indexOf(STAND_INS[a].option.category) - CATEGORIES.indexOf(STAND_INS[b].option.category),
);

const standInOf = (provider: string): MethodStandIn | undefined =>
  Object.hasOwn(STAND_INS, provider) ? STAND_INS[provider as MethodName] : undefined;

export const labelOfProvider = (provider: string): string => standInOf(provider)?.option.label ?? provider;

export const isVoucher = (provider: string): boolean => standInOf(provider)?.option.category === 'ticket';

/** The options of a context, and the types of the saved instruments that it accepts (an option's provider is their type). */
export function optionsFor(context: PaymentContext): { types: string[]; options: PaymentOption[] } {
  const types = ORDERED.filter((method) => STAND_INS[method].option.contexts.includes(context));
  const options = types.map((provider): PaymentOption => {
    const { category, label, sublabel } = STAND_INS[provider].option;
    const isAddable = PAYMENT_METHODS[provider].add !== undefined;
    return {
      provider,
      category,
      label,
      sublabel,
      canCreatePI: isAddable ? 'Yes' : 'No',
      createPIPath: isAddable ? `/payment/integration/${provider}/add` : null,
    };
  });
  return { types, options };
}

/** Codes to type in, by the method's label. */
export const CODES: readonly (readonly [label: string, codes: NonNullable<MethodStandIn['codes']>])[] = ORDERED.flatMap((method) => {
  const { option, codes } = STAND_INS[method];
  return codes === undefined ? [] : [[option.label, codes] as const];
});
