import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { CoffeeOrder as SandboxOrder } from '../../sandbox/b2c/coffee-orders.ts';
import type { World } from '../../sandbox/b2c/world.ts';
import { CoffeeOrder } from '../../src/widgets/index.ts';
import { DEMO } from '../support/customer.ts';
import { writtenCoffee } from '../support/journal.ts';
import { embeddable } from '../manual/elements.ts';
import { inMain } from '../support/page.tsx';
import type { Screen } from '../support/screen.ts';
import { ANSWERS, SILENCE, type StoryWorld, world } from '../support/world.tsx';

const INFO = 'b2c/coffee/selling-order/*/info';

/** The server answers the requests with these statuses in turn; the last one stays. */
const answering =
  (...steps: SandboxOrder['steps']) =>
  (sandbox: World): void => {
    const order = { id: 'caffe-7', email: DEMO, areaId: 'caffe-1', label: 'Cappuccino', cents: 90, creditCents: 90, walletCents: 0 };
    sandbox.coffeeOrders.set('caffe-7', { ...order, steps, refunded: false });
  };
const about = (more: Partial<StoryWorld> = {}) => world({ user: DEMO, before: answering('completed'), ...more });
/** The order was sent in this browser, which knows what it cost. */
const ordered = (...steps: SandboxOrder['steps']) =>
  about({
    before: answering(...steps),
    stored: { openCoffee: writtenCoffee({ answerId: 'caffe-7', split: { fromCorporateCredit: 90, fromWallet: 0 } }) },
  });
const details = ({ canvas }: Screen) => canvas.getByRole('region', { name: 'Dettaglio ordine' });

const manual = embeddable('pausa-coffee', { shows: ['orderId'] });

const meta = {
  title: 'coffee/CoffeeOrder',
  component: CoffeeOrder,
  args: { orderId: 'caffe-7', onBack: fn() },
  decorators: [inMain],
  argTypes: manual.argTypes,
  parameters: { ...manual.parameters, ...about() },
} satisfies Meta<typeof CoffeeOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

const says =
  (name: string) =>
  async ({ canvas }: Screen): Promise<void> => {
    await expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
  };
const REFUNDED = 'Qualcosa è andato storto, ti abbiamo rimborsato il tuo pagamento.';

export const Loading: Story = {
  name: 'loading',
  parameters: about({ faults: { [INFO]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento del tuo ordine')).toBeInTheDocument();
  },
};

export const Draft: Story = {
  name: 'draft',
  parameters: about({ before: answering('draft') }),
  play: says('Ordine confermato'),
};

export const DraftFeedback: Story = {
  name: 'draft (mode=feedback)',
  args: { isFeedback: true },
  parameters: about({ before: answering('draft') }),
  play: says('Ordine inviato'),
};

export const Dispensing: Story = {
  name: 'dispensing',
  parameters: ordered('dispensing'),
  play: async (screen) => {
    await says('Ordine confermato')(screen);
    await expect(details(screen)).toHaveTextContent(/^Dettaglio ordineCappuccino0,90\s€0,90\s€ dal credito aziendale/);
  },
};

export const DispensingFeedback: Story = {
  name: 'dispensing (mode=feedback)',
  args: { isFeedback: true },
  parameters: about({ before: answering('dispensing') }),
  play: says('Erogazione in corso'),
};

export const Confirmed: Story = {
  name: 'confirmed',
  parameters: ordered('confirmed'),
  play: says('Ordine confermato'),
};

export const Completed: Story = {
  name: 'completed [P2-4.107]',
  parameters: ordered('completed'),
  play: says('Erogazione completata'),
};

export const Errored: Story = {
  name: 'error',
  parameters: about({ before: answering('error') }),
  play: says(REFUNDED),
};

export const Failed: Story = {
  name: 'failed [P2-4.109]',
  parameters: ordered('failed'),
  play: async (screen) => {
    await says(REFUNDED)(screen);
    await expect(details(screen)).toHaveTextContent(/^Dettaglio ordineCappuccino0,90\s€Rimborsato\+0,90\s€Vai al portafoglio$/);
  },
};

export const Expired: Story = {
  name: 'expired [P2-4.110]',
  parameters: ordered('expired'),
  play: says('Ordine scaduto'),
};

export const Cancelled: Story = {
  name: 'cancelled [P2-4.111]',
  parameters: ordered('cancelled'),
  play: says('Ordine annullato'),
};

export const NotRead: Story = {
  name: 'loading (cannot be read)',
  parameters: about({ faults: { [INFO]: '500' } }),
  play: says('Errore durante il caricamento dei dati.'),
};

export const NotReadLater: Story = {
  name: 'dispensing (cannot be read any more)',
  parameters: about({ before: answering('dispensing'), faults: { [INFO]: [ANSWERS, '500'] } }),
  play: says('Errore durante il caricamento dei dati.'),
};

export const NotFound: Story = {
  name: 'loading (not found)',
  args: { orderId: 'nessuno' },
  play: says('Ordine non trovato'),
};
