import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CartPanel } from '../../src/widgets/cart/index.ts';
import { DEMO, hasInCart } from '../support/customer.ts';
import { SILENCE, world } from '../support/world.tsx';

const AREA = 'b2c/locker/selling-area/*';

const meta = {
  title: 'cart/CartPanel',
  component: CartPanel,
  args: { areaId: 'milano-1' },
  // The panel has its place in the host: at the side of the page, 320 px wide.
  decorators: [
    (Story) => (
      <>
        <main style={{ padding: '24px 20px' }}>
          <h1>Frigo Torre Nord</h1>
        </main>
        <aside style={{ position: 'fixed', inset: '0 0 0 auto', width: 320 }}>
          <Story />
        </aside>
      </>
    ),
  ],
  parameters: world({ user: DEMO }),
} satisfies Meta<typeof CartPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FetchingData: Story = {
  name: 'fetch_data, fetching_data',
  parameters: world({ faults: { [AREA]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento del tuo ordine')).toBeInTheDocument();
  },
};

export const DataFetched: Story = {
  name: 'data_fetched',
  parameters: world({ before: hasInCart({ 'milano-1-01': 2, 'milano-1-09': 2, 'milano-1-23': 1 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Modifica' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vai al pagamento' })).toBeVisible();
  },
};

/** The area sets the button's label and link. */
export const DataFetchedBehaviour: Story = {
  name: 'data_fetched (cart behaviour, more lines than fit)',
  args: { areaId: 'mensa-2' },
  parameters: world({
    before: hasInCart(
      Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`mensa-2-${String(index * 40 + 1).padStart(3, '0')}`, 1])),
      {
        area: 'mensa-2',
      },
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'VAI AL CARRELLO' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
};

export const DataFetchedEmpty: Story = {
  name: 'data_fetched (empty)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Il tuo ordine è vuoto' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Modifica' })).toBeNull();
  },
};

/** The shop beside the panel shows the message. */
export const ErrorFetchingData: Story = {
  name: 'error_fetching_data',
  parameters: world({ faults: { [AREA]: '500' } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Caricamento del tuo ordine')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Il tuo ordine' })).toBeVisible();
  },
};
