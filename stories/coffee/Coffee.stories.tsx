import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { World } from '../../sandbox/b2c/world.ts';
import { Coffee } from '../../src/widgets/index.ts';
import { DEMO, EMPTY } from '../support/customer.ts';
import { embeddable } from '../manual/elements.ts';
import { inMain } from '../support/page.tsx';
import type { Screen } from '../support/screen.ts';
import { writtenCoffee } from '../support/journal.ts';
import { ANSWERS, SILENCE, type StoryWorld, world } from '../support/world.tsx';

const CONFIGS = 'b2c/coffee/selling-area/*/configs';
const CONFIRM = 'POST b2c/coffee/selling-area/*/confirm';

const about = (more: Partial<StoryWorld> = {}) => world({ user: DEMO, ...more });

const manual = embeddable('pausa-coffee', { shows: ['areaId'] });

const meta = {
  title: 'coffee/Coffee',
  component: Coffee,
  args: { areaId: 'caffe-1' },
  decorators: [inMain],
  argTypes: manual.argTypes,
  parameters: { ...manual.parameters, ...about() },
} satisfies Meta<typeof Coffee>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async ({ canvas, userEvent }: Screen) => userEvent.click(await canvas.findByRole('button', { name: 'eroga: Cappuccino' }));
const seen = async ({ canvas }: Screen, name: string) => expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
/** Presses 'eroga', and waits for the message. */
const pressed =
  (name: string) =>
  async (screen: Screen): Promise<void> => {
    await press(screen);
    await seen(screen, name);
  };
const hasLittle = (sandbox: World): void => {
  Object.assign(sandbox.user(DEMO), { walletCents: 30, creditCents: null });
};

export const FetchingData: Story = {
  name: 'FETCHING_DATA',
  parameters: about({ faults: { [CONFIGS]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento delle bevande')).toBeInTheDocument();
  },
};

export const ErrorFetchingData: Story = {
  name: 'ERROR_FETCHING_DATA',
  parameters: about({ faults: { [CONFIGS]: '500' } }),
  play: async (screen) => seen(screen, 'Errore durante il caricamento dei dati.'),
};

export const NotFound: Story = {
  name: 'ERROR_FETCHING_DATA (not found)',
  args: { areaId: 'nessuna' },
  play: async (screen) => seen(screen, 'Macchina non trovata'),
};

export const AwaitChoice: Story = {
  name: 'AWAIT_CHOICE',
  play: async (screen) => seen(screen, 'Ciao, Giulia'),
};

export const NoName: Story = {
  name: 'AWAIT_CHOICE (no name yet)',
  parameters: about({ user: EMPTY }),
  play: async (screen) => seen(screen, 'Ciao'),
};

export const Closed: Story = {
  name: 'AWAIT_CHOICE (closed)',
  args: { areaId: 'caffe-2' },
  play: async (screen) => seen(screen, 'La macchina riapre alle 7:00.'),
};

export const Nothing: Story = {
  name: 'AWAIT_CHOICE (nothing to choose)',
  parameters: about({ answers: { getCoffeeArea: (answer) => ({ ...answer, catalog: { recipes: [] } }) } }),
  play: async (screen) => seen(screen, 'Qui non c’è ancora nulla'),
};

export const Detail: Story = {
  name: 'AWAIT_CHOICE (what is in it)',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'VEDI INGREDIENTI: Cioccolata' }));
    await expect(await canvas.findByRole('dialog', { name: 'Cioccolata' })).toBeVisible();
  },
};

export const Insufficient: Story = {
  name: 'AWAIT_CHOICE (the credit is not enough)',
  parameters: about({ before: hasLittle }),
  play: async (screen) => {
    await press(screen);
    await expect(await screen.canvas.findByText(/^Il tuo credito non basta: Cappuccino costa/)).toBeVisible();
  },
};

export const SendingData: Story = {
  name: 'SENDING_DATA',
  parameters: about({ faults: { [CONFIRM]: SILENCE } }),
  play: async (screen) => {
    await press(screen);
    await expect(await screen.canvas.findByText(/^Stiamo inviando il tuo ordine: Cappuccino,/)).toBeVisible();
  },
};

export const Ordered: Story = {
  name: 'ANSWERED',
  play: pressed('Ordine inviato'),
};

export const Refused: Story = {
  name: 'REFUSED',
  parameters: about({ faults: { [CONFIRM]: '400' } }),
  play: pressed("Errore durante l'invio dei dati."),
};

export const Checking: Story = {
  name: 'CHECKING',
  parameters: about({ faults: { [CONFIGS]: [ANSWERS, ANSWERS, SILENCE], [CONFIRM]: 'drop' } }),
  play: pressed('Controlliamo il tuo ordine'),
};

export const Unsure: Story = {
  name: 'UNSURE',
  parameters: about({ faults: { [CONFIRM]: 'drop' } }),
  play: pressed('Non sappiamo se il tuo ordine è partito'),
};

export const UnsureUnread: Story = {
  name: 'UNSURE (the credit cannot be read)',
  parameters: about({ faults: { [CONFIGS]: [ANSWERS, ANSWERS, '500'], [CONFIRM]: 'drop' } }),
  play: pressed('Non sappiamo se il tuo ordine è partito'),
};

const ASKABLE = {
  request: JSON.stringify([
    'caffe-1',
    { paymentInfo: { totalToPayFromWallet: 0, totalToPayFromCorporateCredit: 90 }, order: { coffeeRecipeId: 'cappuccino', price: 90 } },
  ]),
  sentAt: Date.now(),
};

export const UnsureAskable: Story = {
  name: 'UNSURE (the server can be asked)',
  parameters: about({ hasKeys: true, stored: { openCoffee: writtenCoffee(ASKABLE) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Completa l’ordine' })).toBeVisible();
  },
};

export const UnsureLapsed: Story = {
  name: 'UNSURE (no server knows any more)',
  parameters: about({ stored: { openCoffee: writtenCoffee({ ...ASKABLE, sentAt: Date.now() - 86_400_000 }) } }),
  play: async (screen) => seen(screen, 'Non sappiamo se il tuo ordine è partito'),
};

export const Asking: Story = {
  name: 'ASKING',
  parameters: about({ hasKeys: true, faults: { [CONFIRM]: SILENCE }, stored: { openCoffee: writtenCoffee(ASKABLE) } }),
  play: async (screen) => {
    await screen.userEvent.click(await screen.canvas.findByRole('button', { name: 'Completa l’ordine' }));
    await seen(screen, 'Chiediamo del tuo ordine');
  },
};

export const Unkept: Story = {
  name: 'UNKEPT',
  parameters: about({ isFull: true }),
  play: pressed('Hai già ordinato?'),
};

export const Found: Story = {
  name: 'STARTED',
  parameters: about({ stored: { coffeeOperation: writtenCoffee({ answerId: 'caffe-1001' }) } }),
  play: async (screen) => seen(screen, 'Ordine inviato'),
};
