import type { ReactNode } from 'react';
import { Button } from '../ui/controls/Button.tsx';
import { CLOSED } from '../ui/feedback/closed-mark.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';

interface LateNoticeProps {
  title: string;
  text: string;
  retryLabel?: string;
  onRetry(): void;
  children?: ReactNode;
}

/** All requests of a poll were answered, and nothing has changed yet: the person asks again. */
export const LateNotice = ({ title, text, retryLabel = 'Riprova', onRetry, children }: LateNoticeProps) => (
  <Notice mark={CLOSED} title={title} text={text}>
    <Button size="large" icon="reload" onClick={onRetry}>
      {retryLabel}
    </Button>
    {children}
  </Notice>
);
