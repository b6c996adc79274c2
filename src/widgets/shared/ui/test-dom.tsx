/** For the tests in jsdom: polyfills, a function that renders a widget, and time that the test lets pass. */
import { act, cleanup, configure, fireEvent, getConfig, render, type RenderResult, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Lang } from '../../../api/index.ts';
import { type Runtime, RuntimeProvider } from '../runtime/runtime.tsx';
import { deferred } from '../runtime/test-kit.ts';
import { LanguageProvider } from '../text/LanguageProvider.tsx';
import { AMOUNT } from '../text/test-kit.ts';

// jsdom has <dialog> without its methods, and no layout. It has no popovers either, so that a dialog is modal at once.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
HTMLElement.prototype.scrollTo = () => undefined;
HTMLElement.prototype.scrollIntoView = () => undefined;
performance.getEntriesByType ??= () => [];
// Every media query is false, `print` too.
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// One answer may cause two renders, one of a store and one of a component: `waitFor` and `findBy` return after both, as a person
// presses after both. The time-out only ends a test that hangs, also on a busy machine.
const { asyncWrapper } = getConfig();
const turn = globalThis.setImmediate;
configure({
  asyncUtilTimeout: 30_000,
  asyncWrapper: async (work) => {
    const result = await asyncWrapper(work);
    for (let turns = 0; turns < 3; turns += 1) await act(() => new Promise<void>((resolve) => turn(resolve)));
    return result;
  },
});
afterEach(cleanup);

/** An amount, or the end of a card's number, in a text that a browser's translation may replace. */
function translatableAmounts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (AMOUNT.test(data) && parentElement?.closest('[translate="no"]') === null) found.push(data);
  }
  return found;
}
// Runs before the clean-up above.
afterEach(() => {
  expect(translatableAmounts(), 'amounts without translate="no"').toEqual([]);
});

/**
 * Renders a widget inside its runtime, mounted twice by StrictMode; `rerender` keeps the runtime. `src/widgets/plain.test.tsx`
 * tests the widgets without StrictMode, as in production.
 */
export function draw(
  widget: ReactNode,
  runtime: Runtime,
  { isStrict = true, lang = 'it' }: { isStrict?: boolean; lang?: Lang } = {},
): RenderResult {
  return render(widget, {
    reactStrictMode: isStrict,
    wrapper: ({ children }) => (
      <RuntimeProvider runtime={runtime}>
        <LanguageProvider lang={lang}>{children}</LanguageProvider>
      </RuntimeProvider>
    ),
  });
}

/** The displayed text: no-break spaces become spaces. */
export const read = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** For `getByText`: the innermost element that shows this, also when an amount in it has an element of its own. */
export const sentence = (expected: string | RegExp) => {
  const shows = (element: Element | null) => (typeof expected === 'string' ? read(element) === expected : expected.test(read(element)));
  return (_: string, element: Element | null): boolean => shows(element) && ![...(element?.children ?? [])].some(shows);
};

/** A gate for calls, open at first: `close` returns the function that opens it again. */
export function newGate() {
  let opening = Promise.resolve();
  return {
    opened: () => opening,
    close: () => {
      const held = deferred<void>();
      opening = held.promise;
      return () => act(async () => held.resolve());
    },
  };
}

/** In the tests of this file or block time stands still, except in `pass`, `settle` and `wait`. */
export function withFakeTime(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }));
  afterEach(() => void vi.useRealTimers());
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Lets the in-process sandbox answer: that takes a few turns of the loop. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
    await pass(0);
  }
}

/** Lets time pass in steps of at most half a second, and the sandbox answer after each. */
export async function wait(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    await pass(Math.min(500, ms - passed));
    await settle();
  }
}

/** Presses a button, and lets the sandbox answer. */
export async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}
