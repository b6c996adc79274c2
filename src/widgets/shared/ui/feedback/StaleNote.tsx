import { useIsOffline } from '../../flow/offline.ts';
import { useLocale } from '../../text/language.ts';
import { Button } from '../controls/Button.tsx';
import { useText as useUiText } from '../text.ts';
import * as css from './StaleNote.css.ts';
import { useText } from './text.ts';

interface StaleNoteProps {
  /** When the shown data were read, in epoch milliseconds. */
  readonly cachedAt: number;
  /** The action that is impossible without a connection. */
  readonly lack?: string;
  readonly retryLabel?: string;
  readonly isPending?: boolean;
  readonly isSticky?: boolean;
  onRetry(): void;
}

const isOfToday = (date: Date) => date.toDateString() === new Date().toDateString();

/** A note above outdated data: their age, the reason, and a button to read them again. */
export function StaleNote({ cachedAt, lack = '', retryLabel, isPending = false, isSticky = false, onRetry }: StaleNoteProps) {
  const { loadError, retry } = useText();
  const { offline, readAt } = useUiText();
  const locale = useLocale();
  const isOffline = useIsOffline();
  const date = new Date(cachedAt);
  const isToday = isOfToday(date);
  const day = !isToday && ({ weekday: 'long', day: 'numeric', month: 'long' } as const);
  const time = date.toLocaleString(locale, { ...day, hour: '2-digit', minute: '2-digit' });
  return (
    <div className={isSticky ? css.sticky : css.note} role="alert" data-stale={isOffline ? 'offline' : 'error'}>
      <span className={css.text}>{`${isOffline ? offline + lack : loadError}. ${readAt(time, isToday)}`}</span>
      <Button look="quiet" size="tap" hugs icon="reload" isPending={isPending} onClick={onRetry}>
        {retryLabel ?? retry}
      </Button>
    </div>
  );
}
