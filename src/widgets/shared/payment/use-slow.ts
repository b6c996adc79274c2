import { useEffect, useState } from 'react';

/** After this time the screen says that nothing is lost. */
export const SLOW_AFTER_MS = 8000;

/** True when the current task takes longer than usual; null: no task. A new value restarts the timer. */
export function useSlow(task: string | null): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (task === null) return;
    const timer = setTimeout(() => setSlow(task), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(null);
    };
  }, [task]);
  return task !== null && slow === task;
}
