import { Button } from '../ui/controls/Button.tsx';
import { ErrorPanel } from '../ui/feedback/Notice.tsx';
import type { Elements } from '../text/Text.tsx';
import type { UnknownReason } from './journaled-flow.ts';

interface UnsureNoticeProps {
  doubt: UnknownReason | 'unread' | 'busy';
  flow: { ask(): void; retry(): void; restart(): void };
  text: Readonly<Record<'unsure' | 'ask' | 'checkAgain' | 'restart', string>>;
  /** What is known. */
  children: Elements;
  /** Where the person may look instead. */
  exit?: Elements;
}

/** The outcome of the last operation is unknown: asks the server again, looks again, or starts again. */
export function UnsureNotice({ doubt, flow, text, children, exit }: UnsureNoticeProps) {
  const [label, press] =
    doubt === 'askable' ? [text.ask, flow.ask] : doubt === 'lapsed' ? [text.restart, flow.restart] : [text.checkAgain, flow.retry];
  return (
    <ErrorPanel title={text.unsure} text={children} retryLabel={label} onRetry={press}>
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
