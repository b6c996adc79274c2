/** Compiles the widgets for the stories as `vite.config.ts` does for the app; Storybook brings the rest. */
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
