import { useEffect, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { note } from '../page/layout.css.ts';
import * as css from './SlowNotice.css.ts';
import { SLOW_MS } from './LoadingArea.tsx';
import { useText } from './text.ts';

/** Says that a load takes longer than usual, and offers 'Riprova'. It is the last in the box of the placeholders. */
export function SlowNotice({ onRetry }: { onRetry(): void }) {
  const { retry, slow } = useText();
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => {
    if (!isRetrying) return;
    const timer = setTimeout(() => setRetrying(false), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isRetrying]);
  // Screen readers announce a status that changes, and often none that comes with its text.
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => setAnnounced(true), []);

  return (
    <div className={css.slow}>
      <p role="status" className={note}>
        {isAnnounced ? slow : ''}
      </p>
      <Button
        look="secondary"
        size="tap"
        hugs
        icon="reload"
        isPending={isRetrying}
        onClick={() => {
          setRetrying(true);
          onRetry();
        }}
      >
        {retry}
      </Button>
    </div>
  );
}
