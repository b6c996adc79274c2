import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayEdenred } from '../../src/widgets/pay-edenred/index.ts';
import { opening } from '../support/screen.ts';
import { sent, VISA, VOUCHERS } from '../support/sent-payment.ts';
import { SILENCE, world } from '../support/world.tsx';

const meta = {
  title: 'payment/PayEdenred',
  component: PayEdenred,
  args: { uuid: 'prova-skip', onLeave: fn(), ticketGuide: '/guida.pdf' },
  beforeEach: opening(() => null),
  parameters: world({ user: 'demo@pausa.test' }),
} satisfies Meta<typeof PayEdenred>;
export default meta;

type Story = StoryObj<typeof meta>;

const POST = 'POST *';
const OFFER = 'Paga con i tuoi buoni';

export const Loading: Story = {
  name: 'LOADING',
  args: { uuid: 'prova-loading' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Controlliamo i tuoi buoni')).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'NOT_FOUND',
  args: { uuid: 'prova-not-found' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pagamento non trovato')).toBeVisible();
  },
};

export const NeedLogin: Story = {
  name: 'NEED_LOGIN',
  args: { uuid: 'prova-need-login' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Accedi a Edenred')).toBeVisible();
  },
};

export const NoVouchers: Story = {
  name: 'NO_VOUCHERS',
  args: { uuid: 'prova-no-vouchers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nessun buono da usare qui')).toBeVisible();
  },
};

export const EmptyWallet: Story = {
  name: 'EMPTY_WALLET',
  args: { uuid: 'prova-empty-wallet' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Non hai buoni disponibili')).toBeVisible();
  },
};

export const ErrorGuide: Story = {
  name: 'ERROR (a guide)',
  args: { uuid: 'prova-error' },
  parameters: world({ user: 'demo@pausa.test', stored: sent('prova-error', 890, VISA, VOUCHERS) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Transazione rifiutata (010)')).toBeVisible();
    await expect(canvas.getByText('Da pagare').closest('dl')).toHaveTextContent(/^Da pagare8,90\s€$/);
  },
};

export const ErrorPhone: Story = {
  name: 'ERROR (the phone)',
  args: { uuid: 'prova-error-altro' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Servizio non disponibile (020)')).toBeVisible();
  },
};

export const AwaitingConfirm: Story = {
  name: 'AWAITING_CONFIRM',
  args: { uuid: 'prova-skip' },
  parameters: world({ user: 'demo@pausa.test', stored: sent('prova-skip', 890, VISA, VOUCHERS) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Paga con i tuoi buoni')).toBeVisible();
    await expect(canvas.getByText(/^Poi con Carta/)).toBeVisible();
  },
};

export const Completed: Story = {
  name: 'COMPLETED [P2-4.39]',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(OFFER);
    await userEvent.click(canvas.getByRole('button', { name: 'Conferma' }));
    await expect(await canvas.findByText('Ti portiamo avanti')).toBeVisible();
  },
};

export const Skipped: Story = {
  name: 'SKIPPED [P2-4.39]',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(OFFER);
    await userEvent.click(canvas.getByRole('button', { name: 'Continua senza buoni' }));
    await expect(await canvas.findByText('Ti portiamo avanti')).toBeVisible();
  },
};

export const Confirming: Story = {
  name: 'CONFIRMING',
  parameters: world({ user: 'demo@pausa.test', faults: { [POST]: SILENCE } }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(OFFER);
    await userEvent.click(canvas.getByRole('button', { name: 'Conferma' }));
    await expect(await canvas.findByText('Stiamo usando i tuoi buoni')).toBeVisible();
  },
};

export const Uncertain: Story = {
  name: 'AWAITING_CONFIRM (the press did not arrive)',
  parameters: world({ user: 'demo@pausa.test', faults: { [POST]: '500' }, stored: sent('prova-skip', 890, VISA, VOUCHERS) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(OFFER);
    await userEvent.click(canvas.getByRole('button', { name: 'Conferma' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
