import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderList } from '../../src/widgets/orders/index.ts';
import { DEMO, EMPTY } from '../support/customer.ts';
import { inMain } from '../support/page.tsx';
import { ANSWERS, SILENCE, world } from '../support/world.tsx';

const ORDERS = 'b2c/selling-order/list';

const meta = {
  title: 'orders/OrderList',
  component: OrderList,
  args: { openOrderId: null, onOpen: fn() },
  decorators: [inMain],
  parameters: world({ user: DEMO }),
} satisfies Meta<typeof OrderList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The newest order waits for its door. */
const oneWaits = world({
  before: (sandbox) => {
    const newest = sandbox.orders.at(-1);
    if (newest !== undefined) newest.completed = false;
  },
});

export const FetchingData: Story = {
  name: 'fetching_data',
  parameters: world({ faults: { [ORDERS]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento degli ordini')).toBeInTheDocument();
  },
};

export const DataFetched: Story = {
  name: 'data_fetched',
  parameters: oneWaits,
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('In Attesa')).toBeVisible();
    await expect(canvas.getAllByText('Completato')).toHaveLength(2);
  },
};

export const DataFetchedNotOpened: Story = {
  name: 'data_fetched (a fridge that did not open)',
  parameters: world({
    ...oneWaits.world,
    stored: { recentOrders: JSON.stringify([{ orderId: 'ordine-0903', areaId: 'milano-1', lines: [], isShut: true }]) },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Il frigo non si è aperto. Il tuo ordine è salvo: riprova quando sei vicino al frigo.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^RIPROVA APERTURA/ })).toBeVisible();
  },
};

export const DataFetchedUncertain: Story = {
  name: 'data_fetched (after a confirmation without an answer)',
  args: { isUncertain: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Il tuo ordine potrebbe essere già partito: controlla qui prima di riprovare.')).toBeVisible();
  },
};

/** The list was read again, and that failed: it stays, with its age and a way to try again. */
export const DataFetchedStale: Story = {
  name: 'data_fetched (the earlier list, a failed refresh)',
  parameters: world({ faults: { [ORDERS]: [ANSWERS, '500'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText(/^Errore durante il caricamento\. Dati delle \d\d:\d\d\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const DataFetchedEmpty: Story = {
  name: 'data_fetched (empty)',
  parameters: world({ user: EMPTY }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Non hai ancora nessun ordine' })).toBeVisible();
  },
};

/** The server names the articles of two orders; the third is one that the browser has stored. */
export const DataFetchedAgain: Story = {
  name: 'data_fetched (to order again)',
  parameters: world({
    stored: {
      recentOrders: JSON.stringify([
        {
          orderId: 'ordine-0901',
          areaId: 'milano-1',
          lines: [{ itemId: 'milano-1-01', label: 'Penne al pesto con mozzarella', quantity: 1 }],
        },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Ordina di nuovo: ordine del/ })).toHaveLength(3);
  },
};

export const DataFetchedSearch: Story = {
  name: 'data_fetched (search)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerca negli ordini' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cerca negli ordini' }), 'lasagna');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const DataFetchedSearchEmpty: Story = {
  name: 'data_fetched (search, nothing found)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerca negli ordini' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cerca negli ordini' }), 'pizza');
    await expect(canvas.getByRole('heading', { name: 'Nessun ordine trovato' })).toBeVisible();
  },
};

export const DataFetchedReceipt: Story = {
  name: 'data_fetched (receipt)',
  args: { openOrderId: 'ordine-0903' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ricevuta' }));
    await expect(await canvas.findByRole('button', { name: 'Stampa o salva in PDF' })).toBeVisible();
  },
};

/** Nobody knows the prices of this order. */
export const DataFetchedReceiptBare: Story = {
  name: 'data_fetched (receipt without prices)',
  args: { openOrderId: 'ordine-0901' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ricevuta' }));
    const receipt = await canvas.findByRole('dialog', { name: 'Ricevuta' });
    await expect(receipt).toHaveTextContent('I prezzi dei singoli prodotti non sono disponibili per questo ordine.');
  },
};

export const DataFetchedDetail: Story = {
  name: 'data_fetched (detail)',
  args: { openOrderId: 'ordine-0902' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Ordine' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'SEGUI ORDINE' })).toBeNull();
  },
};

export const DataFetchedDetailWaiting: Story = {
  name: 'data_fetched (detail of one that waits)',
  args: { openOrderId: 'ordine-0903' },
  parameters: oneWaits,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Ordine' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'SEGUI ORDINE' })).toBeVisible();
  },
};

/** One order was cancelled, one was refunded. */
const twoEnded = world({
  before: ({ orders }) =>
    orders.slice(-2).forEach((order, index) => Object.assign(order, { completed: false, state: index === 0 ? 'refunded' : 'cancelled' })),
});

export const DataFetchedEnded: Story = {
  name: 'data_fetched (cancelled, refunded)',
  parameters: twoEnded,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Annullato')).toBeVisible();
    await expect(canvas.getByText('Rimborsato')).toBeVisible();
  },
};

export const DataFetchedDetailEnded: Story = {
  name: 'data_fetched (detail of a refunded one)',
  args: { openOrderId: 'ordine-0902' },
  parameters: twoEnded,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'VEDI COSA È SUCCESSO' })).toBeVisible();
  },
};

export const ErrorFetchingData: Story = {
  name: 'error_fetching_data',
  parameters: world({ faults: { [ORDERS]: '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Errore durante il caricamento' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};
