import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pluxee } from '../../src/widgets/pay-pluxee/index.ts';
import { EMPTY } from '../support/customer.ts';
import { shows } from '../support/screen.ts';
import { isLoading, says, sender } from '../support/voucher-plays.ts';
import { SILENCE, type StoryWorld, world } from '../support/world.tsx';

const TICKET = 'b2c/payment/integration/sodexo/sodexo-ticket/*';
const wallet = { type: 'internal', link: '/wallet' } as const;

const inWorld = (description: StoryWorld = {}) => world({ user: EMPTY, ...description });
const answers = (status: 'CANCELLED' | 'AWAITING_REFUND') =>
  inWorld({ answers: { getPluxeeTicket: () => ({ status, redirect: wallet }) } });

const meta = {
  title: 'payment/Pluxee',
  component: Pluxee,
  args: { uuid: 'prova-1', onLeave: fn() },
  parameters: inWorld(),
} satisfies Meta<typeof Pluxee>;
export default meta;

type Story = StoryObj<typeof meta>;

const sends = sender('Codice Pluxee');

const leaves = shows('Ci siamo');

export const Loading: Story = {
  name: 'LOADING',
  parameters: inWorld({ faults: { [TICKET]: SILENCE } }),
  play: isLoading,
};

export const LoadError: Story = {
  name: 'LOAD_ERROR',
  parameters: inWorld({ faults: { [TICKET]: 'html' } }),
  play: shows("Ops.. C'è stato un errore durante il caricamento dei dati."),
};

export const Draft: Story = {
  name: 'DRAFT [P2-4.38]',
  play: says(/al massimo 8 buoni/),
};

export const DraftWrong: Story = {
  name: 'DRAFT (no code can be so)',
  play: sends('12345', says('Codice non valido.')),
};

export const DraftRefused: Story = {
  name: 'DRAFT (refused)',
  play: sends('100004', says('Il codice è scaduto: generane uno nuovo nell’app Pluxee.')),
};

export const Submitting: Story = {
  name: 'SUBMITTING',
  parameters: inWorld({ faults: { [`POST ${TICKET}`]: SILENCE } }),
  play: sends('100001', says('Stiamo verificando il codice: di solito bastano pochi secondi.')),
};

export const AwaitingCompletion: Story = {
  name: 'AWAITING_COMPLETION',
  play: sends('100002', shows('Stiamo confermando i tuoi buoni')),
};

export const AwaitingCompletionLate: Story = {
  name: 'AWAITING_COMPLETION (asked often enough)',
  // The page asks seven times, 2 s apart.
  play: sends('100002', async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Conferma in corso...' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
  }),
};

export const Completed: Story = {
  name: 'COMPLETED',
  play: sends('100001', leaves),
};

export const Refunded: Story = {
  name: 'REFUNDED',
  play: sends('100003', leaves),
};

export const RefundedNoLink: Story = {
  name: 'REFUNDED (leads nowhere)',
  parameters: inWorld({ answers: { getPluxeeTicket: () => ({ status: 'REFUNDED', redirect: null }) } }),
  play: shows('Non riusciamo a portarti avanti'),
};

export const Cancelled: Story = {
  name: 'CANCELLED',
  parameters: answers('CANCELLED'),
  play: leaves,
};

export const AwaitingRefund: Story = {
  name: 'AWAITING_REFUND',
  parameters: answers('AWAITING_REFUND'),
  play: leaves,
};
