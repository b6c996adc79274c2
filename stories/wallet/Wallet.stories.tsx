import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Wallet } from '../../src/widgets/wallet/index.ts';
import { embeddable } from '../manual/elements.ts';
import { inMain } from '../support/page.tsx';
import { SILENCE, world } from '../support/world.tsx';

const user = 'demo@pausa.test';

const manual = embeddable('pausa-wallet');

const meta = {
  title: 'wallet/Wallet',
  component: Wallet,
  decorators: [inMain],
  // The element accepts absolute addresses only, and the tab 'Embed' shows these.
  args: { termsUrl: 'https://pausa.example/termini', ticketFaqUrl: 'https://pausa.example/domande' },
  argTypes: manual.argTypes,
  parameters: { ...manual.parameters, ...world({ user }) },
} satisfies Meta<typeof Wallet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FetchingData: Story = {
  name: 'fetching_data',
  parameters: world({ user, faults: { 'b2c/wallet/': SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento del portafoglio')).toBeInTheDocument();
  },
};

export const DataFetched: Story = {
  name: 'data_fetched',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/20,00/)).toBeVisible();
    await expect(canvas.getByText('Credito aziendale')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Termini e condizioni/ })).toHaveAttribute('href', 'https://pausa.example/termini');
    await expect(canvas.getByRole('link', { name: /^Domande frequenti/ })).toHaveAttribute('href', 'https://pausa.example/domande');
  },
};

export const NoCredit: Story = {
  name: 'data_fetched (no corporate credit, no links)',
  args: { termsUrl: null, ticketFaqUrl: null },
  parameters: world({ user: 'vuoto@pausa.test' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/0,00/)).toBeVisible();
  },
};

export const NotAvailable: Story = {
  name: 'data_fetched (credito non disponibile)',
  parameters: world({ user, answers: { getWallet: (answer) => ({ ...answer, balance: null }) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('credito non disponibile')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'error_fetching_data',
  parameters: world({ user, faults: { 'b2c/wallet/': '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Errore durante il caricamento' })).toBeVisible();
  },
};
