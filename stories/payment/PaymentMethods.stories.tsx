import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PaymentMethods } from '../../src/widgets/payment-methods/index.ts';
import type { Screen } from '../support/screen.ts';
import { SILENCE, world } from '../support/world.tsx';

const user = 'demo@pausa.test';

const meta = {
  title: 'payment/PaymentMethods',
  component: PaymentMethods,
  // The host's page provides the `main` landmark.
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  parameters: world({ user }),
} satisfies Meta<typeof PaymentMethods>;
export default meta;

type Story = StoryObj<typeof meta>;

const ask = async ({ canvas, userEvent }: Screen) =>
  userEvent.click(await canvas.findByRole('button', { name: 'ELIMINA: Carta •••• 4242' }));

export const FetchingData: Story = {
  name: 'FETCHING_DATA',
  parameters: world({ user, faults: { 'b2c/payment-instrument/': SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento dei metodi di pagamento')).toBeInTheDocument();
  },
};

export const ErrorFetchingData: Story = {
  name: 'ERROR_FETCHING_DATA',
  parameters: world({ user, faults: { 'b2c/payment-instrument/': '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Errore durante il caricamento' })).toBeVisible();
  },
};

export const DataFetched: Story = {
  name: 'DATA_FETCHED',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Carta •••• 4242')).toBeVisible();
    await expect(canvas.getByText('Ticket Restaurant')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'DATA_FETCHED (none)',
  parameters: world({ user: 'vuoto@pausa.test' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Non hai ancora un metodo di pagamento.')).toBeVisible();
  },
};

export const Confirm: Story = {
  name: 'CONFIRM',
  play: async (screen) => {
    await ask(screen);
    await expect(await screen.canvas.findByRole('dialog', { name: 'Eliminare questo metodo?' })).toBeVisible();
  },
};

export const ErrorDeleting: Story = {
  name: 'ERROR_DELETING',
  parameters: world({ user, faults: { 'b2c/payment-instrument/*/delete': '500' } }),
  play: async (screen) => {
    await ask(screen);
    const dialog = within(await screen.canvas.findByRole('dialog'));
    await screen.userEvent.click(dialog.getByRole('button', { name: 'ELIMINA' }));
    await expect((await screen.canvas.findAllByText("Errore durante l'eliminazione"))[0]).toBeInTheDocument();
  },
};
