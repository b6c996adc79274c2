import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddPayPal } from '../../src/widgets/pay-paypal/index.ts';
import type { Screen } from '../support/screen.ts';
import { scriptedPayPal } from '../support/vendors.ts';
import { ANSWERS, SILENCE, world } from '../support/world.tsx';

const USER = 'demo@pausa.test';
const TOKEN = 'b2c/payment/integration/braintree/token';
const ADD = 'b2c/payment/integration/braintree/braintree-paypal-pi/add-account';
const error = (code: number) => `C'è stato un errore. Riprova o contattaci al 800 123 456 (Gateway error: ${code})`;

const meta = {
  title: 'pay-paypal/AddPayPal',
  component: AddPayPal,
  args: { vendor: scriptedPayPal(), onAdded: () => undefined, onLeave: () => undefined },
  parameters: world({ user: USER }),
} satisfies Meta<typeof AddPayPal>;
export default meta;

type Story = StoryObj<typeof meta>;

const shows = async ({ canvas }: Pick<Screen, 'canvas'>, name: string) => {
  await expect(await canvas.findByRole('heading', { name })).toBeVisible();
};
const approve = async ({ canvas, userEvent }: Screen) => userEvent.click(await canvas.findByRole('button', { name: 'PayPal' }));

/** INITIAL passes at once. */
export const FetchToken: Story = {
  name: 'INITIAL, FETCH_TOKEN',
  parameters: world({ user: USER, faults: { [TOKEN]: SILENCE } }),
  play: (screen) => shows(screen, 'Collegamento con PayPal in corso'),
};

export const LoadPayPal: Story = {
  name: 'LOAD_PAYPAL [P2-4.54]',
  args: { vendor: scriptedPayPal({ load: 'never' }) },
  play: (screen) => shows(screen, 'Collegamento con PayPal in corso'),
};

export const CreateClient: Story = {
  name: 'CREATE_CLIENT',
  args: { vendor: scriptedPayPal({ client: 'never' }) },
  play: (screen) => shows(screen, 'Collegamento con PayPal in corso'),
};

export const ClientCreated: Story = {
  name: 'CLIENT_CREATED [P2-4.54]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Clicca qui per aggiungere PayPal al tuo profilo Pausa.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'PayPal' })).toBeVisible();
  },
};

export const SendNonce: Story = {
  name: 'SEND_NONCE, DONE',
  parameters: world({ user: USER, faults: { [ADD]: SILENCE } }),
  play: async (screen) => {
    await approve(screen);
    await shows(screen, 'Stiamo aggiungendo PayPal');
  },
};

export const ErrorFetchToken: Story = {
  name: 'ERROR_FETCH_TOKEN [P2-4.57]',
  parameters: world({ user: USER, faults: { [TOKEN]: '500' } }),
  play: (screen) => shows(screen, error(20144)),
};

export const ErrorLoadPayPal: Story = {
  name: 'ERROR_LOAD_PAYPAL',
  args: { vendor: scriptedPayPal({ load: 'down' }) },
  play: (screen) => shows(screen, error(20144)),
};

export const ErrorCreateClient: Story = {
  name: 'ERROR_CREATE_CLIENT',
  args: { vendor: scriptedPayPal({ client: 'down' }) },
  play: (screen) => shows(screen, error(20144)),
};

export const ErrorClientCreated: Story = {
  name: 'ERROR_CLIENT_CREATED [P2-4.57]',
  args: { vendor: scriptedPayPal({ button: 'fails' }) },
  play: async (screen) => {
    await approve(screen);
    await shows(screen, error(20144));
  },
};

export const ErrorSendNonce: Story = {
  name: 'ERROR_SEND_NONCE',
  parameters: world({ user: USER, faults: { [ADD]: '500' } }),
  play: async (screen) => {
    await approve(screen);
    await shows(screen, error(20142));
  },
};

const UNKNOWN = 'Non sappiamo ancora se PayPal è stato aggiunto: riprova, e lo controlliamo prima di inviare altro.';

export const ErrorSendNonceUnknown: Story = {
  name: 'ERROR_SEND_NONCE (nobody knows whether it was added)',
  parameters: world({ user: USER, faults: { [ADD]: 'drop', 'b2c/payment-instrument/': [ANSWERS, '500'] } }),
  play: async (screen) => {
    await approve(screen);
    await shows(screen, error(20142));
    await expect(await screen.canvas.findByText(UNKNOWN)).toBeVisible();
  },
};

export const ReadAccounts: Story = {
  name: 'READ_ACCOUNTS',
  parameters: world({ user: USER, faults: { [ADD]: 'drop', 'b2c/payment-instrument/': [ANSWERS, '500', SILENCE] } }),
  play: async (screen) => {
    await approve(screen);
    await screen.canvas.findByText(UNKNOWN);
    await screen.userEvent.click(await screen.canvas.findByRole('button', { name: 'Riprova' }));
    await shows(screen, 'Controlliamo se PayPal è stato aggiunto');
  },
};
