import { useEffect, useRef, useState } from 'react';
import { addPaypalAccount, getBraintreeToken } from '../../api/index.ts';
import { useEffectEvent } from '../shared/flow/use-effect-event.ts';
import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import { errorMessageOf } from '../shared/payment/failed-press.ts';
import { createInstrumentRegistration } from '../shared/payment/instrument-registration.ts';
import { ProgressNotice, TaskShell } from '../shared/payment/TaskShell.tsx';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { loadSdk, WindowBlockedError } from '../shared/payment/vendor-sdk.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { useGatewayError } from '../shared/payment/text.ts';
import { useLanguage } from '../shared/text/language.ts';
import { Button } from '../shared/ui/controls/Button.tsx';
import { ErrorPanel } from '../shared/ui/feedback/Notice.tsx';
import { ProviderLogo } from '../shared/ui/pictures/ProviderLogo.tsx';
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx';
import { italian } from '../shared/text/italian.tsx';
import { braintreePayPal, type ButtonHandlers, type PayPalClient, type PayPalVendor } from './gateway.ts';
import * as css from './pay-paypal.css.ts';
import { useText } from './text.ts';

type Ports = Pick<AddStepProps, 'onAdded' | 'onLeave'>;

type Preparation = 'FETCH_TOKEN' | 'LOAD_PAYPAL' | 'CREATE_CLIENT';

/** 'Collega PayPal' (P2-4.54 to P2-4.57); each step has an error state with retry. */
type AddPayPalState =
  /** READ_ACCOUNTS: the answer was lost, and the app looks whether the account exists. */
  | { readonly name: 'INITIAL' | Preparation | 'SEND_NONCE' | 'READ_ACCOUNTS' | 'DONE' }
  /** The button is drawn or being drawn. */
  | { readonly name: 'CLIENT_CREATED'; readonly client: PayPalClient }
  /** ERROR_CLIENT_CREATED: the button or the customer's PayPal window failed. `isBlocked`: by the browser. */
  | { readonly name: `ERROR_${Preparation | 'CLIENT_CREATED'}`; readonly isBlocked: boolean }
  /**
   * `sentence`: the server's own sentence, shown instead of the default. `isUnknown`: the account may have been added. The
   * next press reads the list and sends nothing.
   */
  | { readonly name: 'ERROR_SEND_NONCE'; readonly sentence: string | null; readonly isUnknown: boolean };

type PayPalSteps = Steps<AddPayPalState>;

const isBusy = ({ name }: AddPayPalState) => name === 'SEND_NONCE' || name === 'READ_ACCOUNTS' || name === 'DONE';

function useAddPayPal(vendor: PayPalVendor, { onAdded, onLeave }: Ports) {
  const runtime = useRuntime();
  const lang = useLanguage();
  const { client, tracking } = runtime;
  const [accounts] = useState(() => createInstrumentRegistration(runtime, 'braintree_paypal'));

  /** A retry begins here, too: the token may have expired, and a nonce is valid for one attempt. */
  const prepare: PayPalSteps = async (set, signal) => {
    set({ name: 'FETCH_TOKEN' });
    const { clientToken } = await client.call(getBraintreeToken, { signal });
    set({ name: 'LOAD_PAYPAL' });
    const gateway = await loadSdk(vendor, signal);
    set({ name: 'CREATE_CLIENT' });
    set({ name: 'CLIENT_CREATED', client: await gateway.createClient(clientToken, lang, signal) });
  };

  function failed(state: AddPayPalState, thrown: unknown): AddPayPalState {
    const { name } = state;
    // The host's `onAdded` or `onLeave` threw.
    if (name === 'DONE') return state;
    tracking.event('error-paypal-add', errorMessageOf(thrown));
    return name === 'FETCH_TOKEN' || name === 'LOAD_PAYPAL' || name === 'CREATE_CLIENT' || name === 'CLIENT_CREATED'
      ? { name: `ERROR_${name}`, isBlocked: thrown instanceof WindowBlockedError }
      : { name: 'ERROR_SEND_NONCE', sentence: null, isUnknown: true };
  }
  const [state, { run }] = useFlow(
    () => createFlow<AddPayPalState>({ name: 'INITIAL' }, { isBusy, failed }),
    (flow) => flow.run(prepare),
  );

  /** Adds the account. A null `nonce` sends nothing: the app looks whether the last nonce has added the account. */
  const register =
    (nonce: string | null): PayPalSteps =>
    async (set, signal) => {
      set({ name: nonce === null ? 'READ_ACCOUNTS' : 'SEND_NONCE' });
      const send = (nonce: string) => client.call(addPaypalAccount, { body: { nonce } });
      const result = await (nonce === null ? accounts.lookUp(signal) : accounts.register(() => send(nonce), signal));
      if (result === null) return;
      if (result.type === 'not-added') {
        tracking.event('error-paypal-add', result.sentence ?? 'not added');
        return set({ ...result, name: 'ERROR_SEND_NONCE' });
      }
      set({ name: 'DONE' });
      onAdded(result.instrument);
    };

  return {
    state,
    onRetry: () => run(state.name === 'ERROR_SEND_NONCE' && state.isUnknown ? register(null) : prepare),
    onApproved: (nonce: string) => run(register(nonce)),
    /** The person cancelled in PayPal's window. */
    onCancelled: () =>
      run(async (set) => {
        set({ name: 'DONE' });
        onLeave();
      }),
    onFailed: (thrown: unknown) => run(() => Promise.reject(thrown)),
  };
}

/** 'Collega PayPal' (P2-2.73 to P2-2.76). */
export function AddPayPal({ vendor = braintreePayPal, ...props }: Ports & { vendor?: PayPalVendor }) {
  const text = useText().add;
  const { state, ...actions } = useAddPayPal(vendor, props);
  return (
    <TaskShell title={text.title} onBack={props.onLeave} state={state.name}>
      <Content {...actions} state={state} onLeave={props.onLeave} />
    </TaskShell>
  );
}

function Content({ state, onRetry, onLeave, ...handlers }: ReturnType<typeof useAddPayPal> & Pick<Ports, 'onLeave'>) {
  const text = useText().add;
  const gatewayError = useGatewayError();
  const leave = (
    <Button look="quiet" onClick={onLeave}>
      {text.leave}
    </Button>
  );
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
      return <Approval {...handlers} client={state.client} />;
    case 'SEND_NONCE':
    case 'DONE':
      return <ProgressNotice key="sending" title={text.sending} text={text.sendingText} slow={text.sendingSlow} icon="wallet" />;
    case 'READ_ACCOUNTS':
      return <ProgressNotice key={state.name} title={text.reading} text={text.readingText} icon="wallet" />;
    case 'ERROR_FETCH_TOKEN':
    case 'ERROR_LOAD_PAYPAL':
    case 'ERROR_CREATE_CLIENT':
    case 'ERROR_CLIENT_CREATED':
      return (
        <ErrorPanel title={gatewayError(20144)} text={state.isBlocked ? text.blocked : undefined} onRetry={onRetry}>
          {leave}
        </ErrorPanel>
      );
    case 'ERROR_SEND_NONCE':
      return (
        <ErrorPanel
          title={italian(state.sentence) ?? gatewayError(20142)}
          text={state.isUnknown ? text.unknownText : undefined}
          onRetry={onRetry}
        >
          {leave}
        </ErrorPanel>
      );
    default:
      return state satisfies never;
  }
}

/** The container of PayPal's own button. */
function Approval({ client, ...handlers }: ButtonHandlers & { client: PayPalClient }) {
  const text = useText().add;
  const { productName } = useRuntime();
  const host = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const latest = useEffectEvent(() => ({ handlers, agreement: text.agreement(productName) }));

  useEffect(() => {
    if (host.current === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onFailed = (thrown: unknown) => {
      if (!signal.aborted) latest().handlers.onFailed(thrown);
    };
    const { handlers, agreement } = latest();
    client.mountButton(host.current, agreement, { ...handlers, onFailed }, signal).then(() => {
      if (!signal.aborted) setDrawn(true);
    }, onFailed);
    return () => controller.abort();
  }, [client]);

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
