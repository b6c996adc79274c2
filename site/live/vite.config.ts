/** The pages of the live examples: `element.html` has a built element, `component.html` a component from its story, `studio.html` the brand studio. */
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import stories from '../../stories/config/vite.config.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default mergeConfig(stories, {
  root: here('.'),
  base: './',
  resolve: {
    alias: {
      // An example runs a story's world, and not its play.
      'storybook/test': here('storybook-test.ts'),
      // Written with the pages, by which they need not be read from the sources once more.
      'virtual:pausa-elements': here('../pages/elements.json'),
    },
  },
  build: {
    outDir: here('../../dist/site/live'),
    emptyOutDir: true,
    rolldownOptions: { input: [here('element.html'), here('component.html'), here('studio.html')] },
  },
});
