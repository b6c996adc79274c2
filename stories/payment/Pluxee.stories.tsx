import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pluxee } from '../../src/widgets/pay-pluxee/index.ts';
import { EMPTY } from '../support/customer.ts';
import { type Screen, title } from '../support/screen.ts';
import { SILENCE, type StoryWorld, world } from '../support/world.tsx';

const TICKET = 'b2c/payment/integration/sodexo/sodexo-ticket/*';
const wallet = { type: 'internal', link: '/wallet' } as const;
/** The page asks seven times, 2 s apart. */
const LATE = { timeout: 16_000 };

const inWorld = (description: StoryWorld = {}) => world({ user: EMPTY, ...description });
const says = (status: 'CANCELLED' | 'AWAITING_REFUND') => inWorld({ answers: { getPluxeeTicket: () => ({ status, redirect: wallet }) } });

const meta = {
  title: 'payment/Pluxee',
  component: Pluxee,
  args: { uuid: 'prova-1', onLeave: fn() },
  parameters: inWorld(),
} satisfies Meta<typeof Pluxee>;
export default meta;

type Story = StoryObj<typeof meta>;

async function send({ canvas, userEvent }: Screen, code: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Codice Pluxee'), `${code}{Enter}`);
}

const leaves = async (screen: Pick<Screen, 'canvas'>) => {
  await expect(await title(screen, 'Ci siamo')).toBeVisible();
};

export const Loading: Story = {
  name: 'LOADING',
  parameters: inWorld({ faults: { [TICKET]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento della ricarica')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  name: 'LOAD_ERROR',
  parameters: inWorld({ faults: { [TICKET]: 'html' } }),
  play: async (screen) => {
    await expect(await title(screen, "Ops.. C'è stato un errore durante il caricamento dei dati.")).toBeVisible();
  },
};

export const Draft: Story = {
  name: 'DRAFT',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/al massimo 8 buoni/)).toBeVisible();
  },
};

export const DraftWrong: Story = {
  name: 'DRAFT (no code can be so)',
  play: async (screen) => {
    await send(screen, '12345');
    await expect(await screen.canvas.findByText('Codice non valido.')).toBeVisible();
  },
};

export const DraftRefused: Story = {
  name: 'DRAFT (refused)',
  play: async (screen) => {
    await send(screen, '100004');
    await expect(await screen.canvas.findByText('Il codice è scaduto: generane uno nuovo nell’app Pluxee.')).toBeVisible();
  },
};

export const Submitting: Story = {
  name: 'SUBMITTING',
  parameters: inWorld({ faults: { [`POST ${TICKET}`]: SILENCE } }),
  play: async (screen) => {
    await send(screen, '100001');
    await expect(await screen.canvas.findByText('Stiamo verificando il codice: di solito bastano pochi secondi.')).toBeVisible();
  },
};

export const AwaitingCompletion: Story = {
  name: 'AWAITING_COMPLETION',
  play: async (screen) => {
    await send(screen, '100002');
    await expect(await title(screen, 'Stiamo confermando i tuoi buoni')).toBeVisible();
  },
};

export const AwaitingCompletionLate: Story = {
  name: 'AWAITING_COMPLETION (asked often enough)',
  play: async (screen) => {
    await send(screen, '100002');
    await expect(await screen.canvas.findByRole('heading', { name: 'Conferma in corso...' }, LATE)).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};

export const Completed: Story = {
  name: 'COMPLETED',
  play: async (screen) => {
    await send(screen, '100001');
    await leaves(screen);
  },
};

export const Refunded: Story = {
  name: 'REFUNDED',
  play: async (screen) => {
    await send(screen, '100003');
    await leaves(screen);
  },
};

export const RefundedNoLink: Story = {
  name: 'REFUNDED (leads nowhere)',
  parameters: inWorld({ answers: { getPluxeeTicket: () => ({ status: 'REFUNDED', redirect: null }) } }),
  play: async (screen) => {
    await expect(await title(screen, 'Non riusciamo a portarti avanti')).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'CANCELLED',
  parameters: says('CANCELLED'),
  play: leaves,
};

export const AwaitingRefund: Story = {
  name: 'AWAITING_REFUND',
  parameters: says('AWAITING_REFUND'),
  play: leaves,
};
