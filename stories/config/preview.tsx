import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { LANGUAGES } from '../../src/api/index.ts';
import '../../src/widgets/shared/ui/theme/theme.css.ts';
import './preview.css';
import { inItsWorld } from '../support/world.tsx';

// The time-out is long, because the stories also run on busy machines. Only a story that fails waits this long.
configure({ asyncUtilTimeout: 20_000 });

export default {
  decorators: [inItsWorld],
  parameters: {
    layout: 'fullscreen',
    // Scripts set most states, so there are no controls. Elements have controls for their attributes (manual/elements.ts).
    controls: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
  },
  initialGlobals: { viewport: { value: 'phone', isRotated: false }, theme: 'light', lang: 'it', colours: '' },
  globalTypes: {
    // The theme panel's colours.
    colours: { description: 'Colours' },
    lang: { description: 'Language', toolbar: { icon: 'globe', items: [...LANGUAGES], dynamicTitle: true } },
    theme: { description: 'Theme', toolbar: { icon: 'contrast', items: ['light', 'dark', 'auto'], dynamicTitle: true } },
  },
} satisfies Preview;
