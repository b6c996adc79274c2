interface ImportMeta {
  readonly env: { readonly VITE_PAUSA_URL: string };
}
declare module '*.vue' {
  import type { Component } from 'vue';

  const component: Component;
  export default component;
}
