import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddCard } from '../../src/widgets/pay-card/index.ts';
import type { Screen } from '../support/screen.ts';
import { scriptedCards } from '../support/vendors.ts';
import { ANSWERS, SILENCE, world } from '../support/world.tsx';

const USER = 'demo@pausa.test';
const ADD = 'b2c/payment/integration/braintree/braintree-cc-pi/add-card';
const UNKNOWN = 'Non sappiamo ancora se la carta è stata aggiunta: riprova, e lo controlliamo prima di inviare altro.';
const ERROR = "C'è stato un errore. Riprova o contattaci al 800 123 456 (Gateway error: 20142)";

const meta = {
  title: 'pay-card/AddCard',
  component: AddCard,
  args: { vendor: scriptedCards(), onAdded: () => undefined, onLeave: () => undefined },
  parameters: world({ user: USER }),
} satisfies Meta<typeof AddCard>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = ({ canvas }: Pick<Screen, 'canvas'>) => canvas.findByRole('button', { name: 'AGGIUNGI CARTA' });
async function ready(screen: Screen) {
  await screen.canvas.findByText('4111 1111 1111 1111');
  await expect(await button(screen)).not.toHaveAttribute('aria-disabled', 'true');
}
async function add(screen: Screen) {
  await ready(screen);
  await screen.userEvent.type(screen.canvas.getByLabelText('Intestatario della carta'), 'Giulia Bianchi');
  await screen.userEvent.click(await button(screen));
}

export const FetchToken: Story = {
  name: 'FETCH_TOKEN',
  parameters: world({ user: USER, faults: { 'b2c/payment/integration/braintree/token': SILENCE } }),
  play: async (screen) => {
    await expect(await screen.canvas.findByText('Caricamento del modulo sicuro in corso')).toBeInTheDocument();
  },
};

export const LoadFields: Story = {
  name: 'LOAD_FIELDS',
  args: { vendor: scriptedCards({ mount: 'never' }) },
  play: async (screen) => {
    await expect(await screen.canvas.findByText('Numero della carta')).toBeVisible();
  },
};

export const AwaitData: Story = { name: 'AWAIT_DATA', play: ready };

export const AwaitDataMissing: Story = {
  name: 'AWAIT_DATA (the name is missing)',
  play: async (screen) => {
    await ready(screen);
    await screen.userEvent.click(await button(screen));
    await expect(await screen.canvas.findByText('Intestatario obbligatorio')).toBeVisible();
  },
};

export const AwaitDataGateway: Story = {
  name: 'AWAIT_DATA (20142)',
  args: { vendor: scriptedCards({ tokenize: 'down' }) },
  play: async (screen) => {
    await add(screen);
    await expect(await screen.canvas.findByText(ERROR)).toBeVisible();
  },
};

export const AwaitDataRefused: Story = {
  name: 'AWAIT_DATA (the server’s sentence)',
  args: { vendor: scriptedCards({ tokenize: 'declined' }) },
  play: async (screen) => {
    await add(screen);
    await expect(await screen.canvas.findByText('La banca ha rifiutato la carta. Prova con un’altra.')).toBeVisible();
  },
};

export const TokenizeCard: Story = {
  name: 'TOKENIZE_CARD',
  args: { vendor: scriptedCards({ tokenize: 'never' }) },
  play: async (screen) => {
    await add(screen);
    await expect(await screen.canvas.findByText('Stiamo aggiungendo la carta')).toBeInTheDocument();
  },
};

export const SendNonce: Story = {
  name: 'SEND_NONCE, ADDED',
  parameters: world({ user: USER, faults: { [ADD]: SILENCE } }),
  play: async (screen) => {
    await add(screen);
    await expect(await button(screen)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ReadCards: Story = {
  name: 'READ_CARDS',
  parameters: world({ user: USER, faults: { [ADD]: 'drop', 'b2c/payment-instrument/': [ANSWERS, '500', SILENCE] } }),
  play: async (screen) => {
    await add(screen);
    await screen.canvas.findByText(UNKNOWN);
    await screen.userEvent.click(await button(screen));
    await expect(await screen.canvas.findByText('Controlliamo se la carta è stata aggiunta')).toBeInTheDocument();
  },
};

export const AwaitDataUnknown: Story = {
  name: 'AWAIT_DATA (nobody knows whether the card was added)',
  parameters: world({ user: USER, faults: { [ADD]: 'drop', 'b2c/payment-instrument/': [ANSWERS, '500'] } }),
  play: async (screen) => {
    await add(screen);
    await expect(await screen.canvas.findByText(UNKNOWN)).toBeVisible();
  },
};

export const ErrorFetchToken: Story = {
  name: 'ERROR_FETCH_TOKEN',
  parameters: world({ user: USER, faults: { 'b2c/payment/integration/braintree/token': '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ERROR })).toBeVisible();
  },
};

export const ErrorLoadFields: Story = {
  name: 'ERROR_LOAD_FIELDS',
  args: { vendor: scriptedCards({ mount: 'down' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ERROR })).toBeVisible();
  },
};
