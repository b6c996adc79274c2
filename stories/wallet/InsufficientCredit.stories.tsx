import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InsufficientCredit } from '../../src/widgets/wallet/index.ts';

const meta = {
  title: 'wallet/InsufficientCredit',
  component: InsufficientCredit,
  args: { returnUrl: '/coffee/selling-area/caffe-1', onBack: fn() },
} satisfies Meta<typeof InsufficientCredit>;
export default meta;

export const Shown: StoryObj<typeof meta> = {
  name: 'Credito insufficiente',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'RICARICA WALLET' })).toBeVisible();
    await expect(canvas.getByText(/Il caffè si paga solo con il credito: carte e buoni servono a ricaricarlo\./)).toBeVisible();
  },
};
