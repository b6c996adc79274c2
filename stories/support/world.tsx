import type { Decorator } from '@storybook/react-vite';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import { createClient } from '../../src/api/index.ts';
import { PausaRoot, type Runtime } from '../../src/widgets/index.ts';
import { asProperties, type Colours, readColours } from '../manual/colours.ts';
import { createMemoryRuntime, type StorageKey } from '../../src/widgets/shared/testing.ts';
import { onSettings, type Settings } from './frame.ts';
import { fetchOf, type SandboxWorld } from './sandbox.ts';

export type { Answers } from './sandbox.ts';

/** The environment of a story: its own sandbox in process, and storage in memory. */
export interface StoryWorld extends SandboxWorld {
  /** The browser's stored data. */
  readonly stored?: Readonly<Partial<Record<StorageKey, string>>>;
  /** The browser stores nothing. */
  readonly isFull?: boolean;
  /** The back end knows idempotency keys. */
  readonly hasKeys?: boolean;
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
export function createRuntime({ stored = {}, isFull = false, hasKeys = false, ...sandbox }: StoryWorld): Runtime {
  const idempotencyHeader = hasKeys ? 'Idempotency-Key' : null;
  const client = createClient({ baseUrl: window.location.origin, fetch: fetchOf(sandbox), timeoutMs: TIMEOUT_MS, idempotencyHeader });
  const runtime = createMemoryRuntime(client);
  if (isFull) Object.assign(runtime.storage, { keep: () => false });
  for (const [key, value] of Object.entries(stored)) runtime.storage.write(key as StorageKey, value);
  return runtime;
}

interface WorldProps extends Pick<ComponentProps<typeof PausaRoot>, 'theme' | 'lang'> {
  description: StoryWorld;
  colours: Colours;
  children: ReactNode;
}

/** In a preview of the brand studio: the brand that is chosen there. */
function useChosenBrand(): Settings['brand'] {
  const [brand, setBrand] = useState<Settings['brand']>();
  // The frame of Storybook itself is directly in the window.
  useEffect(() => (window.parent === window.top ? undefined : onSettings((settings) => setBrand(settings.brand))), []);
  return brand;
}

function World({ description, colours, theme, lang, children }: WorldProps) {
  const brand = useChosenBrand();
  // Storybook mounts the story again before each run, so every run has a new world.
  const [runtime] = useState(() => createRuntime(description));
  const branded = useMemo(() => ({ ...runtime, ...brand?.product }), [runtime, brand]);
  return (
    <div style={asProperties(colours)}>
      <PausaRoot runtime={branded} theme={theme} lang={brand?.lang ?? lang} style={brand?.style}>
        {children}
      </PausaRoot>
    </div>
  );
}

export const inItsWorld: Decorator = (Story, { parameters, globals }) => {
  const { theme = 'light', lang = 'it' } = globals as Pick<WorldProps, 'theme' | 'lang'>;
  document.documentElement.dataset['theme'] = theme;
  document.documentElement.lang = lang;
  // The brand studio has a root of its own.
  if (parameters['isOwnPage'] === true) return <Story />;
  return (
    <World description={(parameters['world'] ?? {}) as StoryWorld} theme={theme} lang={lang} colours={readColours(globals['colours'])}>
      <Story />
    </World>
  );
};
