/** Custom elements in jsdom. Each test has a sandbox and an API origin of its own: the elements of one API share what they have read. */
import { within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { B2c } from '../../sandbox/b2c/index.ts';
import { fetchFrom } from '../../sandbox/b2c/in-process.ts';
import { newB2c } from '../../sandbox/b2c/test-kit.ts';
import './shared/ui/test-dom.tsx';
import './elements.ts';

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

let tests = 0;
/** The API's origin, and its sandbox, in the current test. */
export const page = { api: '', b2c: newB2c() as B2c };

/** For each test of the file. `answer` may change what the sandbox answers; `user`: null for nobody. */
export function withElements(answer: (fetch: Fetch) => Fetch = (fetch) => fetch, user: string | null = 'demo@pausa.test'): void {
  beforeEach(() => {
    tests += 1;
    const api = `https://api-${tests}.pausa.test`;
    Object.assign(page, { api, b2c: newB2c() });
    const inProcess = fetchFrom(page.b2c, user === null ? {} : { user });
    vi.stubGlobal(
      'fetch',
      answer(async (input, init) => inProcess(input.replace(api, ''), init)),
    );
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
}

export function put(tag: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ 'api-base-url': page.api, ...attributes })) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

export const inside = (element: HTMLElement) => within(element.shadowRoot as unknown as HTMLElement);
