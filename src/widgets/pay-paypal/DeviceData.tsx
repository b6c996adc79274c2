import { PaymentStep, ProgressNotice } from '../shared/payment/PaymentStep.tsx';
import { CancelButton, StepStatus } from '../shared/payment/StepStatus.tsx';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { gatewayError } from '../shared/text/gateway-error.ts';
import { SHIELD } from '../shared/ui/pictures/drawings.ts';
import type { DeviceDataEvent, DeviceDataState } from './device-data.flow.ts';
import { braintreePayPal, type PayPalVendor } from './gateway.ts';
import { deviceText as text } from './text.ts';
import { useDeviceData } from './use-device-data.ts';

export interface DeviceDataProps extends Pick<PayStepProps, 'uuid'> {
  vendor?: PayPalVendor;
}

/** 'Verifica PayPal': collects the device data for PayPal's fraud protection (part 2 §4 'Device data flow'). */
export function DeviceData({ uuid, vendor = braintreePayPal }: DeviceDataProps) {
  const { supportPhone } = useRuntime();
  const [state, send] = useDeviceData({ uuid, vendor });
  return (
    <PaymentStep title={text.title} state={state.name}>
      {contentOf(state, send, supportPhone)}
    </PaymentStep>
  );
}

function contentOf(state: DeviceDataState, send: (event: DeviceDataEvent) => void, phone: string | null) {
  switch (state.name) {
    case 'READ_PAYMENT':
    case 'FETCH_TOKEN':
    case 'LOAD_PAYPAL':
    case 'CREATE_CLIENT':
    case 'COLLECT_DEVICE_DATA':
      return (
        <ProgressNotice key="loading" title={text.loading} text={text.loadingText} slow={text.loadingSlow} icon={SHIELD}>
          <CancelButton send={send} />
        </ProgressNotice>
      );
    default: {
      // The server's own sentence replaces the default one.
      const title = state.name === 'ERROR' ? (state.sentence ?? gatewayError(state.code, phone)) : '';
      return <StepStatus state={state} send={send} sendingText={text.sendingText} errorTitle={title} />;
    }
  }
}
