import { defineConfig } from 'astro/config';

export default defineConfig({
  vite: {
    // Scripts are files, so that the site works under a policy without inline scripts.
    build: { assetsInlineLimit: 0 },
    // Up to Vite 7, the dev server would look for the package's typeface in its own cache.
    optimizeDeps: { exclude: ['pausa'], include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] },
  },
});
