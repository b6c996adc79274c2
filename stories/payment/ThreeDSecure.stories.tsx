import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findOrTry } from '../../sandbox/b2c/payments.ts';
import type { World as Sandbox } from '../../sandbox/b2c/world.ts';
import { ThreeDSecure } from '../../src/widgets/pay-card/index.ts';
import type { Screen } from '../support/screen.ts';
import { scriptedCards } from '../support/vendors.ts';
import { sent, VISA } from '../support/sent-payment.ts';
import { ANSWERS, SILENCE, world } from '../support/world.tsx';

const USER = 'demo@pausa.test';
const FLOW = 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/prova-1';
const PAYMENT = 'b2c/payment/prova-1';
/** A payment of 10,00 € waits for the bank. */
const before = (sandbox: Sandbox) => void findOrTry(sandbox, sandbox.user(USER), 'prova-1', 'braintree_cc');
const stored = sent('prova-1', 1000, VISA);
const UNKNOWN = 'Non sappiamo ancora se il pagamento è andato a buon fine: riprova, e lo controlliamo prima di inviare altro.';
const ERROR = "C'è stato un errore durante la verifica del pagamento (CODE: 20141)";

const meta = {
  title: 'pay-card/ThreeDSecure',
  component: ThreeDSecure,
  args: { uuid: 'prova-1', vendor: scriptedCards(), onLeave: () => undefined },
  parameters: world({ user: USER, before, stored }),
} satisfies Meta<typeof ThreeDSecure>;
export default meta;

type Story = StoryObj<typeof meta>;

async function enterName({ canvas, userEvent }: Screen) {
  await userEvent.type(await canvas.findByLabelText('Nome e cognome dell’intestatario'), 'Giulia Bianchi');
  await userEvent.click(canvas.getByRole('button', { name: 'Conferma' }));
}
const shows = async ({ canvas }: Pick<Screen, 'canvas'>, name: string) => {
  await expect(await canvas.findByRole('heading', { name })).toBeVisible();
};

export const ReadPayment: Story = {
  name: 'READ_PAYMENT',
  parameters: world({ user: USER, before, faults: { [PAYMENT]: SILENCE } }),
  play: (screen) => shows(screen, 'Prepariamo la verifica'),
};

export const FetchFlow: Story = {
  name: 'FETCH_FLOW',
  parameters: world({ user: USER, before, faults: { [FLOW]: SILENCE } }),
  play: (screen) => shows(screen, 'Prepariamo la verifica'),
};

export const AwaitCardholderName: Story = {
  name: 'AWAIT_CARDHOLDER_NAME',
  play: (screen) => shows(screen, 'Di chi è la carta?'),
};

export const AwaitCardholderNameRefused: Story = {
  name: 'AWAIT_CARDHOLDER_NAME (not saved)',
  parameters: world({ user: USER, before, faults: { [`${FLOW}/saveCreditCardData`]: '500' } }),
  play: async (screen) => {
    await enterName(screen);
    await expect(await screen.canvas.findByText(ERROR)).toBeVisible();
  },
};

export const SaveCardholderName: Story = {
  name: 'SAVE_CARDHOLDER_NAME',
  parameters: world({ user: USER, before, faults: { [`${FLOW}/saveCreditCardData`]: SILENCE } }),
  play: async (screen) => {
    await enterName(screen);
    await expect(screen.canvas.getByRole('button', { name: 'Conferma' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const VerifyCard: Story = {
  name: 'VERIFY_CARD',
  args: { vendor: scriptedCards({ verify: 'never' }) },
  play: async (screen) => {
    await enterName(screen);
    await shows(screen, 'Verifica in corso');
  },
};

export const SendNonce: Story = {
  name: 'SEND_NONCE, DONE',
  parameters: world({ user: USER, before, faults: { [`POST ${FLOW}`]: SILENCE } }),
  play: async (screen) => {
    await enterName(screen);
    await shows(screen, 'Conferma del pagamento in corso');
  },
};

export const ReadOutcome: Story = {
  name: 'READ_OUTCOME',
  parameters: world({ user: USER, before, faults: { [`POST ${FLOW}`]: 'drop', [PAYMENT]: [ANSWERS, ANSWERS, SILENCE] } }),
  play: async (screen) => {
    await enterName(screen);
    await shows(screen, 'Controlliamo a che punto è il pagamento');
  },
};

export const Cancel: Story = {
  name: 'CANCEL',
  parameters: world({ user: USER, before, faults: { [`${FLOW}/cancel`]: SILENCE } }),
  play: async (screen) => {
    await shows(screen, 'Di chi è la carta?');
    await screen.userEvent.click(screen.canvas.getByRole('button', { name: 'Annulla' }));
    await shows(screen, 'Annullamento in corso');
  },
};

export const ErrorRefused: Story = {
  name: 'ERROR',
  args: { vendor: scriptedCards({ verify: { nonce: 'n', status: 'authenticate_failed', hasLiabilityShifted: false } }) },
  play: async (screen) => {
    await enterName(screen);
    await shows(screen, ERROR);
  },
};

export const ErrorUnknown: Story = {
  name: 'ERROR (nobody knows whether it was paid)',
  parameters: world({ user: USER, before, faults: { [`POST ${FLOW}`]: 'drop', [PAYMENT]: [ANSWERS, ANSWERS, '500'] }, stored }),
  play: async (screen) => {
    await enterName(screen);
    await shows(screen, ERROR);
    await expect(await screen.canvas.findByText(UNKNOWN)).toBeVisible();
    await expect(screen.canvas.getByText(/^Pagamento con Carta/).closest('dl')).toHaveTextContent(
      /^Pagamento con Carta •••• 424210,00\s€$/,
    );
    await expect(screen.canvas.queryByRole('button', { name: 'Annulla' })).toBeNull();
  },
};

export const ErrorSentence: Story = {
  name: 'ERROR (the server’s sentence)',
  args: { vendor: scriptedCards({ verify: { nonce: 'declined', status: 'authenticate_successful', hasLiabilityShifted: true } }) },
  play: async (screen) => {
    await enterName(screen);
    await shows(screen, ERROR);
    await expect(await screen.canvas.findByText('La banca non ha confermato il pagamento.')).toBeVisible();
  },
};

export const ErrorCancel: Story = {
  name: 'ERROR (not cancelled)',
  parameters: world({ user: USER, before, faults: { [`${FLOW}/cancel`]: '500' } }),
  play: async (screen) => {
    await shows(screen, 'Di chi è la carta?');
    await screen.userEvent.click(screen.canvas.getByRole('button', { name: 'Annulla' }));
    await shows(screen, ERROR);
    await expect(await screen.canvas.findByText('Non siamo riusciti ad annullare il pagamento. Puoi riprovare.')).toBeVisible();
  },
};
