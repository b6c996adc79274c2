import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: ['../*/*.stories.tsx'],
  // Vite would find the host app's configuration by itself, which starts the sandbox's servers.
  framework: {
    name: '@storybook/react-vite',
    options: { strictMode: true, builder: { viteConfigPath: fileURLToPath(new URL('./vite.config.ts', import.meta.url)) } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The theme sets the background.
  features: { actions: false, backgrounds: false, measure: false, outline: false },
  typescript: { reactDocgen: false },
} satisfies StorybookConfig;
