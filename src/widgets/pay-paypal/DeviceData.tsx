import { PaymentStep, Waiting } from '../shared/payment/PaymentStep.tsx';
import type { Verdict } from '../shared/payment/step-failure.ts';
import type { PayStepProps } from '../shared/payment/steps.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { gatewayError } from '../shared/text/gateway-error.ts';
import { SHIELD } from '../shared/ui/drawings.ts';
import { Button } from '../shared/ui/Button.tsx';
import { ErrorPanel } from '../shared/ui/Notice.tsx';
import type { DeviceDataEvent, DeviceDataState } from './device-data.flow.ts';
import { braintreePayPal, type PayPalVendor } from './gateway.ts';
import { deviceText as text } from './text.ts';
import { useDeviceData } from './use-device-data.ts';

export interface DeviceDataProps extends Pick<PayStepProps, 'uuid'> {
  vendor?: PayPalVendor;
}

/** 'Verifica PayPal': PayPal's fraud protection learns what device pays (part 2 §4 'Device data flow'). */
export function DeviceData({ uuid, vendor = braintreePayPal }: DeviceDataProps) {
  const [state, send] = useDeviceData({ uuid, vendor });
  return (
    <PaymentStep title={text.title} state={state.name}>
      <Content state={state} send={send} />
    </PaymentStep>
  );
}

/** What is known of the money. */
function reassuranceOf({ known, retry }: Verdict): string {
  switch (known) {
    case 'open':
      return retry === 'cancel' ? text.cancelErrorText : text.errorText;
    case 'refused':
      return text.refusedText;
    case 'unknown':
      return text.unknownText;
    default:
      return known satisfies never;
  }
}

function Content({ state, send }: { state: DeviceDataState; send(event: DeviceDataEvent): void }) {
  const { supportPhone } = useRuntime();
  const cancel = (
    <Button look="quiet" onClick={() => send({ type: 'cancel-pressed' })}>
      {text.cancel}
    </Button>
  );
  switch (state.name) {
    case 'READ_PAYMENT':
    case 'FETCH_TOKEN':
    case 'LOAD_PAYPAL':
    case 'CREATE_CLIENT':
    case 'COLLECT_DEVICE_DATA':
      return (
        <Waiting key="loading" title={text.loading} text={text.loadingText} slow={text.loadingSlow} icon={SHIELD}>
          {cancel}
        </Waiting>
      );
    case 'SEND_DEVICE_DATA':
    case 'DONE':
      return <Waiting key="sending" title={text.sending} text={text.sendingText} slow={text.sendingSlow} icon={SHIELD} />;
    case 'READ_OUTCOME':
      return <Waiting key={state.name} title={text.reading} text={text.readingText} />;
    case 'CANCEL_PAYMENT':
      return <Waiting key={state.name} title={text.cancelling} text={text.cancellingText} />;
    case 'ERROR':
      return (
        <ErrorPanel
          title={state.sentence ?? gatewayError(state.code, supportPhone)}
          text={reassuranceOf(state)}
          retryLabel={text.retry}
          onRetry={() => send({ type: 'retry-pressed' })}
          phone={supportPhone}
        >
          {state.retry !== 'read-outcome' && cancel}
        </ErrorPanel>
      );
    default:
      return state satisfies never;
  }
}
