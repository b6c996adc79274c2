import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createClient } from '../../src/api/index.ts';
import { type Runtime, RuntimeProvider } from '../../src/widgets/index.ts';
import { asProperties, type Colours, readColours } from '../manual/colours.ts';
import { createMemoryRuntime, type StorageKey } from '../../src/widgets/shared/testing.ts';
import { fetchOf, type SandboxWorld } from './sandbox.ts';

export type { Answers } from './sandbox.ts';

/** The environment of a story: its own sandbox in process, and storage in memory. */
export interface StoryWorld extends SandboxWorld {
  /** The browser's stored data. */
  readonly stored?: Readonly<Partial<Record<StorageKey, string>>>;
}

/** A story's parameters: `parameters: world({ faults: { 'b2c/auth/login': '500' } })`. */
export const world = (description: StoryWorld) => ({ world: description });

/** A fault: no answer within the story. */
export const SILENCE = 'slow:999999';
/** No fault: `[ANSWERS, '500']` fails from the second call on. */
export const ANSWERS = 'slow:0';
/** The client must not time out before. */
const TIMEOUT_MS = 24 * 60 * 60 * 1000;

/** The runtime of a story: all ports in memory. */
export function createRuntime({ stored = {}, ...sandbox }: StoryWorld): Runtime {
  const client = createClient({ baseUrl: window.location.origin, fetch: fetchOf(sandbox), timeoutMs: TIMEOUT_MS });
  const runtime = createMemoryRuntime(client);
  for (const [key, value] of Object.entries(stored)) runtime.storage.write(key as StorageKey, value);
  return runtime;
}

interface WorldProps {
  description: StoryWorld;
  theme: string;
  colours: Colours;
  children: ReactNode;
}

function World({ description, theme, colours, children }: WorldProps) {
  // Storybook mounts the story again before each run, so every run has a new world.
  const [runtime] = useState(() => createRuntime(description));
  return (
    <div data-pausa-root data-theme={theme} style={asProperties(colours)}>
      <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
    </div>
  );
}

export const inItsWorld: Decorator = (Story, { parameters, globals }) => {
  const theme = String(globals['theme']);
  document.documentElement.dataset['theme'] = theme;
  return (
    <World description={(parameters['world'] ?? {}) as StoryWorld} theme={theme} colours={readColours(globals['colours'])}>
      <Story />
    </World>
  );
};
