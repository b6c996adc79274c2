import type { ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { SHIELD } from '../ui/pictures/drawings.ts';
import { ErrorPanel } from '../ui/feedback/Notice.tsx';
import { CLOCK_BADGE } from '../ui/feedback/unsure-mark.tsx';
import { PaymentBill } from './PaymentBill.tsx';
import type { StepError, StepState } from './payment-step.ts';
import { ProgressNotice, type ProgressNoticeProps } from './TaskShell.tsx';
import { useText } from './text.ts';
import { type Elements, Text } from '../text/Text.tsx';

interface StepStatusProps {
  /** The payment's. */
  uuid: string;
  /** A shared state, or one of the step's own, which come before SEND. */
  state: { readonly name: string };
  onRetry(): void;
  onCancel(): void;
  /** What the step does before SEND; the person can cancel meanwhile. */
  loading: Pick<ProgressNoticeProps, 'title' | 'text' | 'slow' | 'icon'>;
  sendingText: string;
  /** `lead`: text before the sentence about the charge. */
  errorOf(error: StepError): { readonly title: ReactNode; readonly lead?: Elements };
}

/** What all payment steps show alike. */
export function StepStatus({ uuid, state, onRetry, onCancel, loading, sendingText, errorOf }: StepStatusProps) {
  const text = useText();
  const cancel = (
    <Button look="quiet" onClick={onCancel}>
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
          <Text>{certainty === 'open' && retry === 'cancel' ? text.cancelErrorText : text.certainty[certainty]}</Text>
        </>
      );
      return (
        <ErrorPanel
          mark={certainty === 'unknown' ? CLOCK_BADGE : 'cracked'}
          title={title}
          text={sentences}
          bill={<PaymentBill uuid={uuid} />}
          onRetry={onRetry}
        >
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
