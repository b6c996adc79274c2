import { useMemo } from 'react';
import { Button } from '../controls/Button.tsx';
import * as css from './StaleNote.css.ts';

interface StaleNoteProps {
  /** When the shown data were read, in epoch milliseconds. */
  readonly cachedAt: number;
  /** The action that is impossible without a connection. */
  readonly lack?: string;
  readonly isPending?: boolean;
  readonly isSticky?: boolean;
  onRetry(): void;
}

/** `delle 12:30`, or for another day `di venerdì 20 novembre, 12:30`. */
function nameTime(at: number): string {
  const date = new Date(at);
  const time = date.toLocaleTimeString('it-IT', { hour: '2-digit', minute: '2-digit' });
  if (date.toDateString() === new Date().toDateString()) return `delle ${time}`;
  return `di ${date.toLocaleDateString('it-IT', { weekday: 'long', day: 'numeric', month: 'long' })}, ${time}`;
}

/** A note above outdated data: their age, the reason, and a button to read them again. */
export function StaleNote({ cachedAt, lack = '', isPending = false, isSticky = false, onRetry }: StaleNoteProps) {
  const time = useMemo(() => nameTime(cachedAt), [cachedAt]);
  const isOffline = !navigator.onLine;
  return (
    <div className={isSticky ? css.sticky : css.note} role="alert" data-stale={isOffline ? 'offline' : 'error'}>
      <span className={css.text}>
        {isOffline ? `Sei offline${lack}` : 'Errore durante il caricamento'}. Dati {time}.
      </span>
      <Button look="quiet" size="tap" hugs icon="reload" isPending={isPending} onClick={onRetry}>
        Ricarica
      </Button>
    </div>
  );
}
