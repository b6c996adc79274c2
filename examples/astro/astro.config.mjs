import { defineConfig } from 'astro/config';

// Scripts are files, so that the site works under a policy without inline scripts.
export default defineConfig({ vite: { build: { assetsInlineLimit: 0 } } });
