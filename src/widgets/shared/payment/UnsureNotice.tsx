import type { ReactElement, ReactNode } from 'react';
import type { Cents } from '../../../api/index.ts';
import { Bill } from '../ui/content/Bill.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { ErrorPanel } from '../ui/feedback/Notice.tsx';
import { CLOCK_BADGE } from '../ui/feedback/unsure-mark.tsx';
import type { Elements } from '../text/Text.tsx';
import { useMoney } from '../text/use-money.ts';
import type { UnknownReason } from './journaled-flow.ts';

interface UnsureNoticeProps {
  doubt: UnknownReason | 'unread' | 'busy';
  flow: { ask(): void; retry(): void; restart(): void };
  text: Readonly<Record<'unsure' | 'ask' | 'checkAgain' | 'restart', string>>;
  /** What the operation means for the money; what is not known is left out. */
  bill?: readonly (readonly [name: ReactNode, cents: Cents | null])[];
  /** By default an empty plate with a clock. */
  mark?: ReactElement;
  /** What is known. */
  children: string;
  /** Where the person may look instead. */
  exit?: Elements;
}

/** The outcome of the last operation is unknown: asks the server again, looks again, or starts again. */
export function UnsureNotice({ doubt, flow, text, bill, mark = CLOCK_BADGE, children, exit }: UnsureNoticeProps) {
  const [label, press] =
    doubt === 'askable' ? [text.ask, flow.ask] : doubt === 'lapsed' ? [text.restart, flow.restart] : [text.checkAgain, flow.retry];
  const money = useMoney();
  return (
    <ErrorPanel
      mark={mark}
      title={text.unsure}
      text={children}
      bill={bill && <Bill rows={bill.map(([name, cents]) => [name, cents === null ? null : money(cents)])} />}
      retryLabel={label}
      onRetry={press}
    >
      {doubt === 'askable' || doubt === 'untold' ? (
        <Button look="quiet" onClick={flow.restart}>
          {text.restart}
        </Button>
      ) : (
        exit
      )}
    </ErrorPanel>
  );
}
