import { type ComponentType, lazy, Suspense } from 'react';
import type { ScreenMenuProps } from './ScreenMenu.tsx';

// Here and not in schedule.ts: every menu loads this file.
const RETRY_MS = 15_000;

/** Retries until the code has loaded: a screen that starts before its network must not stay dark. */
async function load(): Promise<{ default: ComponentType<ScreenMenuProps> }> {
  for (;;) {
    try {
      return { default: (await import('./ScreenMenu.tsx')).ScreenMenu };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

const ScreenMenu = lazy(() => load());

/** Loads the screen's code only for screens. */
export function LazyScreenMenu(props: ScreenMenuProps) {
  return (
    <Suspense fallback={null}>
      <ScreenMenu {...props} />
    </Suspense>
  );
}
