/** The examples of docs/package.md, run as they stand there, against the sandbox. */
import { readFileSync } from 'node:fs';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../sandbox/b2c/in-process.ts';
import { newB2c } from '../../sandbox/b2c/test-kit.ts';
import * as cart from './cart/index.ts';
import * as menu from './menu/index.ts';
import './menu/element.tsx';
import * as runtime from './runtime.ts';
import * as shop from './shop/index.ts';
import { read } from './shared/ui/test-dom.tsx';

const MODULES: Readonly<Record<string, unknown>> = {
  'react/jsx-runtime': jsxRuntime,
  'pausa/cart': cart,
  'pausa/elements/menu': {},
  'pausa/menu': menu,
  'pausa/runtime': runtime,
  'pausa/shop': shop,
};

const [MENU = '', ORDER = '', ELEMENT = ''] = Array.from(
  readFileSync('docs/package.md', 'utf8').matchAll(/^```tsx?\n(import .*?)^```/gms),
  ([, code]) => code,
);

/** The exports of an example. */
function run(code: string): Record<string, ComponentType> {
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.CommonJS, jsx: ts.JsxEmit.ReactJSX } });
  const exports = {};
  const required = (name: string) => {
    if (name.endsWith('.css')) return {};
    if (!Object.hasOwn(MODULES, name)) throw new Error(`${name} is no module of the package`);
    return MODULES[name];
  };
  new Function('require', 'exports', outputText)(required, exports);
  return exports;
}

let isSignedIn = false;
beforeEach(() => {
  const b2c = newB2c();
  const [stranger, member] = [fetchFrom(b2c), fetchFrom(b2c, { user: 'demo@pausa.test' })];
  isSignedIn = false;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    (isSignedIn ? member : stranger)(input.replace('https://pausa.example', ''), init),
  );
});
afterEach(() => vi.unstubAllGlobals());

test('a menu, for anybody', async () => {
  const { Lunch } = run(MENU);
  if (Lunch) render(<Lunch />);
  expect(await screen.findByRole('heading', { name: 'Penne al pesto con mozzarella' })).toBeDefined();
});

test('a shop with its cart: the page’s own sign-in, then one order; the profile opens as the page says', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { Order } = run(ORDER);
  const { container } = render(Order && <Order />);
  const signIn = await screen.findByRole('link', { name: 'Accedi per ordinare' });
  expect(signIn.getAttribute('href')).toBe('https://pausa.example/login');
  expect(read(container)).toBe('Accedi per ordinare');

  isSignedIn = true;
  act(() => void window.dispatchEvent(new Event('focus')));
  const penne = (await screen.findAllByRole('listitem')).find((item) => read(item).includes('Penne al pesto con mozzarella'));
  expect(screen.queryByRole('link', { name: 'Accedi per ordinare' })).toBeNull();
  const user = userEvent.setup();
  await user.click(await within(penne!).findByRole('button', { name: /^Lo voglio/i }));
  await waitFor(() => expect(read(container)).toMatch(/Il tuo ordine.*Penne al pesto con mozzarella.*6,40 €/));
  await user.click(screen.getByRole('link', { name: /profilo/i }));
  expect(open.mock.calls).toEqual([['https://pausa.example/me', '_blank', 'noopener']]);
});

test('an element from the package', async () => {
  run(`${ELEMENT}\ndocument.body.append(menu);`);
  const element = document.querySelector('pausa-menu')!;
  expect(
    await within(element.shadowRoot as unknown as HTMLElement).findByRole('heading', { name: 'Penne al pesto con mozzarella' }),
  ).toBeDefined();
  element.remove();
});
