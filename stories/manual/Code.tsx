// Storybook compiles what stands around the stories in the classic way: JSX needs `React`.
import * as React from 'react';
import { sheet } from './Panel.tsx';

const SAID = { copied: 'Copied', refused: 'Could not copy: select the text' } as const;

/** What somebody takes along, with a button for it; `title` says of what in the button's name. */
export function Code({ code, title }: { code: string; title: string }) {
  const [tried, setTried] = React.useState<{ code: string; outcome: keyof typeof SAID } | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setTried({ code, outcome: 'copied' });
    } catch {
      // Refused by the person or a policy; without https there is no clipboard at all.
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
