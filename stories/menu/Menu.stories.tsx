import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MENU_IDS } from '../../sandbox/b2c/index.ts';
import { Menu } from '../../src/widgets/menu/index.ts';
import { embeddable } from '../manual/elements.ts';
import { inMain } from '../support/page.tsx';
import { search, shows, title } from '../support/screen.ts';
import { SILENCE, world } from '../support/world.tsx';

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

export const FetchingDataList: Story = { ...FetchingData, name: 'fetching_data (list)', args: { layout: 'list' } };

export const DataFetchedList: Story = {
  name: 'data_fetched (list)',
  args: { layout: 'list' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Primi' })).toBeVisible();
    await expect(canvas.getAllByText('Informazioni nutrizionali assenti').length).toBeGreaterThan(0);
  },
};

export const DataFetchedGrid: Story = {
  name: 'data_fetched (grid) [P2-2.111]',
  args: { layout: 'grid' },
  play: shows('Primi'),
};

export const DataFetchedEmpty: Story = {
  name: 'data_fetched (empty)',
  args: { menuId: MENU_IDS.empty },
  play: shows('Oggi il menu è vuoto'),
};

export const ErrorFetchingData: Story = {
  name: 'error_fetching_data',
  parameters: world({ faults: { 'b2c/menu/*': '500' } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'Errore di caricamento, riprova. Se sei in modalità incognito, esci da questa modalità per visualizzare il menu.',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};

export const DataFetchedFiltered: Story = {
  name: 'data_fetched (filtered)',
  args: { layout: 'list' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtra' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Vegetariano' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Uova' }));
    await expect(await canvas.findByText('15 piatti su 37')).toBeVisible();
    await expect(canvas.getByText('Vegetariano, senza uova')).toBeVisible();
  },
};

export const DataFetchedSearch: Story = {
  name: 'data_fetched (search)',
  play: async (screen) => {
    await search(screen, 'Cerca nel menu', 'salmone');
    await expect(await screen.canvas.findByText('2 piatti su 37')).toBeVisible();
  },
};

export const DataFetchedNoMatch: Story = {
  name: 'data_fetched (no match)',
  play: async (screen) => {
    await search(screen, 'Cerca nel menu', 'trippa');
    await expect(await title(screen, 'Nessun piatto per questa scelta')).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'Mostra tutto' })).toBeVisible();
  },
};

export const DataFetchedEnglish: Story = {
  name: 'data_fetched (English)',
  args: { lang: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Vegan' }));
    await expect(canvas.getByRole('group', { name: 'Filter' })).toBeVisible();
    await expect(canvas.getAllByText('Allergens:').length).toBeGreaterThan(0);
  },
};

export const DataFetchedNoControls: Story = {
  name: 'data_fetched (no controls)',
  args: { controls: 'none' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Primi' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
