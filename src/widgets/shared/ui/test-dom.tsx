/** For the tests in jsdom: polyfills, and a function that renders a widget. */
import { cleanup, configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { type Runtime, RuntimeProvider } from '../runtime/runtime.tsx';

// jsdom has <dialog> without its methods, and no layout. It has no popovers either, so that a dialog is modal at once.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
HTMLElement.prototype.scrollTo = () => undefined;
HTMLElement.prototype.scrollIntoView = () => undefined;
// Every media query is false, `print` too.
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
globalThis.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;

// The time-out only ends a test that hangs, also on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);

/**
 * Renders a widget inside its runtime, mounted twice by StrictMode; `rerender` keeps the runtime. `src/widgets/plain.test.tsx`
 * tests the widgets without StrictMode, as in production.
 */
export function draw(widget: ReactNode, runtime: Runtime, { isStrict = true } = {}): RenderResult {
  return render(widget, {
    reactStrictMode: isStrict,
    wrapper: ({ children }) => <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>,
  });
}

/** The displayed text: no-break spaces become spaces. */
export const read = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
