import type { Page } from '@playwright/test';

/** The layout shift (CLS) since the page began, by the browser's own record. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Observers hear of what is buffered, and of the last frame, within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
