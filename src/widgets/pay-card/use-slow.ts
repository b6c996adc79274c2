import { useEffect, useState } from 'react';
import { SLOW_AFTER_MS } from '../shared/payment/PaymentStep.tsx';

/** True when the current task takes longer than usual; null: no task. A new value restarts the timer. */
export function useSlow(what: string | null): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (what === null) return;
    const timer = setTimeout(() => setSlow(what), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [what]);
  return what !== null && slow === what;
}
