import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMachine } from '../shared/flow/machine.ts';
import { PaymentStep, ProgressNotice } from '../shared/payment/PaymentStep.tsx';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { errorMessageOf } from '../shared/payment/attempt.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { gatewayError } from '../shared/text/gateway-error.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { ErrorPanel } from '../shared/ui/feedback/Notice.tsx';
import { ProviderLogo } from '../shared/ui/pictures/ProviderLogo.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { type AddPayPalEvent, type AddPayPalState, codeOf, createAddPayPal } from './add-paypal.ts';
import { braintreePayPal, type PayPalClient, type PayPalVendor } from './gateway.ts';
import * as css from './pay-paypal.css.ts';
import { addText as text } from './text.ts';

type AddPayPalProps = Pick<AddStepProps, 'onAdded' | 'onLeave'> & { vendor?: PayPalVendor };

/** 'Collega PayPal' (part 2 §2 'PayPal'). */
export function AddPayPal({ vendor = braintreePayPal, ...props }: AddPayPalProps) {
  const { supportPhone } = useRuntime();
  const { onLeave } = props;
  const [state, send] = useMachine((runtime) => createAddPayPal(runtime, vendor, props), { type: 'opened' });
  const leave = (
    <Button look="quiet" onClick={onLeave}>
      {text.leave}
    </Button>
  );
  return (
    <PaymentStep title={text.title} onBack={onLeave} state={state.name}>
      {contentOf(state, send, leave, supportPhone)}
    </PaymentStep>
  );
}

function contentOf(state: AddPayPalState, send: (event: AddPayPalEvent) => void, leave: ReactNode, phone: string | null) {
  switch (state.name) {
    case 'INITIAL':
    case 'FETCH_TOKEN':
    case 'LOAD_PAYPAL':
    case 'CREATE_CLIENT':
      return (
        <ProgressNotice key="loading" title={text.loading} text={text.loadingText} slow={text.loadingSlow} icon="wallet">
          {leave}
        </ProgressNotice>
      );
    case 'CLIENT_CREATED':
      return <Approval client={state.client} send={send} />;
    case 'SEND_NONCE':
    case 'DONE':
      return <ProgressNotice key="sending" title={text.sending} text={text.sendingText} slow={text.sendingSlow} icon="wallet" />;
    case 'READ_ACCOUNTS':
      return <ProgressNotice key={state.name} title={text.reading} text={text.readingText} icon="wallet" />;
    case 'ERROR_FETCH_TOKEN':
    case 'ERROR_LOAD_PAYPAL':
    case 'ERROR_CREATE_CLIENT':
    case 'ERROR_CLIENT_CREATED':
    case 'ERROR_SEND_NONCE':
      return (
        <ErrorPanel
          title={(state.name === 'ERROR_SEND_NONCE' ? state.sentence : null) ?? gatewayError(codeOf(state.name), phone)}
          text={state.name === 'ERROR_SEND_NONCE' && state.isUnknown ? text.unknownText : undefined}
          onRetry={() => send({ type: 'retry-pressed' })}
        >
          {leave}
        </ErrorPanel>
      );
    default:
      return state satisfies never;
  }
}

/** The container of PayPal's own button. */
function Approval({ client, send }: { client: PayPalClient; send(event: AddPayPalEvent): void }) {
  const { productName, tracking } = useRuntime();
  const host = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    if (host.current === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const fail = (thrown: unknown) => {
      if (signal.aborted) return;
      tracking.event('error-paypal-add', errorMessageOf(thrown));
      send({ type: 'failed' });
    };
    const handlers = {
      onApproved: (nonce: string) => send({ type: 'approved', nonce }),
      onCancelled: () => send({ type: 'cancelled' }),
      onFailed: fail,
    };
    client.mountButton(host.current, text.agreement(productName), handlers, signal).then(() => {
      if (!signal.aborted) setDrawn(true);
    }, fail);
    return () => controller.abort();
  }, [client, productName, send, tracking]);

  return (
    <div className={css.approval}>
      <ProviderLogo provider="paypal" category="wallet" />
      <p className={css.lead}>{text.lead(productName)}</p>
      <p className={css.note}>{text.note}</p>
      <div className={css.button}>
        {!isDrawn && <Skeleton height={48} radius={24} />}
        <div ref={host} />
      </div>
    </div>
  );
}
