import { useEffect, useRef } from 'react';
import { rich } from './safe-html.css.ts';

/** Plain text at once, the cleaned HTML as soon as the sanitiser is there (it loads when there is HTML to clean). */
export function SafeHtml({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isCurrent = true;
    void import('./sanitise.ts').then(({ sanitise }) => {
      if (isCurrent && ref.current !== null) ref.current.innerHTML = sanitise(html) as string;
    });
    return () => {
      isCurrent = false;
    };
  }, [html]);

  return <div ref={ref} className={rich} />;
}
