import { addons } from 'storybook/manager-api';

// Beside the phone: below it there is no room for a whole screen.
addons.setConfig({ panelPosition: 'right' });
