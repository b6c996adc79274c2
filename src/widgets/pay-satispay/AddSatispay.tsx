import { CLOSED } from '../shared/ui/feedback/closed-mark.tsx';
import { openWindow as openBrowserWindow, type OpenWindow } from '../shared/payment/partner-window.ts';
import { PaymentStep, Waiting } from '../shared/payment/PaymentStep.tsx';
import type { AddStepProps } from '../shared/payment/steps.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { ExternalLoginOptions } from './ExternalLoginOptions.tsx';
import { requestOf, type SatispayAddEvent, type SatispayAddState } from './satispay-add.flow.ts';
import { text } from './text.ts';
import { UnlessReturned } from './UnlessReturned.tsx';
import { useSatispayAdd } from './use-satispay-add.ts';

export type AddSatispayProps = Pick<AddStepProps, 'query' | 'onQuery' | 'keyToUpdate' | 'returnUrl' | 'onAdded' | 'onLeave'> & {
  /** Replaces `window.open` in tests and stories. */
  openWindow?: OpenWindow;
};

/** Links a Satispay account, on Satispay's own page (part 2 §2 'Satispay'). */
export function AddSatispay({ openWindow = openBrowserWindow, ...props }: AddSatispayProps) {
  return (
    <UnlessReturned title={text.addTitle}>
      <Adding {...props} openWindow={openWindow} />
    </UnlessReturned>
  );
}

function Adding(props: Required<AddSatispayProps>) {
  const [state, send] = useSatispayAdd(props);
  return (
    <PaymentStep title={text.addTitle} state={state.name} onBack={props.onLeave}>
      <Status state={state} send={send} onLeave={props.onLeave} />
    </PaymentStep>
  );
}

interface StatusProps {
  state: SatispayAddState;
  send(event: SatispayAddEvent): void;
  onLeave(): void;
}

function Status({ state, send, onLeave }: StatusProps) {
  const { supportPhone } = useRuntime();
  const open = () => send({ type: 'open-pressed' });
  const retry = () => send({ type: 'retry-pressed' });
  const cancel = (
    <Button look="quiet" onClick={() => send({ type: 'cancel-pressed' })}>
      {text.cancel}
    </Button>
  );
  const reopen = requestOf(state)?.href != null && (
    <Button look="secondary" onClick={open}>
      {text.reopenPage}
    </Button>
  );
  const giveUp = (
    <Button look="quiet" onClick={onLeave}>
      {text.leave}
    </Button>
  );

  switch (state.name) {
    case 'REQUEST_REDIRECT':
      return <Waiting key="request" title={text.requestTitle} text={text.request} slow={text.slow} icon="wallet" />;
    case 'REDIRECT_READY':
      return (
        <ExternalLoginOptions provider="satispay_standard" href={state.href} isBlocked={state.isBlocked} send={send}>
          {cancel}
        </ExternalLoginOptions>
      );
    case 'REQUEST_INFO':
      return (
        <Waiting key="info" title={text.infoTitle} text={text.info} icon="wallet">
          {reopen}
          {cancel}
        </Waiting>
      );
    case 'REQUEST_INFO_MAX_ATTEMPT':
      return (
        <Notice mark={CLOSED} title={state.id === null ? text.lostTitle : text.maxTitle} text={state.id === null ? text.lost : text.max}>
          <Button size="large" icon="reload" onClick={retry}>
            {text.reload}
          </Button>
          {reopen}
          {cancel}
        </Notice>
      );
    case 'REQUEST_CANCEL':
      return <Waiting key="cancel" title={text.cancelTitle} text={text.cancelText} slow={text.slow} icon="wallet" />;
    case 'ERROR_REQUEST_REDIRECT':
      return (
        <ErrorPanel title={state.message ?? text.errorRequest} text={text.errorText} onRetry={retry} phone={supportPhone}>
          {giveUp}
        </ErrorPanel>
      );
    case 'ERROR_REQUEST_INFO':
      return (
        <ErrorPanel
          title={state.message ?? text.error}
          text={state.isOver ? text.overText : text.errorText}
          onRetry={retry}
          phone={supportPhone}
        >
          {state.isOver ? giveUp : cancel}
        </ErrorPanel>
      );
    case 'ERROR_REQUEST_CANCEL':
      return (
        <ErrorPanel title={state.message ?? text.errorCancel} text={text.errorText} onRetry={retry} phone={supportPhone}>
          {giveUp}
        </ErrorPanel>
      );
    case 'DONE':
    case 'LEFT':
      return <Waiting key="left" title={text.leftTitle} text={text.left} icon="wallet" />;
    default:
      return state satisfies never;
  }
}
