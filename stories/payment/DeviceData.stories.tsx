import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findOrTry } from '../../sandbox/b2c/payments.ts';
import type { World as Sandbox } from '../../sandbox/b2c/world.ts';
import { DeviceData } from '../../src/widgets/pay-paypal/index.ts';
import type { Screen } from '../support/screen.ts';
import { scriptedPayPal } from '../support/vendors.ts';
import { PAYPAL, sent } from '../support/sent-payment.ts';
import { ANSWERS, SILENCE, world } from '../support/world.tsx';

const USER = 'demo@pausa.test';
const TOKEN = 'b2c/payment/integration/braintree/token';
const SUBMIT = '*submit-device-data/prova-1';
const CANCEL = '*braintree-paypal-payment/cancel/prova-1';
/** A payment of 10,00 € waits for PayPal to know the device. */
const before = (sandbox: Sandbox) => void findOrTry(sandbox, sandbox.user(USER), 'prova-1', 'braintree_paypal');
const error = (code: number) => `C'è stato un errore. Riprova o contattaci al 800 123 456 (Gateway error: ${code})`;

const meta = {
  title: 'pay-paypal/DeviceData',
  component: DeviceData,
  args: { uuid: 'prova-1', vendor: scriptedPayPal() },
  parameters: world({ user: USER, before, stored: sent('prova-1', 1000, PAYPAL) }),
} satisfies Meta<typeof DeviceData>;
export default meta;

type Story = StoryObj<typeof meta>;

const shows = async ({ canvas }: Pick<Screen, 'canvas'>, name: string) => {
  await expect(await canvas.findByRole('heading', { name })).toBeVisible();
};
const cancel = async ({ canvas, userEvent }: Screen) => userEvent.click(await canvas.findByRole('button', { name: 'Annulla' }));

export const ReadPayment: Story = {
  name: 'READ_PAYMENT',
  parameters: world({ user: USER, before, faults: { 'b2c/payment/prova-1': SILENCE } }),
  play: (screen) => shows(screen, 'Verifica in corso'),
};

export const FetchToken: Story = {
  name: 'FETCH_TOKEN',
  parameters: world({ user: USER, before, faults: { [TOKEN]: SILENCE } }),
  play: (screen) => shows(screen, 'Verifica in corso'),
};

export const LoadPayPal: Story = {
  name: 'LOAD_PAYPAL',
  args: { vendor: scriptedPayPal({ load: 'never' }) },
  play: (screen) => shows(screen, 'Verifica in corso'),
};

export const CreateClient: Story = {
  name: 'CREATE_CLIENT',
  args: { vendor: scriptedPayPal({ client: 'never' }) },
  play: (screen) => shows(screen, 'Verifica in corso'),
};

export const CollectDeviceData: Story = {
  name: 'COLLECT_DEVICE_DATA',
  args: { vendor: scriptedPayPal({ collect: 'never' }) },
  play: (screen) => shows(screen, 'Verifica in corso'),
};

export const SendDeviceData: Story = {
  name: 'SEND_DEVICE_DATA, DONE',
  parameters: world({ user: USER, before, faults: { [SUBMIT]: SILENCE } }),
  play: (screen) => shows(screen, 'Conferma del pagamento in corso'),
};

export const ReadOutcome: Story = {
  name: 'READ_OUTCOME',
  parameters: world({ user: USER, before, faults: { [SUBMIT]: 'drop', 'b2c/payment/prova-1': [ANSWERS, ANSWERS, SILENCE] } }),
  play: (screen) => shows(screen, 'Controlliamo a che punto è il pagamento'),
};

export const CancelPayment: Story = {
  name: 'CANCEL_PAYMENT',
  args: { vendor: scriptedPayPal({ collect: 'never' }) },
  parameters: world({ user: USER, before, faults: { [CANCEL]: SILENCE } }),
  play: async (screen) => {
    await cancel(screen);
    await shows(screen, 'Annullamento in corso');
  },
};

export const Error20144: Story = {
  name: 'ERROR (20144) [P2-2.77]',
  parameters: world({ user: USER, before, faults: { [TOKEN]: '500' } }),
  play: (screen) => shows(screen, error(20144)),
};

export const Error20146: Story = {
  name: 'ERROR (20146) [P2-2.77]',
  args: { vendor: scriptedPayPal({ collect: 'down' }) },
  play: (screen) => shows(screen, error(20146)),
};

export const Error20147: Story = {
  name: 'ERROR (20147) [P2-2.77]',
  parameters: world({ user: USER, before, faults: { [SUBMIT]: 'malformed', 'b2c/payment/prova-1': [ANSWERS, ANSWERS, '500'] } }),
  play: (screen) => shows(screen, error(20147)),
};

export const Error20148: Story = {
  name: 'ERROR (20148) [P2-2.77]',
  args: { vendor: scriptedPayPal({ collect: 'down' }) },
  parameters: world({ user: USER, before, faults: { [CANCEL]: 'malformed' } }),
  play: async (screen) => {
    await shows(screen, error(20146));
    await cancel(screen);
    await shows(screen, error(20148));
  },
};
