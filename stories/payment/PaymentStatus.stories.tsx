import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Payment } from '../../sandbox/b2c/payments.ts';
import { PaymentStatus } from '../../src/widgets/payment-status/index.ts';
import type { Screen } from '../support/screen.ts';
import { SILENCE, type StoryWorld, world } from '../support/world.tsx';

const user = 'demo@pausa.test';
const uuid = '00000000-0000-4000-9000-000000000001';

/** A recharge of 10,00 € in any of the sandbox's states. */
const paying = (state: Payment['state'], change: Partial<Payment> = {}, more: Partial<StoryWorld> = {}) =>
  world({
    user,
    before: ({ payments }) =>
      payments.set(uuid, {
        uuid,
        email: user,
        purpose: { kind: 'recharge', resultPath: '/wallet/recharge/{uuid}' },
        cents: 1000,
        means: { type: 'satispay_standard', label: 'Satispay', card: null },
        remainderMeans: null,
        state,
        message: null,
        // The server does not answer within the story.
        polls: -1000,
        voucher: 'DRAFT',
        ...change,
      }),
    ...more,
  });

const meta = {
  title: 'payment/PaymentStatus',
  component: PaymentStatus,
  args: { uuid, onLeave: fn() },
  parameters: paying('waiting'),
} satisfies Meta<typeof PaymentStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

const seen =
  (name: string) =>
  async ({ canvas }: Screen) => {
    await expect(await canvas.findByRole('heading', { level: 2, name }, { timeout: 3000 })).toBeVisible();
  };
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
  name: 'loading',
  play: seen('Pagamento in corso'),
};

export const Retry: Story = {
  name: 'retry',
  // The page asks seven times, 2 s apart.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'RIPROVA' }, { timeout: 20_000 })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'error',
  parameters: paying('failed', DECLINED),
  play: seen('Pagamento Fallito: La carta è stata rifiutata.'),
};

export const FailedWithoutMessage: Story = {
  name: 'error (without a message)',
  parameters: paying('failed'),
  play: seen('Pagamento Fallito'),
};

const method = (provider: string, label: string) => ({
  type: 'pi',
  paymentInstrument: { uuid: '00000000-0000-4000-8000-00000000ca4d', provider, label, sublabel: null },
});
const VISA = method('visa', 'Carta •••• 4242');
const sentWith = (definedAmountMethod: object | null, partialAmountMethod: object | null) => ({
  stored: { paymentInstruments: `${uuid} ${JSON.stringify({ definedAmountMethod, partialAmountMethod })}` },
});

/** The browser has stored the instruments of the payment. */
export const FailedAgain: Story = {
  name: 'error (with the instrument of before)',
  parameters: paying('failed', DECLINED, sentWith(VISA, null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Riproviamo solo con Carta •••• 4242.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'RIPROVA PAGAMENTO' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Scegli un altro metodo' })).toBeVisible();
  },
};

/** A voucher pays first, and the card pays the rest. */
export const FailedTwo: Story = {
  name: 'error (two instruments)',
  parameters: paying('failed', DECLINED, sentWith(VISA, method('edenred', 'Ticket Restaurant Edenred'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Per primo')).toBeVisible();
    await expect(canvas.getByText('Per il resto')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cambia metodo di pagamento: Ticket Restaurant Edenred' })).toBeVisible();
  },
};

export const CollectPI: Story = {
  name: 'collectPI',
  parameters: paying('collect', { means: null }),
  play: seen('Non hai ancora associato un metodo di pagamento al tuo account. Aggiungilo ora!'),
};

export const Updating: Story = {
  name: 'updating',
  parameters: paying(
    'collect',
    { means: null },
    { faults: { 'POST b2c/payment/*/update-pi': SILENCE }, stored: { paymentPickedInstrument: CARD } },
  ),
  play: seen('Pagamento in corso'),
};

export const Cancelled: Story = {
  name: 'cancelled',
  parameters: paying('cancelled'),
  play: seen('PAGAMENTO CANCELLATO'),
};

export const Cancelling: Story = {
  name: 'cancelling',
  parameters: paying('failed', DECLINED, { faults: { 'b2c/payment/*/cancel': SILENCE } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'CANCELLA' }));
    await seen('Annullamento in corso')({ canvas, userEvent });
  },
};

export const Redirect: Story = {
  name: 'redirect',
  parameters: paying('paid'),
  play: seen('Un attimo…'),
};

export const Unreadable: Story = {
  name: 'failed',
  parameters: paying('waiting', {}, { faults: { 'b2c/payment/*': 'html:502' } }),
  play: seen('Ops! Sembra che qualcosa sia andato storto.'),
};

export const Unknown: Story = {
  name: 'failed (nobody’s payment)',
  // The server knows no such payment.
  parameters: world({ user, before: () => undefined }),
  play: seen('Pagamento non trovato'),
};
