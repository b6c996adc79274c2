import { type ComponentType, lazy, Suspense } from 'react';
import { retryDelay } from './schedule.ts';
import type { ScreenMenuProps } from './ScreenMenu.tsx';

/** Asks until the code is there: a screen that is switched on before its network must not stay dark. */
async function load(failures = 0): Promise<{ default: ComponentType<ScreenMenuProps> }> {
  try {
    return { default: (await import('./ScreenMenu.tsx')).ScreenMenu };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryDelay(failures + 1, false)));
    return load(failures + 1);
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
