import { LateNotice } from '../shared/payment/LateNotice.tsx';
import { openWindow as openBrowserWindow, type OpenWindow } from '../shared/payment/partner-window.ts';
import { PaymentStep, Waiting } from '../shared/payment/PaymentStep.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { ErrorPanel } from '../shared/ui/feedback/Notice.tsx';
import { OpenSatispay } from './OpenSatispay.tsx';
import { requestOf, type SatispayAddEvent, type SatispayAddState } from './satispay-add.flow.ts';
import { text } from './text.ts';
import { unlessReturned } from './unless-returned.tsx';
import { type SatispayAddProps, useSatispayAdd } from './use-satispay-add.ts';

export type AddSatispayProps = Omit<SatispayAddProps, 'openWindow'> & {
  /** Replaces `window.open` in tests and stories. */
  openWindow?: OpenWindow;
};

/** Links a Satispay account, on Satispay's own page (part 2 §2 'Satispay'). */
export const AddSatispay = unlessReturned(text.addTitle, ({ openWindow = openBrowserWindow, ...props }: AddSatispayProps) => {
  const [state, send] = useSatispayAdd({ ...props, openWindow });
  return (
    <PaymentStep title={text.addTitle} state={state.name} onBack={props.onLeave}>
      <Status state={state} send={send} onLeave={props.onLeave} />
    </PaymentStep>
  );
});

interface StatusProps {
  state: SatispayAddState;
  send(event: SatispayAddEvent): void;
  onLeave(): void;
}

function Status({ state, send, onLeave }: StatusProps) {
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
  const goBack = (
    <Button look="quiet" onClick={onLeave}>
      {text.leave}
    </Button>
  );

  switch (state.name) {
    case 'REQUEST_REDIRECT':
      return <Waiting key="request" title={text.requestTitle} text={text.request} slow={text.slow} icon="wallet" />;
    case 'REDIRECT_READY':
      return (
        <OpenSatispay provider="satispay_standard" href={state.request.href} isBlocked={state.isBlocked} send={send}>
          {cancel}
        </OpenSatispay>
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
        <LateNotice
          title={state.request === null ? text.lostTitle : text.maxTitle}
          text={state.request === null ? text.lost : text.max}
          retryLabel={text.reload}
          onRetry={retry}
        >
          {reopen}
          {cancel}
        </LateNotice>
      );
    case 'REQUEST_CANCEL':
      return <Waiting key="cancel" title={text.cancelTitle} text={text.cancelText} slow={text.slow} icon="wallet" />;
    case 'ERROR_REQUEST_INFO':
      return (
        <ErrorPanel title={state.message ?? text.error} text={state.isOver ? text.overText : text.errorText} onRetry={retry}>
          {state.isOver ? goBack : cancel}
        </ErrorPanel>
      );
    case 'ERROR_REQUEST_REDIRECT':
    case 'ERROR_REQUEST_CANCEL': {
      const title = state.name === 'ERROR_REQUEST_REDIRECT' ? text.errorRequest : text.errorCancel;
      return (
        <ErrorPanel title={state.message ?? title} text={text.errorText} onRetry={retry}>
          {goBack}
        </ErrorPanel>
      );
    }
    case 'DONE':
    case 'LEFT':
      return <Waiting key="left" title={text.leftTitle} text={text.left} icon="wallet" />;
    default:
      return state satisfies never;
  }
}
