// Storybook compiles its manager with the classic JSX transform, which needs `React`.
import * as React from 'react';
import { useArgs, useGlobals, useParameter } from 'storybook/manager-api';
import { readColours } from './colours.ts';
import { Code } from './Code.tsx';
import type { ElementDescription } from './elements.ts';
import { Panel, sheet } from './Panel.tsx';
import { readTheme, snippetsOf } from './snippets.ts';

/** The tab 'Embed': how to embed the story's widget, as it is shown, in a partner's page. */
export function EmbedPanel({ active }: { active: boolean }) {
  const element = useParameter<ElementDescription | null>('element', null);
  const fixed = useParameter<Readonly<Record<string, string>>>('fixedProps', {});
  const [args] = useArgs();
  const [globals] = useGlobals();
  const [origin, setOrigin] = React.useState('https://pausa.example');
  if (element === null)
    return (
      <Panel active={active}>
        <p>
          This one is part of the app, and a React component of the package. As elements there are menu, shop, cart, payment picker, wallet
          and coffee: their stories say here how to embed them.
        </p>
      </Panel>
    );

  const theme = readTheme(globals['theme']);
  const snippets = snippetsOf({
    element,
    props: { ...args, ...fixed },
    theme,
    colours: readColours(globals['colours']),
    origin,
  });
  return (
    <Panel active={active}>
      <label style={sheet.field}>
        Where the provider serves the app
        <input type="url" style={sheet.input} value={origin} onChange={({ target }) => setOrigin(target.value)} />
      </label>
      {snippets.map(({ title, note, code }) => (
        <section key={title} aria-label={title}>
          <h2 style={sheet.title}>{title}</h2>
          <p style={sheet.note}>{note}</p>
          {code !== null && <Code code={code} title={title} />}
        </section>
      ))}
    </Panel>
  );
}
