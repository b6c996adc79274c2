import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentStatus } from '../../src/widgets/payment-status/index.ts';
import { RECHARGE, recharging, seen } from '../support/recharge.ts';
import { sent, VISA, VOUCHERS } from '../support/sent-payment.ts';
import { SILENCE, world } from '../support/world.tsx';

const meta = {
  title: 'payment/PaymentStatus',
  component: PaymentStatus,
  args: { uuid: RECHARGE, onLeave: fn() },
  parameters: recharging('waiting'),
} satisfies Meta<typeof PaymentStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

const DECLINED = { message: 'La carta è stata rifiutata.' };
const CARD = JSON.stringify({
  id: 'carta-demo',
  uuid: '00000000-0000-4000-8000-00000000ca4d',
  label: 'Carta •••• 4242',
  sublabel: 'Scade 08/28',
  provider: 'visa',
  type: 'braintree_cc',
  category: 'card',
});

export const Loading: Story = {
  name: 'loading [P2-4.2]',
  play: seen('Pagamento in corso'),
};

export const Retry: Story = {
  name: 'retry',
  // The page asks seven times, 2 s apart.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'RIPROVA' })).toBeVisible();
  },
};

export const FailedElsewhere: Story = {
  name: 'error (of another browser)',
  parameters: recharging('failed', DECLINED),
  play: seen('Pagamento Fallito: La carta è stata rifiutata.'),
};

export const FailedWithoutMessage: Story = {
  name: 'error (without a message)',
  parameters: recharging('failed'),
  play: seen('Pagamento Fallito'),
};

/** The browser has stored the instruments of the payment. */
export const Failed: Story = {
  name: 'error [P2-4.1]',
  parameters: recharging('failed', DECLINED, { stored: sent(RECHARGE, 680, VISA) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /L’importo resta da pagare: puoi riprovare, anche con un altro metodo\.Pagamento con Carta •••• 42426,80\s€/,
    );
    await expect(canvas.getByRole('button', { name: 'RIPROVA PAGAMENTO' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Scegli un altro metodo' })).toBeVisible();
  },
};

/** A voucher pays first, and the card pays the rest. */
export const FailedTwo: Story = {
  name: 'error (two instruments)',
  parameters: recharging('failed', DECLINED, { stored: sent(RECHARGE, 680, VISA, VOUCHERS) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Per primo')).toBeVisible();
    await expect(canvas.getByText('Per il resto')).toBeVisible();
    await expect(canvas.getByText(/^Riproviamo/)).toHaveTextContent('Riproviamo con Carta •••• 4242, senza Ticket Restaurant Edenred.');
  },
};

export const CollectPI: Story = {
  name: 'collectPI [P2-4.4]',
  parameters: recharging('collect', { means: null }),
  play: seen('Non hai ancora associato un metodo di pagamento al tuo account. Aggiungilo ora!'),
};

export const Updating: Story = {
  name: 'updating',
  parameters: recharging(
    'collect',
    { means: null },
    { faults: { 'POST b2c/payment/*/update-pi': SILENCE }, stored: { paymentPickedInstrument: CARD } },
  ),
  play: seen('Pagamento in corso'),
};

export const Cancelled: Story = {
  name: 'cancelled [P2-4.5]',
  parameters: recharging('cancelled'),
  play: seen('PAGAMENTO CANCELLATO'),
};

export const Cancelling: Story = {
  name: 'cancelling',
  parameters: recharging('failed', DECLINED, { faults: { 'b2c/payment/*/cancel': SILENCE } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CANCELLA' }));
    await seen('Annullamento in corso')({ canvas, userEvent });
  },
};

export const Redirect: Story = {
  name: 'redirect [P2-4.3]',
  parameters: recharging('paid'),
  play: seen('Un attimo…'),
};

export const Unreadable: Story = {
  name: 'failed',
  parameters: recharging('waiting', {}, { faults: { 'b2c/payment/*': 'html:502' } }),
  play: seen('Ops! Sembra che qualcosa sia andato storto.'),
};

export const Unknown: Story = {
  name: 'failed (nobody’s payment)',
  // The server knows no such payment.
  parameters: world({ user: 'demo@pausa.test', before: () => undefined }),
  play: seen('Pagamento non trovato'),
};
