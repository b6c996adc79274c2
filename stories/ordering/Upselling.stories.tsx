import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CartDialog } from '../../src/widgets/cart/index.ts';
import { DEMO, hasInCart } from '../support/customer.ts';
import { overPage } from '../support/page.tsx';
import { SILENCE, world } from '../support/world.tsx';

const UPSELLING = 'b2c/upselling/*';

const meta = {
  title: 'cart/Upselling',
  component: CartDialog,
  args: { areaId: 'milano-1', upselling: true, onClose: fn(), onConfirmed: fn(), onUncertain: fn() },
  decorators: [overPage],
  parameters: world({ user: DEMO, before: hasInCart({ 'milano-1-01': 1 }) }),
} satisfies Meta<typeof CartDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** INITIAL passes as soon as there is a cart. */
export const Fetching: Story = {
  name: 'INITIAL, FETCHING',
  parameters: world({ faults: { [UPSELLING]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Conferma' })).toBeVisible();
    await expect(document.querySelectorAll('[aria-hidden="true"] > div > *')).toHaveLength(3);
  },
};

export const Fetched: Story = {
  name: 'FETCHED [P1-4.27]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Manca qualcosa?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'LO VOGLIO: Macedonia di stagione' })).toBeVisible();
  },
};

/** The row is hidden. */
export const ErrorFetching: Story = {
  name: 'ERROR_FETCHING [P1-4.27]',
  parameters: world({ faults: { [UPSELLING]: '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Conferma' })).toBeVisible();
    await waitFor(() => expect(document.querySelectorAll('[aria-hidden="true"] > div > *')).toHaveLength(0));
    await expect(canvas.queryByText('Manca qualcosa?')).toBeNull();
  },
};
