import { type ReactNode, useEffect, useState } from 'react';
import { Heading } from '../ui/content/Heading.tsx';
import { Notice, Problem } from '../ui/feedback/Notice.tsx';
import { ProviderLogo } from '../ui/pictures/ProviderLogo.tsx';
import * as css from './PartnerNotice.css.ts';
import * as page from './TaskShell.css.ts';
import { useText } from './text.ts';
import { type Elements, textElement } from '../text/Text.tsx';

interface PartnerNoticeProps {
  provider: string;
  title: string;
  text: ReactNode;
  /** The problem with the previous window; announced at once. */
  problem?: ReactNode;
  children: ReactNode;
}

/** Explains that the next step is on a partner's page, in a new window. */
export function PartnerNotice({ provider, title, text, problem = null, children }: PartnerNoticeProps) {
  return (
    <div className={page.centred}>
      <div className={css.plate} aria-hidden="true">
        <span className={css.logo}>
          <ProviderLogo provider={provider} />
        </span>
      </div>
      <div className={page.announcement} role="status">
        <Heading level={2} className={page.title}>
          {title}
        </Heading>
        <p className={css.text}>{textElement(text)}</p>
      </div>
      <Problem problem={problem} className={css.problem} />
      <div className={page.actions}>{children}</div>
    </div>
  );
}

/** A window that is still open after this time was not closed by the browser. */
const CLOSE_LIMIT_MS = 700;

interface ReturnedWindowProps {
  text: ReactNode;
  /** Runs one time, before the window closes. */
  onReturn?: () => void;
  /** Time for the messages of `onReturn` to arrive. */
  closeAfterMs?: number;
  /** How to continue if the browser keeps the window open. */
  children?: Elements;
}

/** The content of a partner's window after the return: it closes itself, or says that it may be closed. */
export function ReturnedWindow({ text, onReturn, closeAfterMs = 0, children }: ReturnedWindowProps) {
  const [isLeftOpen, setLeftOpen] = useState(false);
  useEffect(() => {
    // Deferred by one task: StrictMode mounts twice, and `onReturn` must run one time.
    const returned = setTimeout(() => onReturn?.());
    const close = setTimeout(() => window.close(), closeAfterMs);
    const check = setTimeout(() => setLeftOpen(true), closeAfterMs + CLOSE_LIMIT_MS);
    return () => [returned, close, check].forEach(clearTimeout);
    // oxlint-disable-next-line react/exhaustive-deps -- a new closure of `onReturn` must not run it again
  }, []);
  const { mayClose } = useText();
  if (!isLeftOpen) return null;
  return (
    <Notice mark="empty" title={mayClose} text={text}>
      {children}
    </Notice>
  );
}
