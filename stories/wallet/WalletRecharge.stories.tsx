import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { World } from '../../sandbox/b2c/world.ts';
import { WalletRecharge } from '../../src/widgets/wallet/index.ts';
import { writtenRecharge } from '../support/journal.ts';
import type { Screen } from '../support/screen.ts';
import { ANSWERS, SILENCE, type StoryWorld, world } from '../support/world.tsx';

const user = 'demo@pausa.test';
const about = (more: Partial<StoryWorld> = {}) => world({ user, ...more });

const meta = {
  title: 'wallet/WalletRecharge',
  component: WalletRecharge,
  args: { onAmount: fn(), onBack: fn() },
  parameters: about(),
} satisfies Meta<typeof WalletRecharge>;
export default meta;

type Story = StoryObj<typeof meta>;

const submit = ({ canvas }: Screen) => canvas.findByRole('button', { name: /^Ricarica Wallet/ });
const press = async (screen: Screen) => screen.userEvent.click(await submit(screen));
const seen = async ({ canvas }: Screen, name: string) => expect(await canvas.findByRole('heading', { level: 2, name })).toBeVisible();
/** Presses, and waits for the message. */
const pressed =
  (name: string) =>
  async (screen: Screen): Promise<void> => {
    await press(screen);
    await seen(screen, name);
  };
const recharging = (actionType: 'redirect' | 'loading' | 'cancelled', link: string | null = null) =>
  about({
    answers: {
      submitRecharge: (answer) => ({
        ...answer,
        actionType,
        linkAction: link === null ? null : { type: 'internal' as const, link },
      }),
    },
  });
const hasPellegrini = (sandbox: World): void => {
  sandbox.user(user).preferences.walletRechargeMethod = { provider: 'pellegrini' };
};
const isDeclined = (sandbox: World): void => {
  for (const instrument of sandbox.user(user).instruments)
    if (instrument.card !== null) Object.assign(instrument, { card: { ...instrument.card, behaviour: 'declined' } });
};

export const FetchingData: Story = {
  name: 'FETCHING_DATA',
  parameters: about({ faults: { 'b2c/wallet*': SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento della ricarica')).toBeInTheDocument();
  },
};

export const ErrorFetchingData: Story = {
  name: 'ERROR_FETCHING_DATA',
  parameters: about({ faults: { 'b2c/wallet*': '500' } }),
  play: async (screen) => seen(screen, "Ops.. C'è stato un errore durante il caricamento dei dati."),
};

export const AwaitChoice: Story = {
  name: 'AWAIT_CHOICE',
  play: async (screen) => {
    await expect(await submit(screen)).toBeEnabled();
  },
};

export const CustomAmount: Story = {
  name: 'AWAIT_CHOICE (custom amount)',
  args: { amount: 1250 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Importo specifico' })).toHaveValue('12,50');
  },
};

export const WrongAmount: Story = {
  name: 'AWAIT_CHOICE (not an amount)',
  play: async (screen) => {
    await screen.userEvent.click(await screen.canvas.findByRole('radio', { name: '... Importo specifico' }));
    await screen.userEvent.type(await screen.canvas.findByRole('textbox', { name: 'Importo specifico' }), '0,5');
    await expect(await submit(screen)).toBeDisabled();
  },
};

export const Vouchers: Story = {
  name: 'AWAIT_CHOICE (TargetAmount) [P2-3.8]',
  parameters: about({ before: hasPellegrini }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^I buoni si usano interi/)).toBeVisible();
  },
};

export const NoMethod: Story = {
  name: 'AWAIT_CHOICE (no method)',
  args: { isMethodUnset: true },
  play: async (screen) => {
    await expect(await submit(screen)).toBeDisabled();
  },
};

export const SendingData: Story = {
  name: 'SENDING_DATA',
  parameters: about({ faults: { 'POST b2c/wallet-recharge': SILENCE } }),
  play: pressed('Stiamo elaborandi i dati inviati.'),
};

export const Loading: Story = {
  name: 'ANSWERED (loading)',
  parameters: recharging('loading'),
  play: pressed('Stiamo elaborandi i dati inviati.'),
};

export const Redirect: Story = {
  name: 'ANSWERED (redirect)',
  play: pressed('Stiamo elaborandi i dati inviati.'),
};

export const Declined: Story = {
  name: 'REFUSED (error)',
  parameters: about({ before: isDeclined }),
  play: pressed("Errore durante l'elaborazione della richiesta."),
};

export const Unexpected: Story = {
  name: 'ANSWERED (an unknown actionType)',
  parameters: about({ faults: { 'POST b2c/wallet-recharge': 'strange' } }),
  play: pressed("Errore durante l'elaborazione della richiesta."),
};

export const Cancelled: Story = {
  name: 'REFUSED (cancelled)',
  parameters: recharging('cancelled'),
  play: pressed('Ricarica cancellata'),
};

export const Checking: Story = {
  name: 'CHECKING',
  parameters: about({ faults: { 'b2c/wallet/': [ANSWERS, ANSWERS, SILENCE], 'POST b2c/wallet-recharge': 'drop' } }),
  play: pressed('Controlliamo il tuo portafoglio'),
};

export const Unsure: Story = {
  name: 'UNSURE',
  parameters: about({ faults: { 'POST b2c/wallet-recharge': 'drop' } }),
  play: pressed('Non sappiamo se la ricarica è riuscita'),
};

export const UnsureUnread: Story = {
  name: 'UNSURE (the wallet cannot be read)',
  parameters: about({ faults: { 'b2c/wallet/': [ANSWERS, ANSWERS, '500'], 'POST b2c/wallet-recharge': 'drop' } }),
  play: pressed('Non sappiamo se la ricarica è riuscita'),
};

const ASKABLE = {
  request: JSON.stringify({ amount: 2500, walletRechargeData: { amountType: null, payWith: null }, resultUrl: '/wallet' }),
  sentAt: Date.now(),
};

export const UnsureAskable: Story = {
  name: 'UNSURE (the server can be asked)',
  parameters: about({ hasKeys: true, stored: { openRecharge: writtenRecharge(ASKABLE) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Completa la ricarica' })).toBeVisible();
  },
};

export const UnsureLapsed: Story = {
  name: 'UNSURE (no server knows any more)',
  parameters: about({ stored: { openRecharge: writtenRecharge({ ...ASKABLE, sentAt: Date.now() - 86_400_000 }) } }),
  play: async (screen) => seen(screen, 'Non sappiamo se la ricarica è riuscita'),
};

export const Asking: Story = {
  name: 'ASKING',
  parameters: about({
    hasKeys: true,
    faults: { ['POST b2c/wallet-recharge']: SILENCE },
    stored: { openRecharge: writtenRecharge(ASKABLE) },
  }),
  play: async (screen) => {
    await screen.userEvent.click(await screen.canvas.findByRole('button', { name: 'Completa la ricarica' }));
    await seen(screen, 'Chiediamo della tua ricarica');
  },
};

export const Unkept: Story = {
  name: 'UNKEPT',
  parameters: about({ isFull: true }),
  play: pressed('Hai già ricaricato?'),
};

export const Started: Story = {
  name: 'STARTED',
  // An earlier recharge that is not finished. The person left its page before the answer.
  parameters: about({ stored: { rechargeOperation: writtenRecharge({ answerId: 'ricarica-1' }) } }),
  play: async (screen) => seen(screen, 'Hai già avviato una ricarica'),
};

export const Stranded: Story = {
  name: 'STRANDED',
  parameters: recharging('redirect'),
  play: pressed('Non riusciamo a portarti avanti'),
};
