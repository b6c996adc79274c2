import { useMachine } from '../shared/flow/machine.ts';
import { PaymentStep, ProgressNotice } from '../shared/payment/PaymentStep.tsx';
import { Button } from '../shared/ui/controls/Button.tsx';
import { CLOSED } from '../shared/ui/feedback/closed-mark.tsx';
import { ErrorPanel, Notice } from '../shared/ui/feedback/Notice.tsx';
import { OpenSatispay, unlessReturned } from './OpenSatispay.tsx';
import { type AddSatispayProps, createSatispayAdd, requestOf, type SatispayAddEvent, type SatispayAddState } from './satispay-add.ts';
import { text } from './text.ts';

/** Links a Satispay account, on Satispay's own page (part 2 §2 'Satispay'). */
export const AddSatispay = unlessReturned(text.addTitle, (props: AddSatispayProps) => {
  const [state, send] = useMachine((runtime) => createSatispayAdd(runtime, props), { type: 'opened' });
  return (
    <PaymentStep title={text.addTitle} state={state.name} onBack={props.onLeave}>
      <Status state={state} send={send} onLeave={props.onLeave} />
    </PaymentStep>
  );
});

type StatusProps = Pick<AddSatispayProps, 'onLeave'> & { state: SatispayAddState; send(event: SatispayAddEvent): void };

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
      return <ProgressNotice key="request" title={text.requestTitle} text={text.request} slow={text.slow} icon="wallet" />;
    case 'REDIRECT_READY':
      return (
        <OpenSatispay provider="satispay_standard" href={state.request.href} isBlocked={state.isBlocked} send={send}>
          {cancel}
        </OpenSatispay>
      );
    case 'REQUEST_INFO':
      return (
        <ProgressNotice key="info" title={text.infoTitle} text={text.info} icon="wallet">
          {reopen}
          {cancel}
        </ProgressNotice>
      );
    case 'REQUEST_INFO_MAX_ATTEMPT':
      return (
        <Notice
          mark={CLOSED}
          title={state.request === null ? text.lostTitle : text.maxTitle}
          text={state.request === null ? text.lost : text.max}
          retryLabel={text.reload}
          onRetry={retry}
        >
          {reopen}
          {cancel}
        </Notice>
      );
    case 'REQUEST_CANCEL':
      return <ProgressNotice key="cancel" title={text.cancelTitle} text={text.cancelText} slow={text.slow} icon="wallet" />;
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
      return <ProgressNotice key="left" title={text.leftTitle} text={text.left} icon="wallet" />;
    default:
      return state satisfies never;
  }
}
