import { useFlow } from '../shared/flow/flow.ts';
import { TaskShell } from '../shared/payment/TaskShell.tsx';
import { StepStatus } from '../shared/payment/StepStatus.tsx';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { useGatewayError } from '../shared/payment/text.ts';
import { SHIELD } from '../shared/ui/pictures/drawings.ts';
import { italian } from '../shared/text/italian.tsx';
import { createDeviceData } from './device-data.ts';
import { braintreePayPal, type PayPalVendor } from './gateway.ts';
import { useText } from './text.ts';

/** 'Verifica PayPal': collects the device data for PayPal's fraud protection (P2-2.77). */
export function DeviceData({ uuid, vendor = braintreePayPal }: Pick<PayStepProps, 'uuid'> & { vendor?: PayPalVendor }) {
  const text = useText().device;
  const gatewayError = useGatewayError();
  const [state, { retry, cancel }] = useFlow(
    (runtime) => createDeviceData(runtime, vendor, uuid),
    (step) => step.open(),
  );
  return (
    <TaskShell title={text.title} state={state.name}>
      <StepStatus
        uuid={uuid}
        state={state}
        onRetry={retry}
        onCancel={cancel}
        loading={{ ...text.loading, icon: SHIELD }}
        sendingText={text.sendingText}
        // The server's own sentence replaces the default one.
        errorOf={({ sentence, code }) => ({ title: italian(sentence) ?? gatewayError(code) })}
      />
    </TaskShell>
  );
}
