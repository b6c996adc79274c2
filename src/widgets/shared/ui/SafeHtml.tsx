import { useEffect, useRef } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import { rich } from './safe-html.css.ts';

/** Good enough to read while the sanitiser is on its way, and safe: it is drawn as text. */
const textOf = (html: string) =>
  html
    .replace(/<(style|script)\b.*?<\/\1\s*>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\s+/g, ' ')
    .replace(/&amp;/g, '&')
    .trim();

/** Plain text at once, the cleaned HTML as soon as the sanitiser is there (it loads when there is HTML to clean). */
export function SafeHtml({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { navigation, addresses } = useRuntime();

  useEffect(() => {
    let isCurrent = true;
    import('./sanitise.ts').then(
      ({ sanitise }) => {
        if (!isCurrent || ref.current === null) return;
        ref.current.innerHTML = sanitise(html, addresses) as string;
        // Paths of ours lead to the host app, also where the widget stands in somebody else's page.
        for (const link of ref.current.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
          link.setAttribute('href', navigation.address(link.getAttribute('href') ?? '/'));
        }
      },
      () => undefined, // the chunk did not come, or the page allows no policy of ours: the text stays
    );
    return () => {
      isCurrent = false;
    };
  }, [html, navigation, addresses]);

  return (
    <div ref={ref} className={rich}>
      {textOf(html)}
    </div>
  );
}
