import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InlinePicker } from '../../src/widgets/payment-picker/index.ts';
import { embeddable } from '../manual/elements.ts';
import { inPartnersPage } from '../support/page.tsx';
import { world } from '../support/world.tsx';

const user = 'demo@pausa.test';
const manual = embeddable('pausa-payment-picker');

const meta = {
  title: 'payment/InlinePicker',
  component: InlinePicker,
  args: { context: 'definedAmountMethod', onPicked: fn() },
  argTypes: manual.argTypes,
  decorators: [inPartnersPage],
  parameters: { ...manual.parameters, ...world({ user }) },
} satisfies Meta<typeof InlinePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AwaitChoice: Story = {
  name: 'AWAIT_CHOICE',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /4242/ })).toBeVisible();
  },
};

export const Chosen: Story = {
  name: 'AWAIT_CHOICE (chosen)',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /4242/ }));
    await expect(await canvas.findByRole('button', { name: /4242/, current: true })).toBeVisible();
    await expect(args.onPicked).toHaveBeenCalledTimes(1);
  },
};
