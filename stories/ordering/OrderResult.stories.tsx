import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { World } from '../../sandbox/b2c/world.ts';
import { OrderResult } from '../../src/widgets/orders/index.ts';
import { DEMO } from '../support/customer.ts';
import { title } from '../support/screen.ts';
import { SILENCE, world } from '../support/world.tsx';

const INFO = 'b2c/locker/selling-order/info/*';

const meta = {
  title: 'orders/OrderResult',
  component: OrderResult,
  args: { orderId: 'ordine-0903', onBack: fn() },
  parameters: world({ user: DEMO }),
} satisfies Meta<typeof OrderResult>;
export default meta;

type Story = StoryObj<typeof meta>;
type Step = World['orders'][number]['steps'][number];

/** The server answers the requests for information with these steps in turn; the last one stays. */
const answering =
  (...steps: Step[]) =>
  (sandbox: World): void => {
    const order = sandbox.orders.at(-1);
    if (order !== undefined) Object.assign(order, { steps, completed: false });
  };

/** The browser has just made the order. */
const orderedIn = (type: 'locker' | 'shop', areaTitle: string, more: object = {}) => ({
  recentOrders: JSON.stringify([
    { orderId: 'ordine-0903', areaId: 'area-1', area: { type, title: areaTitle }, confirmedAt: Date.now(), lines: [], ...more },
  ]),
});

export const Loading: Story = {
  name: 'loading',
  parameters: world({ faults: { [INFO]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento dell’ordine')).toBeInTheDocument();
  },
};

export const AwaitingPayment: Story = {
  name: 'awaitingPayment',
  parameters: world({ before: answering('awaitingPayment') }),
  play: async (screen) => {
    await expect(await title(screen, 'Pagamento in corso')).toBeVisible();
  },
};

export const AwaitingPaymentLeft: Story = {
  name: 'awaitingPayment (its page was left)',
  parameters: world({
    before: answering('awaitingPayment'),
    stored: orderedIn('locker', 'Frigo Torre Nord', { link: '/payment/integration/edenred_ticket/pay/u-1' }),
  }),
  play: async (screen) => {
    // The page asks seven times, 2 s apart.
    await expect(await title(screen, 'Ordine in corso')).toBeVisible();
    await expect(screen.canvas.getByText(/^Non c’è ancora la conferma del pagamento/)).toBeVisible();
    await expect(screen.canvas.getByRole('link', { name: 'Vai al pagamento' })).toBeVisible();
  },
};

export const OpeningLocker: Story = {
  name: 'openingLocker',
  parameters: world({ before: answering('openingLocker') }),
  play: async (screen) => {
    await expect(await title(screen, 'Apertura Frigo in corso')).toBeVisible();
    await expect(screen.canvas.getByText('15 secondi')).toBeVisible();
  },
};

export const OpeningLockerError: Story = {
  name: 'openingLockerError',
  parameters: world({ before: answering('openingLockerError') }),
  play: async (screen) => {
    await expect(await title(screen, 'Il Frigo non si è aperto ?')).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'RIPROVA APERTURA' })).toBeVisible();
  },
};

export const Completed: Story = {
  name: 'completed',
  parameters: world({ stored: orderedIn('locker', 'Frigo Torre Nord') }),
  play: async (screen) => {
    await expect(await title(screen, 'Completato')).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: /^Riapri il fridge/ })).toBeVisible();
  },
};

/** The order was completed long ago, so the fridge cannot be opened again. */
export const CompletedLongAgo: Story = {
  name: 'completed (its minute is over)',
  parameters: world({ stored: { completedOrder: 'ordine-0903 0' } }),
  play: async (screen) => {
    await expect(await title(screen, 'Completato')).toBeVisible();
    await expect(screen.canvas.getByText('Il tempo per riaprire il frigo è finito.')).toBeVisible();
    await expect(screen.canvas.queryByRole('button', { name: /^Riapri il fridge/ })).toBeNull();
  },
};

/** A counter has no door: the order is collected. */
export const CompletedAtCounter: Story = {
  name: 'completed (at a counter)',
  parameters: world({
    stored: orderedIn('shop', 'Mensa Corso Italia'),
    answers: { getLockerOrder: (info) => ({ ...info, lockerSellingOrder: { ...info.lockerSellingOrder, customSuccessMessage: null } }) },
  }),
  play: async (screen) => {
    await expect(await title(screen, 'Completato')).toBeVisible();
    await expect(screen.canvas.getByText('Lo ritiri qui: Mensa Corso Italia, negli orari di apertura.')).toBeVisible();
    await expect(screen.canvas.queryByRole('button', { name: /^Riapri il fridge/ })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'failed',
  parameters: world({ before: answering('failed') }),
  play: async (screen) => {
    await expect(await title(screen, 'Ordine Fallito')).toBeVisible();
    await expect(screen.canvas.getByRole('alert')).toHaveTextContent(/Ti abbiamo restituito 16,70\s€ nel portafoglio\./);
  },
};

/** The server sends no sentence about the refund, so the page says where to look. */
export const FailedWithoutMessage: Story = {
  name: 'failed (without a message)',
  parameters: world({ before: answering('failed'), answers: { getLockerOrder: (info) => ({ ...info, message: null }) } }),
  play: async (screen) => {
    await expect(await screen.canvas.findByText(/guarda nel portafoglio se ti è stato restituito\.$/)).toBeVisible();
    await expect(screen.canvas.getByRole('link', { name: 'Vai al portafoglio' })).toBeVisible();
  },
};

/** The server answers no `loading` any more, but the door is not open yet. */
export const OpeningLockerOver: Story = {
  name: 'openingLocker (over)',
  parameters: world({
    before: answering('openingLocker'),
    answers: { getLockerOrder: (info) => ({ ...info, loading: false }) },
  }),
  play: async (screen) => {
    await expect(await title(screen, 'Apertura Frigo in corso')).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'RICARICA' })).toBeVisible();
  },
};

export const Running: Story = {
  name: 'running',
  parameters: world({ before: answering('openingLocker') }),
  // The page asks seven times, 2 s apart.
  play: async (screen) => {
    await expect(await screen.canvas.findByRole('heading', { name: 'Ordine in corso' })).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'RICARICA' })).toBeVisible();
  },
};

export const Failure: Story = {
  name: 'error',
  parameters: world({ faults: { [INFO]: '500' } }),
  play: async (screen) => {
    await expect(await title(screen, "Ops.. C'è stato un errore durante il caricamento dell'ordine.")).toBeVisible();
    await expect(screen.canvas.getByRole('button', { name: 'RICARICA' })).toBeVisible();
  },
};

export const FailureUnknown: Story = {
  name: 'error (not found)',
  args: { orderId: 'ordine-9999' },
  play: async (screen) => {
    await expect(await title(screen, 'Ordine non trovato')).toBeVisible();
  },
};
