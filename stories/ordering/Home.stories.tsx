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
  name: 'data_fetched [P1-4.13]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Frigo Torre Nord' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'I tuoi negozi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'LISTA ORDINI' })).toBeVisible();
  },
};

const PENNE = { itemId: 'milano-1-01', label: 'Penne al pesto con mozzarella', quantity: 1 };
const lunch = (confirmedAt: number) => ({
  recentOrders: JSON.stringify([
    { orderId: 'ordine-1001', areaId: 'milano-1', area: { type: 'locker', title: 'Frigo Torre Nord' }, confirmedAt, lines: [PENNE] },
  ]),
});

/** The browser has just confirmed an order. */
export const DataFetchedRunning: Story = {
  name: 'data_fetched (running order)',
  parameters: world({ user: DEMO, stored: lunch(Date.now() - 60_000) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'SEGUI ORDINE' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'RICARICA' })).toBeVisible();
  },
};

/** The browser remembers a lunch and a coffee. */
export const DataFetchedUsual: Story = {
  name: 'data_fetched (the usual)',
  parameters: world({
    user: DEMO,
    stored: {
      ...lunch(0),
      lastCoffee: JSON.stringify({ areaId: 'caffe-1', areaTitle: 'Caffè Torre Nord', label: 'Espresso' }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Il solito?')).toBeVisible();
    await expect(canvas.getByText('Il solito caffè?')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'RICARICA' })).toBeVisible();
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
  name: 'error_data_fetching [P1-4.13]',
  parameters: world({ faults: { 'b2c/home': '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Errore durante il caricamento' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ricarica' })).toBeVisible();
  },
};
