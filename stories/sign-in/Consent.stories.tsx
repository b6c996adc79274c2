import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Consent } from '../../src/widgets/consent/index.ts';
import type { Screen } from '../support/screen.ts';
import { SILENCE, world } from '../support/world.tsx';

/** A new person who has not answered yet. */
const user = 'nuova@pausa.test';

const meta = {
  title: 'consent/Consent',
  component: Consent,
  args: { privacyNotice: '/privacy', onDone: fn() },
  parameters: world({ user }),
} satisfies Meta<typeof Consent>;
export default meta;

type Story = StoryObj<typeof meta>;

const proceed = async ({ canvas, userEvent }: Screen) => userEvent.click(await canvas.findByRole('button', { name: 'Prosegui' }));

export const FetchingData: Story = {
  name: 'FETCHING_DATA',
  parameters: world({ user, faults: { 'b2c/privacy-policy': SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gestisci i consensi' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const ErrorFetchingData: Story = {
  name: 'ERROR_FETCHING_DATA',
  parameters: world({ user, faults: { 'b2c/privacy-policy': '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Errore durante il caricamento' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};

export const AwaitData: Story = {
  name: 'AWAIT_DATA',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('radio')).toHaveLength(4);
  },
};

export const AwaitDataCancel: Story = {
  name: 'AWAIT_DATA (answered before, from the profile)',
  args: { onCancel: fn() },
  parameters: world({ user: 'demo@pausa.test' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Annulla' })).toBeVisible();
  },
};

export const AwaitDataMissing: Story = {
  name: 'AWAIT_DATA (answers missing)',
  play: async (screen) => {
    await proceed(screen);
    await expect(await screen.canvas.findAllByText('Devi fare una scelta.')).toHaveLength(2);
  },
};

export const SendingData: Story = {
  name: 'SENDING_DATA',
  parameters: world({ user, faults: { 'POST b2c/privacy-policy': SILENCE } }),
  play: async (screen) => {
    for (const no of await screen.canvas.findAllByRole('radio', { name: 'No' })) await screen.userEvent.click(no);
    await proceed(screen);
    await expect(screen.canvas.getByRole('button', { name: 'Prosegui' })).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.args.onDone).not.toHaveBeenCalled();
  },
};
