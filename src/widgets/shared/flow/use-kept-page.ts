import { useEffect, useEffectEvent } from 'react';

/** Runs `onReturn` when the browser shows this page again as it was left, such as by Back from another site. */
export function useKeptPage(onReturn: () => void): void {
  const run = useEffectEvent(onReturn);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) run();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
