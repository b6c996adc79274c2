import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { visuallyHidden } from '../page/layout.css.ts';
import * as css from './LoadingArea.css.ts';
import { useText as useSlowText } from './slow-text.ts';
import { useText } from './text.ts';

/** After this time the placeholders say that it takes longer than usual. */
const SLOW_MS = 4000;

interface LoadingAreaProps {
  /** What is loading, for assistive technology. */
  label?: string;
  /** The class of the box around the placeholders. */
  className: string;
  /** Asks again instead of waiting. */
  onRetry(): void;
  /** The placeholders. */
  children: ReactNode;
}

/** Placeholders of content that is loading. A slow load says so above them, without moving them, and offers 'Riprova'. */
export function LoadingArea({ label, className, onRetry, children }: LoadingAreaProps) {
  const { retry, loading } = useText();
  const { slow } = useSlowText();
  const [presses, setPresses] = useState(0);
  // The number of presses when it was slow; undefined while the first read is not.
  const [slowAfter, setSlowAfter] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSlowAfter(presses), SLOW_MS);
    return () => clearTimeout(timer);
  }, [presses]);
  const isSlow = slowAfter !== undefined;
  const press = () => {
    setPresses(presses + 1);
    onRetry();
  };

  return (
    <div className={`${css.area} ${className}`}>
      <div className={isSlow ? css.slow : visuallyHidden}>
        <p role="status">{isSlow ? slow : (label ?? loading)}</p>
        {isSlow && (
          <Button look="secondary" size="tap" hugs icon="reload" isPending={slowAfter < presses} onClick={press}>
            {retry}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}
