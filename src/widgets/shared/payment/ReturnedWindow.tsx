import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from '../ui/Notice.tsx';

/** A window that has closed by then is not there to say so. */
const CLOSE_LIMIT_MS = 700;

interface ReturnedWindowProps {
  title: string;
  text: ReactNode;
  /** Runs once, before the window closes. */
  onReturn?: () => void;
  /** Time for what `onReturn` says to arrive. */
  closeAfterMs?: number;
  /** The way on, where the browser keeps the window open. */
  children?: ReactNode;
}

/** A window that was opened for a partner has come back: it closes itself, or says that it may be closed. */
export function ReturnedWindow({ title, text, onReturn, closeAfterMs = 0, children }: ReturnedWindowProps) {
  const [isLeftOpen, setLeftOpen] = useState(false);
  useEffect(() => {
    // One task later: StrictMode mounts twice, and what is said must be said once.
    const returned = setTimeout(() => onReturn?.());
    const close = setTimeout(() => window.close(), closeAfterMs);
    const look = setTimeout(() => setLeftOpen(true), closeAfterMs + CLOSE_LIMIT_MS);
    return () => [returned, close, look].forEach(clearTimeout);
    // oxlint-disable-next-line react/exhaustive-deps -- a new closure is no second return
  }, []);
  if (!isLeftOpen) return null;
  return (
    <Notice mark="empty" title={title} text={text}>
      {children}
    </Notice>
  );
}
