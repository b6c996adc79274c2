import type { Plugin } from 'vite';

/**
 * The life cycle of r2wc's elements, in the place of its core: `defineElement` declares no props or events of r2wc, so that two thirds
 * of it never run.
 */
const LIFE_CYCLE = `
const [RENDER, CONNECTED, CONTEXT, PROPS] = ['render', 'connected', 'context', 'props'].map((name) => Symbol.for('r2wc.' + name));
export default (component, { shadow }, { mount, update, unmount }) =>
  class extends HTMLElement {
    [CONNECTED] = true;
    [CONTEXT];
    [PROPS] = {};
    container = this.attachShadow({ mode: shadow });
    constructor() {
      super();
      this[PROPS].container = this.container;
    }
    connectedCallback() {
      this[CONNECTED] = true;
      this[RENDER]();
    }
    disconnectedCallback() {
      this[CONNECTED] = false;
      if (this[CONTEXT]) unmount(this[CONTEXT]);
      delete this[CONTEXT];
    }
    [RENDER]() {
      if (!this[CONNECTED]) return;
      if (this[CONTEXT]) update(this[CONTEXT], this[PROPS]);
      else this[CONTEXT] = mount(this.container, component, this[PROPS]);
    }
  };`;
const CORE = /@r2wc\/core\/dist\/core\.js$/;
const KNOWN = '"r2wc.render"';

/** Its default import would keep all of Preact's compat layer. */
const REACT = 'import o from "react";';

/** Leaves out what `defineElement` replaces of r2wc, and what r2wc keeps of React without using it (docs/decisions/0003). */
export const lifeCycleOnly = (): Plugin => ({
  name: 'pausa:life-cycle-only',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /@r2wc\/(core|react-to-web-component)\/dist\/[\w-]+\.js$/ },
    handler(code, id) {
      const isCore = CORE.test(id);
      if (!code.includes(isCore ? KNOWN : REACT)) this.error('r2wc is another: look at tools/r2wc.ts');
      return { code: isCore ? LIFE_CYCLE : code.replace(REACT, 'import * as o from "react";'), map: null };
    },
  },
});
