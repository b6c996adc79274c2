import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { themes } from 'storybook/theming';
import { EmbedPanel } from '../manual/EmbedPanel.tsx';
import { ThemePanel } from '../manual/ThemePanel.tsx';

// The panel is beside the phone, because below it there is no room for a whole screen. It is as wide as the four columns of the
// controls.
addons.setConfig({
  panelPosition: 'right',
  rightPanelWidth: 560,
  theme: { ...themes.normal, brandTitle: 'Pausa: the manual', brandUrl: './' },
});

addons.register('pausa/manual', () => {
  addons.add('pausa/embed', {
    type: types.PANEL,
    title: 'Embed',
    render: ({ active }) => createElement(EmbedPanel, { active: active === true }),
  });
  addons.add('pausa/theme', {
    type: types.PANEL,
    title: 'Theme',
    render: ({ active }) => createElement(ThemePanel, { active: active === true }),
  });
});
