import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MENU_IDS } from '../../sandbox/b2c/index.ts';
import { ScreenMenu } from '../../src/widgets/menu/index.ts';
import { embeddable } from '../manual/elements.ts';
import { shows } from '../support/screen.ts';
import { ANSWERS, SILENCE, world } from '../support/world.tsx';

const LYING = { width: '1280px', height: '720px' };
const UPRIGHT = { width: '720px', height: '1280px' };

/** A page with the size of a canteen's screen. The parameters `size` and `root` give it another size, or another theme. */
const onTheWall: Decorator = (Story, { parameters: { size = LYING, root = {} } }) => (
  <main {...root} style={size}>
    <Story />
  </main>
);

const manual = embeddable('pausa-menu', { shows: ['menuId', 'lang'], fixed: { layout: 'screen' } });

const meta = {
  title: 'menu/ScreenMenu',
  component: ScreenMenu,
  args: { menuId: MENU_IDS.canteen },
  decorators: [onTheWall],
  argTypes: manual.argTypes,
  parameters: manual.parameters,
  // The screen is wider than a phone.
  globals: { viewport: { value: 'desktop', isRotated: false } },
} satisfies Meta<typeof ScreenMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const showsPrimi: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Primi' })).toBeInTheDocument();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Mensa Corso Italia' })).toBeInTheDocument();
};

export const Waiting: Story = {
  name: 'waiting',
  parameters: world({ faults: { 'b2c/menu/*': SILENCE } }),
  play: shows('Il menu arriva tra poco'),
};

export const Empty: Story = {
  name: 'empty',
  args: { menuId: MENU_IDS.empty },
  play: shows('Oggi il menu è vuoto'),
};

export const NotFound: Story = {
  name: 'empty (not found)',
  args: { menuId: '00000000-0000-4000-8000-000000000009' },
  play: shows('Oggi il menu è vuoto'),
};

export const Showing: Story = {
  name: 'showing',
  play: showsPrimi,
};

export const Upright: Story = {
  name: 'showing (upright)',
  parameters: { size: UPRIGHT },
  play: showsPrimi,
};

export const Dark: Story = {
  name: 'showing (dark)',
  parameters: { root: { 'data-pausa-root': '', 'data-theme': 'dark' } },
  play: showsPrimi,
};

export const English: Story = {
  name: 'showing (English)',
  args: { lang: 'en' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Allergens:')).length).toBeGreaterThan(0);
  },
};

export const NoNetwork: Story = {
  name: 'showing (no network)',
  parameters: world({ faults: { 'b2c/menu/*': [ANSWERS, '503'] } }),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Primi' });
    // The `online` event triggers another read. The second failure shows the message.
    await waitFor(async () => {
      window.dispatchEvent(new Event('online'));
      await expect(canvas.getByText(/^aggiornato alle \d\d:\d\d$/)).toBeInTheDocument();
    });
  },
};

export const Long: Story = {
  name: 'showing (600 dishes)',
  args: { menuId: MENU_IDS.large },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tutti i piatti' })).toBeInTheDocument();
  },
};

export const Paused: Story = {
  name: 'paused',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Primi' });
    await userEvent.click(canvas.getByRole('button', { name: 'Ferma le pagine' }));
    await expect(await canvas.findByText('In pausa')).toBeInTheDocument();
  },
};
