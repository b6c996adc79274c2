/** For the tests in jsdom: what jsdom lacks, and how a widget is drawn for a test. */
import { cleanup, configure, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach } from 'vitest';
import { type Runtime, RuntimeProvider } from '../runtime/runtime.tsx';

// jsdom knows <dialog> without its methods, no popovers, no layout and nothing that is seen.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
HTMLElement.prototype.showPopover = () => undefined;
// No frame is ever drawn: a dialog is modal at once.
Object.defineProperty(HTMLDialogElement.prototype, 'showPopover', { value: undefined });
HTMLElement.prototype.scrollTo = () => undefined;
HTMLElement.prototype.scrollIntoView = () => undefined;
// A screen, and never paper.
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
globalThis.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
} as unknown as typeof IntersectionObserver;

// Timing never fails a test: this only ends one that hangs, also on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
afterEach(cleanup);

/**
 * Draws a widget inside its runtime, mounted twice by StrictMode; `rerender` keeps the runtime. That widgets work without
 * StrictMode as well, as they do in production, is the table of `src/widgets/plain.test.tsx`.
 */
export function draw(widget: ReactNode, runtime: Runtime, { isStrict = true } = {}): RenderResult {
  return render(widget, {
    reactStrictMode: isStrict,
    wrapper: ({ children }) => <RuntimeProvider runtime={runtime}>{children}</RuntimeProvider>,
  });
}

/** A text as a person reads it: no-break spaces are spaces. */
export const read = (element: Element | null): string => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
