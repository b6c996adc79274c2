// Storybook compiles its manager with the classic JSX transform, which needs `React`.
import * as React from 'react';
import { sheet } from './Panel.tsx';

const SAID = { copied: 'Copied', refused: 'Could not copy: select the text' } as const;

/** A snippet with a button that copies it; the button's name contains `title`. */
export function Code({ code, title }: { code: string; title: string }) {
  const [tried, setTried] = React.useState<{ code: string; outcome: keyof typeof SAID } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setTried({ code, outcome: 'copied' });
    } catch {
      // The person or a policy has refused the clipboard, or the page has none because it is not on https.
      setTried({ code, outcome: 'refused' });
    }
  };
  return (
    <>
      <pre style={sheet.code}>{code}</pre>
      <p style={{ ...sheet.note, marginTop: 8 }}>
        <button type="button" style={sheet.button} aria-label={`Copy: ${title}`} onClick={() => void copy()}>
          Copy
        </button>{' '}
        <span role="status">{tried?.code === code ? SAID[tried.outcome] : ''}</span>
      </p>
    </>
  );
}
