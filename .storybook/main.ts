import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  docs: { defaultName: 'About' },
  // The site's own pages are no part of it: they would ask for the script for pages, which need not be built yet.
  viteFinal: (vite) => ({
    ...vite,
    plugins: vite.plugins?.flat().filter((one) => !(one && 'name' in one && one.name === 'docs')) ?? [],
  }),
};

export default config;
