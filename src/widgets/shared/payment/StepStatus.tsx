import type { ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { SHIELD } from '../ui/pictures/drawings.ts';
import { ErrorPanel } from '../ui/feedback/Notice.tsx';
import type { StepError, StepEvent, StepState } from './payment-step.ts';
import { ProgressNotice, type ProgressNoticeProps } from './PaymentStep.tsx';

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

interface StepStatusProps {
  /** A shared state, or one of the step's own, which come before SEND. */
  state: { readonly name: string };
  send(event: StepEvent): void;
  /** What the step does before SEND; the person can cancel meanwhile. */
  loading: Pick<ProgressNoticeProps, 'title' | 'text' | 'slow' | 'icon'>;
  sendingText: string;
  /** `lead`: text before the sentence about the charge. */
  errorOf(error: StepError): { readonly title: string; readonly lead?: ReactNode };
}

/** What all payment steps show alike. */
export function StepStatus({ state, send, loading, sendingText, errorOf }: StepStatusProps) {
  const cancel = (
    <Button look="quiet" onClick={() => send({ type: 'cancel-pressed' })}>
      {text.cancel}
    </Button>
  );
  const shared = state as StepState;
  switch (shared.name) {
    case 'SEND':
    case 'DONE':
      return <ProgressNotice key="sending" title={text.sending} text={sendingText} slow={text.sendingSlow} icon={SHIELD} />;
    case 'READ_OUTCOME':
      return <ProgressNotice key={shared.name} title={text.reading} text={text.readingText} />;
    case 'CANCEL':
      return <ProgressNotice key={shared.name} title={text.cancelling} text={text.cancellingText} />;
    case 'ERROR': {
      const { title, lead } = errorOf(shared);
      const { certainty, retry } = shared;
      const sentences = (
        <>
          {lead}
          {certainty === 'open' && retry === 'cancel' ? text.cancelErrorText : text.certainty[certainty]}
        </>
      );
      return (
        <ErrorPanel title={title} text={sentences} onRetry={() => send({ type: 'retry-pressed' })}>
          {retry !== 'read-outcome' && cancel}
        </ErrorPanel>
      );
    }
    default:
      return (
        <ProgressNotice key={loading.title} {...loading}>
          {cancel}
        </ProgressNotice>
      );
  }
}
