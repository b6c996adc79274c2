import type { FunctionComponent } from 'react';
import type { MethodRoute } from '../../registry/manifest.ts';
import type { PaymentStepProps } from '../../widgets/shared/payment/steps.ts';

type Widget = FunctionComponent<PaymentStepProps>;

/** Every method's folder, each in a chunk of its own. */
const FOLDERS = import.meta.glob<Readonly<Record<string, Widget | undefined>>>('../../widgets/pay-*/index.ts');

/** The component of a method's step. @throws Error when the manifest names what its folder does not export */
export async function loadStep({ name, folder, component }: MethodRoute): Promise<Widget> {
  const widget = (await FOLDERS[`../../widgets/${folder}/index.ts`]?.())?.[component];
  if (widget === undefined) throw new Error(`${name}: ${folder} exports no ${component}`);
  return widget;
}
