import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cart } from '../../src/widgets/cart/index.ts';
import { embeddable } from '../manual/elements.ts';
import { DEMO, hasInCart } from '../support/customer.ts';
import { inPartnersPage } from '../support/page.tsx';
import { world } from '../support/world.tsx';

const manual = embeddable('pausa-cart');

const meta = {
  title: 'cart/Cart',
  component: Cart,
  args: { areaId: 'milano-1' },
  argTypes: manual.argTypes,
  decorators: [inPartnersPage],
  parameters: { ...manual.parameters, ...world({ user: DEMO }) },
} satisfies Meta<typeof Cart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const DataFetched: Story = {
  name: 'data_fetched',
  parameters: world({ before: hasInCart({ 'milano-1-01': 2, 'milano-1-09': 1 }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Paga|^Conferma/ })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'data_fetched (empty)',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Il tuo ordine è vuoto' })).toBeVisible();
  },
};
