import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RechargeResult } from '../../src/widgets/wallet/index.ts';
import { writtenRecharge } from '../support/journal.ts';
import { RECHARGE, recharging, seen } from '../support/recharge.ts';
import { world } from '../support/world.tsx';

const meta = {
  title: 'wallet/RechargeResult',
  component: RechargeResult,
  args: { uuid: RECHARGE, onBack: fn() },
  parameters: recharging('waiting'),
} satisfies Meta<typeof RechargeResult>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: 'loading',
  play: seen('Stiamo elaborandi i dati inviati.'),
};

export const Retry: Story = {
  name: 'retry',
  // The page asks seven times, 2 s apart.
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};

export const Redirect: Story = {
  name: 'redirect',
  parameters: recharging('paid', { polls: 5 }),
  play: seen('Stiamo elaborandi i dati inviati.'),
};

export const Declined: Story = {
  name: 'error',
  parameters: recharging(
    'failed',
    { message: 'La carta è stata rifiutata.' },
    { stored: { openRecharge: writtenRecharge({ cents: 1000, answerId: RECHARGE }) } },
  ),
  play: async (screen) => {
    await seen("Errore durante l'elaborazione della richiesta.")(screen);
    await expect(screen.canvas.getByRole('alert')).toHaveTextContent(/Questa ricarica non è riuscita\..*La tua ricarica10,00\s€/);
  },
};

export const Cancelled: Story = {
  name: 'cancelled',
  parameters: recharging('cancelled'),
  play: seen('Ricarica cancellata'),
};

export const Unreadable: Story = {
  name: 'failed',
  parameters: recharging('waiting', {}, { faults: { 'b2c/wallet-recharge/*': 'html:502' } }),
  play: seen('Errore durante il caricamento'),
};

export const Unexpected: Story = {
  name: 'failed (an actionType that nobody knows)',
  parameters: recharging('waiting', {}, { faults: { 'b2c/wallet-recharge/*': 'strange' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^La tua richiesta è registrata: non inviarla di nuovo\./)).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'failed (nobody’s recharge)',
  // The server knows no such recharge.
  parameters: world({ user: 'demo@pausa.test', before: () => undefined }),
  play: seen('Ricarica non trovata'),
};
