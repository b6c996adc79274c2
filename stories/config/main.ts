import type { StorybookConfig } from '@storybook/react-vite';

export default {
  stories: ['../*/*.stories.tsx'],
  // Vite would find the host app's configuration by itself, which starts the sandbox's servers.
  framework: {
    name: '@storybook/react-vite',
    // From the repository's folder: the built pages contain this path.
    options: { strictMode: true, builder: { viteConfigPath: 'stories/config/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The theme sets the background.
  features: { actions: false, backgrounds: false, measure: false, outline: false },
  typescript: { reactDocgen: false },
} satisfies StorybookConfig;
