import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartBar } from '../../src/widgets/cart/index.ts';
import { DEMO, hasInCart } from '../support/customer.ts';
import { world } from '../support/world.tsx';

const meta = {
  title: 'cart/CartBar',
  component: CartBar,
  args: { areaId: 'milano-1' },
  decorators: [
    (Story) => (
      <main style={{ padding: '24px 20px' }}>
        <h1>Frigo Torre Nord</h1>
        <Story />
      </main>
    ),
  ],
  parameters: world({ user: DEMO }),
} satisfies Meta<typeof CartBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DataFetched: Story = {
  name: 'data_fetched',
  parameters: world({ before: hasInCart({ 'milano-1-01': 2, 'milano-1-09': 2, 'milano-1-23': 1 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Il tuo ordine ?5 prodotti, 36,40\s€$/ })).toBeVisible();
  },
};

/** The cart is empty, and the browser remembers an order of this shop. */
export const DataFetchedUsual: Story = {
  name: 'data_fetched (the usual)',
  parameters: world({
    user: DEMO,
    stored: {
      recentOrders: JSON.stringify([
        {
          orderId: 'ordine-1001',
          areaId: 'milano-1',
          outcome: 'completed',
          lines: [
            { itemId: 'milano-1-01', label: 'Penne al pesto con mozzarella', quantity: 2 },
            { itemId: 'milano-1-23', label: 'Panino crudo e mozzarella', quantity: 1 },
          ],
        },
      ]),
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', {
        name: 'Il solito? 2 Penne al pesto con mozzarella, Panino crudo e mozzarella',
      }),
    ).toBeVisible();
  },
};
