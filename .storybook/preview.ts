import { type Preview, setCustomElementsManifest } from '@storybook/web-components-vite';
import manifest from '../dist/custom-elements.json';
import { type Frame, framed, WIDTHS } from '../stories/frame.ts';

// Made by `npm run manifest`, which the scripts of Storybook run first.
setCustomElementsManifest(manifest);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (story, { globals }) => {
      // The page around the story has the theme too.
      const { theme } = globals as Frame;
      document.documentElement.style.colorScheme =
        theme === 'system' ? 'light dark' : (theme ?? 'light dark');
      document.body.style.background = 'light-dark(#f1eee7, #0b0e13)';
      return framed(story(), globals as Frame);
    },
  ],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    width: {
      description: 'Width of the column',
      toolbar: {
        icon: 'ruler',
        items: [
          { value: 0, title: 'full width' },
          ...WIDTHS.map((value) => ({ value, title: `${value} px` })),
        ],
        dynamicTitle: true,
      },
    },
    dir: {
      description: 'Direction of reading',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'system', width: 0, dir: 'ltr' },
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { codePanel: true },
    a11y: { test: 'error' },
  },
};

export default preview;
