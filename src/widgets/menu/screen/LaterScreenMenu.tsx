import { type ComponentType, lazy, Suspense } from 'react';
import type { ScreenMenuProps } from './ScreenMenu.tsx';

// Here and not in schedule.ts: every menu loads this file.
const RETRY_MS = 15_000;

/** Asks until the code is there: a screen that is switched on before its network must not stay dark. */
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

/** The screen's code comes for screens alone. */
export function LaterScreenMenu(props: ScreenMenuProps) {
  return (
    <Suspense fallback={null}>
      <ScreenMenu {...props} />
    </Suspense>
  );
}
