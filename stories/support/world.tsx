import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createB2c } from '../../sandbox/b2c/index.ts';
import { fetchFrom } from '../../sandbox/b2c/in-process.ts';
import { createClient } from '../../src/api/index.ts';
import { type Runtime, RuntimeProvider } from '../../src/widgets/index.ts';
import { createMemoryRuntime, type StorageKey } from '../../src/widgets/shared/testing.ts';

/** What a story finds: a sandbox of its own, in process, and memory in place of the browser. */
export interface StoryWorld {
  /** The customer who is signed in; nobody unless told. */
  readonly user?: string;
  /** What goes wrong, by path: `{ 'b2c/auth/login': '500', 'POST b2c/cart': 'drop' }`; the faults are those of the page `/sandbox`. */
  readonly faults?: Readonly<Record<string, string>>;
  /** What the browser has kept. */
  readonly stored?: Readonly<Partial<Record<StorageKey, string>>>;
}

/** A story's parameters: `parameters: world({ faults: { 'b2c/auth/login': '500' } })`. */
export const world = (description: StoryWorld) => ({ world: description });

/** A fault: no answer for as long as anybody looks. */
export const SILENCE = 'slow:999999';
/** The client must not lose its patience before. */
const PATIENCE_MS = 24 * 60 * 60 * 1000;

function createRuntime({ user, faults = {}, stored = {} }: StoryWorld): Runtime {
  const b2c = createB2c({
    // The scripted identity's tokens name the person.
    verify: (idToken) => ({ uid: idToken, email: idToken }),
    now: () => Date.now(),
  });
  b2c.world().faults = Object.entries(faults).map(([call, fault]) => ({
    pattern: call.slice(call.indexOf(' ') + 1),
    fault,
    method: call.includes(' ') ? call.slice(0, call.indexOf(' ')) : null,
    times: null,
    after: false,
    message: null,
  }));
  const fetch = fetchFrom(b2c, user === undefined ? {} : { user });
  const runtime = createMemoryRuntime(createClient({ baseUrl: window.location.origin, fetch, timeoutMs: PATIENCE_MS }));
  for (const [key, value] of Object.entries(stored)) runtime.storage.write(key as StorageKey, value);
  return runtime;
}

function World({ description, theme, children }: { description: StoryWorld; theme: string; children: ReactNode }) {
  // Storybook mounts anew before each run of a story: every run has a fresh world.
  const [runtime] = useState(() => createRuntime(description));
  return (
    <div data-pausa-root data-theme={theme}>
      <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>
    </div>
  );
}

export const inItsWorld: Decorator = (Story, { parameters, globals }) => {
  const theme = String(globals['theme']);
  document.documentElement.dataset['theme'] = theme;
  return (
    <World description={(parameters['world'] ?? {}) as StoryWorld} theme={theme}>
      <Story />
    </World>
  );
};
