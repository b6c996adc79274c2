import { useEffect, useState } from 'react';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { untilNextMinute } from './schedule.ts';

/** The time (epoch ms), updated as each minute begins. One timer after the other, correct again after a sleep of the device. */
export function useMinute(): number {
  const { environment } = useRuntime();
  const [now, setNow] = useState(() => environment.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      const time = environment.now();
      setNow(time);
      // A timer may fire a moment early: without the 20 ms it would report the same minute again.
      timer = setTimeout(update, untilNextMinute(time) + 20);
    };
    update();
    const stopWatching = environment.onVisible(() => setNow(environment.now()));
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [environment]);
  return now;
}
