import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MENU_IDS } from '../sandbox/b2c/index.ts';
import { Menu } from '../src/widgets/menu/index.ts';
import { embeddable } from './manual/elements.ts';
import { inMain } from './support/page.tsx';
import { SILENCE, world } from './support/world.tsx';

const manual = embeddable('pausa-menu');

const meta = {
  title: 'menu/Menu',
  component: Menu,
  args: { menuId: MENU_IDS.canteen },
  decorators: [inMain],
  argTypes: manual.argTypes,
  parameters: manual.parameters,
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FetchingData: Story = {
  name: 'fetching_data',
  parameters: world({ faults: { 'b2c/menu/*': SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento del menu')).toBeInTheDocument();
  },
};

export const DataFetchedList: Story = {
  name: 'data_fetched (list)',
  args: { layout: 'list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Primi' })).toBeVisible();
    await expect(canvas.getAllByText('Informazioni nutrizionali assenti').length).toBeGreaterThan(0);
  },
};

export const DataFetchedGrid: Story = {
  name: 'data_fetched (grid)',
  args: { layout: 'grid' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Primi' })).toBeVisible();
  },
};

export const DataFetchedEmpty: Story = {
  name: 'data_fetched (empty)',
  args: { menuId: MENU_IDS.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Oggi il menu è vuoto' })).toBeVisible();
  },
};

export const ErrorFetchingData: Story = {
  name: 'error_fetching_data',
  parameters: world({ faults: { 'b2c/menu/*': '500' } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Errore di caricamento, riprova. Se sei in modalità incognito, esci da questa modalità per visualizzare il menu.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};
