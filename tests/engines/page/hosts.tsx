/** An element inside apps of three frameworks, each with a React, Vue or Svelte of its own. */
import { createElement, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { mount } from 'svelte';
import { createApp, h, ref } from 'vue';
import { propertyOf, type Row } from '../elements.ts';
import SvelteHost from './Host.svelte';
import { main } from './tools.ts';

export interface Host {
  /** The details of `pausa-navigate`. */
  readonly heard: unknown[];
  /** Makes the row's change through the app's own state. */
  change(): void;
  remove(): void;
}

const startOf = (row: Row) => Object.fromEntries(Object.entries(row.start).map(([name, value]) => [propertyOf(name), value]));

function newContainer(): HTMLElement {
  const container = document.createElement('div');
  main().append(container);
  return container;
}

/** React 19 sets properties where the element has them. */
export function inReact(row: Row): Promise<Host> {
  const heard: unknown[] = [];
  return new Promise((resolve) => {
    const actions = { change: () => undefined as void, remove: () => undefined as void };
    function App() {
      const [isChanged, setChanged] = useState(false);
      const [isThere, setThere] = useState(true);
      actions.change = () => setChanged(true);
      actions.remove = () => setThere(false);
      if (!isThere) return null;
      return createElement(row.tag, {
        ...startOf(row),
        ...(isChanged ? { [row.change.property]: row.change.value } : {}),
        'onpausa-navigate': (event: CustomEvent<unknown>) => {
          event.preventDefault();
          heard.push(event.detail);
        },
      });
    }
    createRoot(newContainer()).render(createElement(StrictMode, null, createElement(App)));
    resolve({ heard, change: () => actions.change(), remove: () => actions.remove() });
  });
}

/** The render function that Vue compiles from `<pausa-shop :area-id="…" @pausa-navigate.prevent="…">`. */
export function inVue(row: Row): Promise<Host> {
  const heard: unknown[] = [];
  const isChanged = ref(false);
  const isThere = ref(true);
  createApp(() =>
    isThere.value
      ? h(row.tag, {
          ...row.start,
          ...(isChanged.value ? { [row.change.name]: row.change.value } : {}),
          onPausaNavigate: (event: CustomEvent<unknown>) => {
            event.preventDefault();
            heard.push(event.detail);
          },
        })
      : null,
  ).mount(newContainer());
  return Promise.resolve({
    heard,
    change: () => (isChanged.value = true),
    remove: () => (isThere.value = false),
  } as Host);
}

export function inSvelte(row: Row): Promise<Host> {
  const heard: unknown[] = [];
  const app = mount(SvelteHost, { target: newContainer(), props: { row, heard } });
  return Promise.resolve({ heard, ...app } as Host);
}
