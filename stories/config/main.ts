import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: ['../*.stories.tsx'],
  // Vite's own search would find the host app's configuration, and with it the sandbox's servers.
  framework: {
    name: '@storybook/react-vite',
    options: { strictMode: true, builder: { viteConfigPath: fileURLToPath(new URL('./vite.config.ts', import.meta.url)) } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The ground is the theme's.
  features: { actions: false, backgrounds: false, measure: false, outline: false },
  typescript: { reactDocgen: false },
} satisfies StorybookConfig;
