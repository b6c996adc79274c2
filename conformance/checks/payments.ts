import * as methods from '../../src/registry/conformance.ts';
import { METHOD_NAMES, type MethodName, PAYMENT_METHODS } from '../../src/registry/payment-methods.ts';
import type { MethodConformance } from '../asking.ts';
import { answerOf, type Check, NotChecked, unless } from '../check.ts';
import type { IdOption } from '../options.ts';

const METHODS: Readonly<Record<MethodName, MethodConformance>> = methods;

/** The page reads the payment before it does anything, and leaves when the status does not lead to it. */
function waitsForStep(method: MethodName): Check[] {
  const { pay } = PAYMENT_METHODS[method];
  const option = METHODS[method].waiting as IdOption | undefined;
  if (pay === undefined || option === undefined) return [];
  const path = `/payment/integration/${method}/${pay.step}/{uuid}`;
  return [
    {
      id: `payments.step.${method}`,
      group: 'Payments',
      title: `The status of a payment that waits for ‘${pay.title}’ leads there`,
      section: 'Payments',
      mend: `Answer actionType "redirect" with the internal link ${path} until the step is done; "loading" only while it is prepared.`,
      needs: ['session', option],
      async run(kit) {
        if (!kit.options.paymentMethods.includes(method)) throw new NotChecked('left out by --payment-methods');
        const uuid = kit.id(option);
        const { value, exchange } = await answerOf(kit, 'getPayment', { params: { uuid } });
        const { actionType, linkAction } = value;
        if (actionType === 'redirect' && linkAction?.type === 'internal' && linkAction.link === path.replace('{uuid}', uuid))
          return unless([]);
        const found = actionType !== 'redirect' ? `actionType "${actionType}"` : linkAction === null ? 'no link' : 'another link';
        return unless([{ call: exchange.call, expected: `redirect to ${path}`, found }]);
      },
    },
  ];
}

export const paymentChecks: readonly Check[] = METHOD_NAMES.flatMap(waitsForStep);
