import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Home } from '../../src/widgets/home/index.ts';
import { DEMO } from '../support/customer.ts';
import { inMain } from '../support/page.tsx';
import { SILENCE, world } from '../support/world.tsx';

const meta = {
  title: 'home/Home',
  component: Home,
  args: { userName: 'Giulia' },
  decorators: [inMain],
  parameters: world({ user: DEMO }),
} satisfies Meta<typeof Home>;
export default meta;

type Story = StoryObj<typeof meta>;

/** fetch_data passes at once. */
export const FetchingData: Story = {
  name: 'fetch_data, fetching_data',
  parameters: world({ faults: { 'b2c/home': SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento della Home')).toBeInTheDocument();
  },
};

/** The home shows a shop's preview, shops and a link. It leaves out an entry of an unknown type. */
export const DataFetched: Story = {
  name: 'data_fetched',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Frigo Torre Nord' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'I tuoi negozi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'LISTA ORDINI' })).toBeVisible();
  },
};

export const DataFetchedEmpty: Story = {
  name: 'data_fetched (no sections)',
  args: { userName: null },
  parameters: world({ answers: { getHome: () => ({ sections: [] }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ancora nessun punto vendita' })).toBeVisible();
  },
};

export const ErrorDataFetching: Story = {
  name: 'error_data_fetching',
  parameters: world({ faults: { 'b2c/home': '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Errore durante il caricamento' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ricarica' })).toBeVisible();
  },
};
