// Storybook compiles its manager with the classic JSX transform, which needs `React`.
import * as React from 'react';
import { useGlobals } from 'storybook/manager-api';
import { illegibleTexts } from '../../scripts/theme/illegible-texts.ts';
import { TOKENS } from '../../scripts/theme/token-list.ts';
import { legible, TEXT_CONTRAST } from '../../src/widgets/shared/rules/contrast.ts';
import { Code } from './Code.tsx';
import { asProperties, type Colours, readColours, writeColours } from './colours.ts';
import { Panel, sheet } from './Panel.tsx';
import { readTheme, type Theme } from './snippets.ts';

const COLOURS = TOKENS.filter(({ syntax, light }) => syntax === '<color>' && light.startsWith('#'));
const nameOf = (property: string) => property.slice(8);
const coloursOf = (scheme: 'light' | 'dark'): Colours =>
  Object.fromEntries(COLOURS.map((token) => [nameOf(token.property), token[scheme]]));

/** The scheme whose defaults the panel shows; `auto` follows the reader's system. */
function schemeOf(theme: Theme): 'light' | 'dark' {
  if (theme !== 'auto') return theme;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

type Palette = Parameters<typeof legible>[1];
/** Adjusts the colours as a framed menu does with those of its address. */
const mendedColours = (chosen: Colours, scheme: 'light' | 'dark'): Colours =>
  legible(chosen, coloursOf(scheme) as Palette, coloursOf(scheme === 'dark' ? 'light' : 'dark') as Palette).colours as Colours;

const styleSheet = (colours: Colours) =>
  `:root {\n${Object.entries(asProperties(colours))
    .map(([property, value]) => `  ${property}: ${value};\n`)
    .join('')}}`;

/** The tab 'Theme': tries colours on all widgets, and lists the texts with too little contrast. */
export function ThemePanel({ active }: { active: boolean }) {
  const [globals, updateGlobals] = useGlobals();
  const scheme = schemeOf(readTheme(globals['theme']));
  const chosen = readColours(globals['colours']);
  const byDefault = coloursOf(scheme);
  const inForce = (name: string) => chosen[name] ?? byDefault[name] ?? '#000000';
  const change = (colours: Colours) => updateGlobals({ colours: writeColours(colours) });
  const problems = illegibleTexts(inForce);
  const list = React.useId();

  return (
    <Panel active={active}>
      <p style={sheet.note}>
        The colours by their role; the toolbar chooses light, dark, or as the reader’s system. Text keeps a contrast of {TEXT_CONTRAST} to 1
        (WCAG 2.2 AA).
      </p>
      <div role="status">
        {problems.length === 0 ? (
          <p>Everything can be read.</p>
        ) : (
          <>
            <button type="button" style={sheet.button} onClick={() => change(mendedColours(chosen, scheme))}>
              Mend all
            </button>
            <ul aria-label="Not legible" style={{ paddingLeft: 18 }}>
              {problems.map(({ text, background, contrast, mended }) => (
                <li key={`${text} ${background}`} style={{ marginBottom: 6 }}>
                  <b>{text}</b> on <b>{background}</b>: {contrast.toFixed(2)} to 1.{' '}
                  {mended === null ? (
                    'No colour of text can be read on all of its backgrounds.'
                  ) : (
                    <button type="button" style={sheet.button} onClick={() => change({ ...chosen, [text]: mended })}>
                      Take {mended}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {Object.keys(chosen).length > 0 && (
        <section aria-label="Your style sheet">
          <h2 style={sheet.title}>Your style sheet</h2>
          <Code code={styleSheet(chosen)} title="Your style sheet" />
        </section>
      )}
      <h2 id={list} style={sheet.title}>
        Colours
      </h2>
      <ul aria-labelledby={list} style={{ listStyle: 'none', padding: 0 }}>
        {COLOURS.map(({ property, meaning }) => {
          const name = nameOf(property);
          return (
            <li key={name} style={{ marginBottom: 8 }}>
              <label style={{ display: 'grid', gridTemplateColumns: '44px 1fr', gap: '2px 12px', alignItems: 'center' }}>
                <input
                  type="color"
                  aria-label={name}
                  style={{ gridRow: 'span 2', width: 44, height: 44, padding: 2, border: 0, background: 'none' }}
                  value={inForce(name).toLowerCase()}
                  onChange={({ target }) => change({ ...chosen, [name]: target.value })}
                />
                <code>
                  {property}: {inForce(name)}
                </code>
                <span>{meaning}</span>
              </label>
            </li>
          );
        })}
      </ul>
      <p style={sheet.note}>
        <button type="button" style={sheet.button} onClick={() => updateGlobals({ colours: '' })}>
          Back to ours
        </button>
      </p>
    </Panel>
  );
}
