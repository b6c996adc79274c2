import { useEffect, useMemo, useRef } from 'react';
import { useRuntime } from '../../runtime/runtime.tsx';
import { rich } from './safe-html.css.ts';

/** The text of HTML, shown until the sanitiser is loaded. It takes linear time: the pattern never crosses a second `<`. */
export function textOf(html: string): string {
  let text = '';
  /** The enclosing element whose content is code. */
  let code = '';
  // The odd indexes are the contents of the tags.
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

/** Shows plain text at once, and the cleaned HTML when the sanitiser is loaded (only if there is HTML to clean). */
export function SafeHtml({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const { navigation, addresses } = useRuntime();

  useEffect(() => {
    let isCurrent = true;
    import('./sanitise.ts').then(
      ({ sanitise }) => {
        if (!isCurrent || ref.current === null) return;
        ref.current.innerHTML = sanitise(html, addresses) as string;
        // Our paths open the host app, also when the widget is on a partner's page.
        for (const link of ref.current.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
          link.setAttribute('href', navigation.address(link.getAttribute('href') ?? '/'));
        }
      },
      () => undefined, // the chunk failed to load, or the page forbids our Trusted Types policy: the text stays
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
