import { useEffect, useMemo, useRef } from 'react';
import { useRuntime } from '../runtime/runtime.tsx';
import { rich } from './safe-html.css.ts';

/**
 * Good enough to read while the sanitiser is on its way, and safe: it is drawn as text. One pass: the pattern never
 * crosses a second `<`, so that a million of them take no longer than a million letters.
 */
export function textOf(html: string): string {
  let text = '';
  /** The element around, when its content is code. */
  let code = '';
  // What stands between < and > comes at the odd places.
  html.split(/<([^<>]*)>/).forEach((part, index) => {
    if (index % 2 === 0) text += code === '' ? part : '';
    else {
      const [, slash = '', name = ''] = /^(\/?)(style|script)\b/i.exec(part) ?? [];
      if (slash === '') code ||= name.toLowerCase();
      else if (name.toLowerCase() === code) code = '';
      text += ' ';
    }
  });
  return text
    .replace(/(&nbsp;|\s)+/g, ' ')
    .replace(/&amp;/g, '&')
    .trim();
}

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
      {useMemo(() => textOf(html), [html])}
    </div>
  );
}
