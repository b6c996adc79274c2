import type { FunctionComponent } from 'react';
import type { MethodRoute } from '../../registry/manifest.ts';
import type { MethodScreenProps } from '../../widgets/shared/payment/steps.ts';

type Widget = FunctionComponent<MethodScreenProps>;

/** The folders of all payment methods, one chunk each. */
const FOLDERS = import.meta.glob<Readonly<Record<string, Widget | undefined>>>('../../widgets/pay-*/index.ts');

/** The component of a method's step. @throws Error when the folder does not export the component that the manifest names */
export async function loadStep({ name, folder, component }: MethodRoute): Promise<Widget> {
  const widget = (await FOLDERS[`../../widgets/${folder}/index.ts`]?.())?.[component];
  if (widget === undefined) throw new Error(`${name}: ${folder} exports no ${component}`);
  return widget;
}
