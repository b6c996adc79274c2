import { type ComponentType, useEffect, useState } from 'react';
import { Loading } from './Skeleton.tsx';
import type { Elements } from '../../text/Text.tsx';

/** After this time the placeholders say that it takes longer than usual. */
export const SLOW_MS = 4000;

interface LoadingAreaProps {
  /** What is loading, for assistive technology. */
  label?: string;
  /** The class of the box around the placeholders. */
  className?: string;
  /** Asks again instead of waiting. */
  onRetry(): void;
  /** The placeholders. */
  children: Elements;
}

/**
 * Placeholders of content that is loading. A slow load says so below them, or at the foot of the window where they are longer, and
 * offers 'Riprova'. Few loads are slow: the notice is requested by these alone.
 */
export function LoadingArea({ label, className, onRetry, children }: LoadingAreaProps) {
  const [Notice, setNotice] = useState<ComponentType<{ onRetry(): void }>>();
  useEffect(() => {
    let isGone = false;
    const timer = setTimeout(() => {
      void import('./SlowNotice.tsx').then(
        ({ SlowNotice }) => isGone || setNotice(() => SlowNotice),
        // Without its code the placeholders stay as they are.
        () => undefined,
      );
    }, SLOW_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);

  return (
    <div className={className}>
      {Notice === undefined && <Loading {...(label === undefined ? {} : { label })} />}
      {children}
      {Notice !== undefined && <Notice onRetry={onRetry} />}
    </div>
  );
}
