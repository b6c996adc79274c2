interface ImportMeta {
  readonly env: { readonly VITE_PAUSA_URL: string };
}
