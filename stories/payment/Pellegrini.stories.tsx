import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pellegrini } from '../../src/widgets/pay-pellegrini/index.ts';
import { EMPTY } from '../support/customer.ts';
import { type Screen, title } from '../support/screen.ts';
import { ANSWERS, SILENCE, type StoryWorld, world } from '../support/world.tsx';

const TICKET = 'b2c/payment/integration/pellegrini/pellegrini-ticket/*';
const wallet = { type: 'internal', link: '/wallet' } as const;

const inWorld = (description: StoryWorld = {}) => world({ user: EMPTY, ...description });

const meta = {
  title: 'payment/Pellegrini',
  component: Pellegrini,
  args: { uuid: 'prova-1', onLeave: fn() },
  parameters: inWorld(),
} satisfies Meta<typeof Pellegrini>;
export default meta;

type Story = StoryObj<typeof meta>;

async function send({ canvas, userEvent }: Screen, code: string): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Codice Pellegrini'), `${code}{Enter}`);
}

export const Loading: Story = {
  name: 'LOADING',
  parameters: inWorld({ faults: { [TICKET]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento della ricarica')).toBeInTheDocument();
  },
};

export const LoadError: Story = {
  name: 'LOAD_ERROR',
  parameters: inWorld({ faults: { [TICKET]: '500' } }),
  play: async (screen) => {
    await expect(await title(screen, "Ops.. C'è stato un errore durante il caricamento dei dati.")).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'LOAD_ERROR (not found)',
  parameters: inWorld({ faults: { [TICKET]: '404' } }),
  play: async (screen) => {
    await expect(await title(screen, 'Ricarica non trovata')).toBeVisible();
  },
};

export const Draft: Story = {
  name: 'DRAFT',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Codice Pellegrini')).toBeVisible();
  },
};

export const DraftWrong: Story = {
  name: 'DRAFT (no code can be so)',
  play: async (screen) => {
    await send(screen, '4000001');
    await expect(await screen.canvas.findByText('Codice non valido. Il codice deve iniziare con il numero 5')).toBeVisible();
  },
};

export const DraftRefused: Story = {
  name: 'DRAFT (refused)',
  play: async (screen) => {
    await send(screen, '5000002');
    await expect(await screen.canvas.findByText('Il codice è scaduto: generane uno nuovo nell’app Pellegrini.')).toBeVisible();
  },
};

export const DraftUnanswered: Story = {
  name: 'DRAFT (no answer came)',
  parameters: inWorld({ faults: { [`POST ${TICKET}`]: 'drop' } }),
  play: async (screen) => {
    await send(screen, '5000001');
    await expect(await screen.canvas.findByText('Non è arrivata risposta e il codice non risulta usato. Puoi riprovare.')).toBeVisible();
  },
};

export const Submitting: Story = {
  name: 'SUBMITTING',
  parameters: inWorld({ faults: { [`POST ${TICKET}`]: SILENCE } }),
  play: async (screen) => {
    await send(screen, '5000001');
    await expect(await screen.canvas.findByText('Stiamo verificando il codice: di solito bastano pochi secondi.')).toBeVisible();
  },
};

export const Checking: Story = {
  name: 'CHECKING',
  parameters: inWorld({ faults: { [`POST ${TICKET}`]: 'drop', [`GET ${TICKET}`]: [ANSWERS, ANSWERS, SILENCE] } }),
  play: async (screen) => {
    await send(screen, '5000001');
    await expect(await screen.canvas.findByText('Controlliamo a che punto è la ricarica prima di continuare.')).toBeVisible();
  },
};

export const CheckError: Story = {
  name: 'CHECK_ERROR',
  parameters: inWorld({ faults: { [`POST ${TICKET}`]: 'drop', [`GET ${TICKET}`]: [ANSWERS, ANSWERS, 'drop'] } }),
  play: async (screen) => {
    await send(screen, '5000001');
    await expect(await title(screen, 'Non sappiamo se il codice è stato usato')).toBeVisible();
  },
};

export const AwaitingCompletion: Story = {
  name: 'AWAITING_COMPLETION',
  play: async (screen) => {
    await send(screen, '5000003');
    await expect(await title(screen, 'C’è stato un errore con il tuo codice')).toBeVisible();
  },
};

export const Completed: Story = {
  name: 'COMPLETED',
  play: async (screen) => {
    await send(screen, '5000001');
    await expect(await title(screen, 'Ci siamo')).toBeVisible();
  },
};

export const CompletedNoLink: Story = {
  name: 'COMPLETED (leads nowhere)',
  parameters: inWorld({ answers: { getPellegriniTicket: () => ({ status: 'COMPLETED', redirect: null, message: null }) } }),
  play: async (screen) => {
    await expect(await title(screen, 'Non riusciamo a portarti avanti')).toBeVisible();
  },
};

export const Confirmed: Story = {
  name: 'CONFIRMED',
  parameters: inWorld({ answers: { getPellegriniTicket: () => ({ status: 'CONFIRMED', redirect: wallet, message: null }) } }),
  play: async (screen) => {
    await expect(await title(screen, 'Ci siamo')).toBeVisible();
  },
};

export const Cancel: Story = {
  name: 'CANCEL',
  play: async (screen) => {
    await send(screen, '5000004');
    await expect(await title(screen, 'Transazione annullata')).toBeVisible();
  },
};
