import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaySatispayTicket } from '../../src/widgets/pay-satispay/index.ts';
import { opening } from '../support/screen.ts';
import { SILENCE, world } from '../support/world.tsx';

const meta = {
  title: 'payment/PaySatispayTicket',
  component: PaySatispayTicket,
  args: { uuid: 'prova-esterno', onLeave: fn() },
  beforeEach: opening(() => ({}) as Window),
  parameters: world({ user: 'demo@pausa.test' }),
} satisfies Meta<typeof PaySatispayTicket>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RequestRedirect: Story = {
  name: 'REQUEST_REDIRECT',
  parameters: world({ user: 'demo@pausa.test', faults: { '*/get-match-code-redirect': SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cerchiamo il tuo account Satispay')).toBeVisible();
  },
};

export const RedirectReady: Story = {
  name: 'REDIRECT_READY',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continua' })).toBeVisible();
  },
};

export const MaxRequestRedirect: Story = {
  name: 'MAX_REQUEST_REDIRECT',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continua' }));
    await expect(await canvas.findByText('Verifica account satispay in corso...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};

export const ErrorRequestRedirect: Story = {
  name: 'ERROR_REQUEST_REDIRECT',
  args: { uuid: 'prova-errore' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Il tuo account Satispay non ha buoni pasto.')).toBeVisible();
  },
};
