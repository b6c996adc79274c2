import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pellegrini } from '../../src/widgets/pay-pellegrini/index.ts';
import { EMPTY } from '../support/customer.ts';
import { shows } from '../support/screen.ts';
import { isLoading, says, sender } from '../support/voucher-plays.ts';
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

const sends = sender('Codice Pellegrini');

export const Loading: Story = {
  name: 'LOADING',
  parameters: inWorld({ faults: { [TICKET]: SILENCE } }),
  play: isLoading,
};

export const LoadError: Story = {
  name: 'LOAD_ERROR',
  parameters: inWorld({ faults: { [TICKET]: '500' } }),
  play: shows("Ops.. C'è stato un errore durante il caricamento dei dati."),
};

export const NotFound: Story = {
  name: 'LOAD_ERROR (not found)',
  parameters: inWorld({ faults: { [TICKET]: '404' } }),
  play: shows('Ricarica non trovata'),
};

export const Draft: Story = {
  name: 'DRAFT [P2-4.31]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Codice Pellegrini')).toBeVisible();
  },
};

export const DraftWrong: Story = {
  name: 'DRAFT (no code can be so)',
  play: sends('4000001', says('Codice non valido. Il codice deve iniziare con il numero 5')),
};

export const DraftRefused: Story = {
  name: 'DRAFT (refused)',
  play: sends('5000002', says('Il codice è scaduto: generane uno nuovo nell’app Pellegrini.')),
};

export const DraftUnanswered: Story = {
  name: 'DRAFT (no answer came)',
  parameters: inWorld({ faults: { [`POST ${TICKET}`]: 'drop' } }),
  play: sends('5000001', says('Non è arrivata risposta e il codice non risulta usato. Puoi riprovare.')),
};

export const Submitting: Story = {
  name: 'SUBMITTING',
  parameters: inWorld({ faults: { [`POST ${TICKET}`]: SILENCE } }),
  play: sends('5000001', says('Stiamo verificando il codice: di solito bastano pochi secondi.')),
};

export const Checking: Story = {
  name: 'CHECKING',
  parameters: inWorld({ faults: { [`POST ${TICKET}`]: 'drop', [`GET ${TICKET}`]: [ANSWERS, ANSWERS, SILENCE] } }),
  play: sends('5000001', says('Controlliamo a che punto è la ricarica prima di continuare.')),
};

export const CheckError: Story = {
  name: 'CHECK_ERROR',
  parameters: inWorld({ faults: { [`POST ${TICKET}`]: 'drop', [`GET ${TICKET}`]: [ANSWERS, ANSWERS, 'drop'] } }),
  play: sends('5000001', shows('Non sappiamo se il codice è stato usato')),
};

export const AwaitingCompletion: Story = {
  name: 'AWAITING_COMPLETION',
  play: sends('5000003', shows('C’è stato un errore con il tuo codice')),
};

export const Completed: Story = {
  name: 'COMPLETED',
  play: sends('5000001', shows('Ci siamo')),
};

export const CompletedNoLink: Story = {
  name: 'COMPLETED (leads nowhere)',
  parameters: inWorld({ answers: { getPellegriniTicket: () => ({ status: 'COMPLETED', redirect: null, message: null }) } }),
  play: shows('Non riusciamo a portarti avanti'),
};

export const Confirmed: Story = {
  name: 'CONFIRMED',
  parameters: inWorld({ answers: { getPellegriniTicket: () => ({ status: 'CONFIRMED', redirect: wallet, message: null }) } }),
  play: shows('Ci siamo'),
};

export const Cancel: Story = {
  name: 'CANCEL',
  play: sends('5000004', shows('Transazione annullata')),
};
