import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentPicker } from '../../src/widgets/payment-picker/index.ts';
import { SILENCE, world } from '../support/world.tsx';

const user = 'demo@pausa.test';

const meta = {
  title: 'payment/PaymentPicker',
  component: PaymentPicker,
  args: { context: 'definedAmountMethod', onPicked: fn(), onCreate: fn(), onBack: fn() },
  parameters: world({ user }),
} satisfies Meta<typeof PaymentPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const UPDATE = 'b2c/payment-preference/update/*';

export const FetchingData: Story = {
  name: 'FETCHING_DATA',
  parameters: world({ user, faults: { 'b2c/payment/options/*': SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento dei metodi di pagamento')).toBeInTheDocument();
  },
};

export const ErrorFetchingData: Story = {
  name: 'ERROR_FETCHING_DATA',
  parameters: world({ user, faults: { 'b2c/payment/options/*': '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ops.. Non è possibile continuare.' })).toBeVisible();
  },
};

export const AwaitChoice: Story = {
  name: 'AWAIT_CHOICE',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /4242/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Buoni pasto Satispay/ })).toBeVisible();
  },
};

export const Current: Story = {
  name: 'AWAIT_CHOICE (the card that pays now)',
  args: { currentMethod: { provider: 'visa', label: 'Carta •••• 4242' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /4242/, current: true })).toBeVisible();
  },
};

export const Recharge: Story = {
  name: 'AWAIT_CHOICE (walletRechargeMethod)',
  args: { context: 'walletRechargeMethod', dayGuide: '/guida-day.pdf' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Day/ })).toBeVisible();
  },
};

export const Partial: Story = {
  name: 'AWAIT_CHOICE (partialAmountMethod)',
  args: { context: 'partialAmountMethod' },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: /Ticket Restaurant/ })).toBeVisible();
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};

export const OnlyNew: Story = {
  name: 'AWAIT_CHOICE (hide=payment)',
  args: { hideSaved: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /PayPal/ })).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'AWAIT_CHOICE (nothing to choose)',
  args: { hideSaved: true, hideNew: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ops.. Non è possibile continuare.' })).toBeVisible();
  },
};

export const NotSent: Story = {
  name: 'AWAIT_CHOICE (not sent)',
  parameters: world({ user, faults: { [UPDATE]: '500' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /4242/ }));
    await expect(await canvas.findByText('Errore invio dati')).toBeVisible();
  },
};

export const SendingData: Story = {
  name: 'SENDING_DATA',
  parameters: world({ user, faults: { [UPDATE]: SILENCE } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /4242/ }));
    await expect(await canvas.findByText('Invio della scelta in corso')).toBeInTheDocument();
  },
};
