import type { ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { SHIELD } from '../ui/pictures/drawings.ts';
import { ErrorPanel } from '../ui/feedback/Notice.tsx';
import type { Resolution, StepEvent, StepState } from './payment-step.flow.ts';
import { ProgressNotice } from './PaymentStep.tsx';

const text = {
  sending: 'Conferma del pagamento in corso',
  sendingSlow: 'Ci sta mettendo più del solito. Il pagamento non si ripete da solo: puoi aspettare tranquillamente.',
  reading: 'Controlliamo a che punto è il pagamento',
  readingText: 'Qualcosa è andato storto: prima di riprovare guardiamo se il pagamento è già andato a buon fine.',
  cancelling: 'Annullamento in corso',
  cancellingText: 'Un momento solo.',
  certainty: {
    open: 'Con questo metodo non abbiamo addebitato nulla. Puoi riprovare o annullare il pagamento.',
    refused: 'Puoi riprovare o annullare il pagamento.',
    unknown: 'Non sappiamo ancora se il pagamento è andato a buon fine: riprova, e lo controlliamo prima di inviare altro.',
  },
  cancelErrorText: 'Non siamo riusciti ad annullare il pagamento. Puoi riprovare.',
  cancel: 'Annulla',
} as const;

/** What is known about the charge. */
const reassuranceOf = ({ certainty, retry }: Resolution): string =>
  certainty === 'open' && retry === 'cancel' ? text.cancelErrorText : text.certainty[certainty];

export function CancelButton({ send }: { send(event: StepEvent): void }) {
  return (
    <Button look="quiet" onClick={() => send({ type: 'cancel-pressed' })}>
      {text.cancel}
    </Button>
  );
}

interface StepStatusProps {
  state: Exclude<StepState, { name: 'READ_PAYMENT' }>;
  send(event: StepEvent): void;
  sendingText: string;
  errorTitle: string;
  /** Text before the sentence about the charge. */
  errorLead?: ReactNode;
}

/** The states that all payment steps show alike, from SEND on. */
export function StepStatus({ state, send, sendingText, errorTitle, errorLead }: StepStatusProps) {
  switch (state.name) {
    case 'SEND':
    case 'DONE':
      return <ProgressNotice key="sending" title={text.sending} text={sendingText} slow={text.sendingSlow} icon={SHIELD} />;
    case 'READ_OUTCOME':
      return <ProgressNotice key={state.name} title={text.reading} text={text.readingText} />;
    case 'CANCEL':
      return <ProgressNotice key={state.name} title={text.cancelling} text={text.cancellingText} />;
    case 'ERROR':
      return (
        <ErrorPanel
          title={errorTitle}
          text={
            <>
              {errorLead}
              {reassuranceOf(state)}
            </>
          }
          onRetry={() => send({ type: 'retry-pressed' })}
        >
          {state.retry !== 'read-outcome' && <CancelButton send={send} />}
        </ErrorPanel>
      );
    default:
      return state satisfies never;
  }
}
