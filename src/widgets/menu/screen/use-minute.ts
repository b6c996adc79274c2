import { useEffect, useState } from 'react';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { untilNextMinute } from './schedule.ts';

/** The time (epoch ms), told anew as each minute begins: one timer after the other, right again after a sleep. */
export function useMinute(): number {
  const { environment } = useRuntime();
  const [now, setNow] = useState(() => environment.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tell = () => {
      const time = environment.now();
      setNow(time);
      // A timer may come a moment early: that minute must not be told twice.
      timer = setTimeout(tell, untilNextMinute(time) + 20);
    };
    tell();
    const stopWatching = environment.onVisible(() => setNow(environment.now()));
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [environment]);
  return now;
}
