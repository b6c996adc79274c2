import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DEMO } from '../support/customer.ts';
import { world } from '../support/world.tsx';
import { InsufficientCredit } from '../../src/widgets/wallet/index.ts';

const meta = {
  title: 'wallet/InsufficientCredit',
  component: InsufficientCredit,
  args: { returnUrl: '/coffee/selling-area/caffe-1', onBack: fn() },
} satisfies Meta<typeof InsufficientCredit>;
export default meta;

/** A coffee that costs more than there is. */
export const ShownPrice: StoryObj<typeof meta> = {
  name: 'Credito insufficiente (what is missing)',
  args: { price: 90 },
  parameters: world({
    user: DEMO,
    before: (sandbox) => void Object.assign(sandbox.user(DEMO), { walletCents: 30, creditCents: null }),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0,60 €')).toBeVisible();
  },
};

export const Shown: StoryObj<typeof meta> = {
  name: 'Credito insufficiente',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'RICARICA WALLET' })).toBeVisible();
    await expect(canvas.getByText(/Il caffè si paga solo con il credito: carte e buoni servono a ricaricarlo\./)).toBeVisible();
  },
};
