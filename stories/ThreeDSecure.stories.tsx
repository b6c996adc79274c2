import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ThreeDSecure } from '../src/widgets/pay-card/index.ts';
import type { Screen } from './support/screen.ts';
import { scriptedCards } from './support/vendors.ts';
import { ANSWERS, SILENCE, world } from './support/world.tsx';

const USER = 'demo@pausa.test';
const FLOW = 'b2c/payment/integration/braintree/braintree-cc-payment/3dsecure-flow/prova-1';
const ERROR = "C'è stato un errore durante la verifica del pagamento (CODE: 20141)";

const meta = {
  title: 'pay-card/ThreeDSecure',
  component: ThreeDSecure,
  args: { uuid: 'prova-1', vendor: scriptedCards(), onLeave: () => undefined },
  parameters: world({ user: USER }),
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

export const FetchFlow: Story = {
  name: 'FETCH_FLOW',
  parameters: world({ user: USER, faults: { [FLOW]: SILENCE } }),
  play: (screen) => shows(screen, 'Prepariamo la verifica'),
};

export const AwaitCardholderName: Story = {
  name: 'AWAIT_CARDHOLDER_NAME',
  play: (screen) => shows(screen, 'Di chi è la carta?'),
};

export const AwaitCardholderNameRefused: Story = {
  name: 'AWAIT_CARDHOLDER_NAME (not saved)',
  parameters: world({ user: USER, faults: { [`${FLOW}/saveCreditCardData`]: '500' } }),
  play: async (screen) => {
    await enterName(screen);
    await expect(await screen.canvas.findByText(ERROR)).toBeVisible();
  },
};

export const SaveCardholderName: Story = {
  name: 'SAVE_CARDHOLDER_NAME',
  parameters: world({ user: USER, faults: { [`${FLOW}/saveCreditCardData`]: SILENCE } }),
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
  parameters: world({ user: USER, faults: { [`POST ${FLOW}`]: SILENCE } }),
  play: async (screen) => {
    await enterName(screen);
    await shows(screen, 'Conferma del pagamento in corso');
  },
};

export const ReadOutcome: Story = {
  name: 'READ_OUTCOME',
  parameters: world({ user: USER, faults: { [`POST ${FLOW}`]: 'drop', 'b2c/payment/prova-1': [ANSWERS, SILENCE] } }),
  play: async (screen) => {
    await enterName(screen);
    await shows(screen, 'Controlliamo a che punto è il pagamento');
  },
};

export const Cancel: Story = {
  name: 'CANCEL',
  parameters: world({ user: USER, faults: { [`${FLOW}/cancel`]: SILENCE } }),
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
  parameters: world({ user: USER, faults: { [`POST ${FLOW}`]: 'drop', 'b2c/payment/prova-1': [ANSWERS, '500'] } }),
  play: async (screen) => {
    await enterName(screen);
    await shows(screen, ERROR);
    await expect(screen.canvas.queryByRole('button', { name: 'Annulla' })).toBeNull();
  },
};
