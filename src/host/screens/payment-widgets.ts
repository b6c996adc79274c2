import type { FunctionComponent } from 'react';
import type { PaymentStepProps } from '../../widgets/shared/payment/steps.ts';
import type { PaymentStepRoute } from '../payment-methods.ts';

type Widget = FunctionComponent<PaymentStepProps>;

/** Every method's folder, each in a chunk of its own. */
const FOLDERS = import.meta.glob<Readonly<Record<string, Widget | undefined>>>('../../widgets/pay-*/index.ts');

/** The component of a method's step. @throws Error when the table names what its folder does not export */
export async function loadStep({ name, from, component }: PaymentStepRoute): Promise<Widget> {
  const widget = (await FOLDERS[`../../widgets/${from}/index.ts`]?.())?.[component];
  if (widget === undefined) throw new Error(`${name}: ${from} exports no ${component}`);
  return widget;
}
