import type { PaymentOption } from '../../../api/index.ts';
import type { MethodName } from '../../../registry/payment-methods.ts';

/** The methods that the provider of the service uses (`paymentMethods` of its config.json); without a list, all. */
type MethodsInUse = readonly MethodName[] | null | undefined;

export const isMethodInUse = (inUse: MethodsInUse, method: string): boolean => inUse == null || inUse.some((name) => name === method);

/** An option is of the method whose page adds the instrument. One that needs no page is of the method that its provider names. */
export const isOptionInUse = (inUse: MethodsInUse, { createPIPath, provider }: PaymentOption): boolean =>
  isMethodInUse(inUse, /\/integration\/(\w+)\//.exec(createPIPath ?? '')?.[1] ?? provider);
