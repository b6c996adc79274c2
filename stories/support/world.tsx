import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import type { Wire } from '../../sandbox/b2c/handler.ts';
import type { FaultRule } from '../../sandbox/b2c/faults.ts';
import { createB2c } from '../../sandbox/b2c/index.ts';
import { fetchFrom } from '../../sandbox/b2c/in-process.ts';
import { type Match, matchesOf } from '../../sandbox/b2c/routes.ts';
import type { World as Sandbox } from '../../sandbox/b2c/world.ts';
import { createClient } from '../../src/api/index.ts';
import { type Runtime, RuntimeProvider } from '../../src/widgets/index.ts';
import { asProperties, type Colours, readColours } from '../manual/colours.ts';
import { createMemoryRuntime, type StorageKey } from '../../src/widgets/shared/testing.ts';

/** The environment of a story: its own sandbox in process, and storage in memory. */
export interface StoryWorld {
  /** The signed-in customer; none by default. */
  readonly user?: string;
  /**
   * The faults by path: `{ 'b2c/auth/login': '500', 'POST b2c/cart': 'drop' }`; the faults are those of the page `/sandbox`. A
   * list has one fault for each call; the last one stays.
   */
  readonly faults?: Readonly<Record<string, string | readonly string[]>>;
  /** Prepares the sandbox: carts, preferences, orders. */
  readonly before?: (sandbox: Sandbox) => void;
  /** Changes the server's answers, by operation. */
  readonly answers?: Answers;
  /** The browser's stored data. */
  readonly stored?: Readonly<Partial<Record<StorageKey, string>>>;
}

export type Answers = { readonly [Operation in Match['operation']]?: (answer: Wire<Operation>) => Wire<Operation> };

/** A story's parameters: `parameters: world({ faults: { 'b2c/auth/login': '500' } })`. */
export const world = (description: StoryWorld) => ({ world: description });

/** A fault: no answer within the story. */
export const SILENCE = 'slow:999999';
/** No fault: `[ANSWERS, '500']` fails from the second call on. */
export const ANSWERS = 'slow:0';
/** The client must not time out before. */
const TIMEOUT_MS = 24 * 60 * 60 * 1000;

/** The fault rules of one path; each but the last hits one call. */
function rulesOf([call, fault]: [string, string | readonly string[]]): FaultRule[] {
  const [method = null, pattern = call] = call.includes(' ') ? call.split(' ') : [];
  const faults = typeof fault === 'string' ? [fault] : fault;
  return faults.map((each, index) => ({
    pattern,
    fault: each,
    method,
    times: index < faults.length - 1 ? 1 : null,
    after: false,
    message: null,
  }));
}

/** Lets the story change what the sandbox answers. */
function answering(fetch: typeof globalThis.fetch, answers: Answers): typeof globalThis.fetch {
  return async (input, init) => {
    const { url, method } = new Request(input, init);
    const response = await fetch(input, init);
    const operation = matchesOf(new URL(url).pathname).find(({ endpoint }) => endpoint.method === method)?.operation;
    // The table pairs each operation with its answer; here the operation is only known as a name.
    const change = operation && (answers[operation] as ((answer: unknown) => unknown) | undefined);
    return change === undefined || !response.ok ? response : Response.json(change(await response.json()));
  };
}

function createRuntime({ user, faults = {}, before, answers = {}, stored = {} }: StoryWorld): Runtime {
  const b2c = createB2c({
    // The scripted identity's tokens contain the person's e-mail.
    verify: (idToken) => ({ uid: idToken, email: idToken }),
    now: () => Date.now(),
  });
  before?.(b2c.world());
  b2c.world().faults = Object.entries(faults).flatMap(rulesOf);
  const fetch = answering(fetchFrom(b2c, user === undefined ? {} : { user }), answers);
  const runtime = createMemoryRuntime(createClient({ baseUrl: window.location.origin, fetch, timeoutMs: TIMEOUT_MS }));
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
