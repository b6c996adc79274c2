import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DietFilter } from '../../src/widgets/shop/index.ts';
import { DEMO, eats } from '../support/customer.ts';
import { overPage } from '../support/page.tsx';
import { press, type Screen } from '../support/screen.ts';
import { SILENCE, world } from '../support/world.tsx';

const meta = {
  title: 'shop/DietFilter',
  component: DietFilter,
  args: { areaId: 'milano-1', onClose: fn() },
  decorators: [overPage],
  parameters: world({ user: DEMO }),
} satisfies Meta<typeof DietFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

const PREFERENCE = 'b2c/diet-preference';

async function chooseVegan(screen: Screen) {
  await screen.userEvent.click(await screen.canvas.findByRole('radio', { name: 'Vegano' }));
  await press(screen, 'Conferma');
}

export const AwaitData: Story = {
  name: 'AWAIT_DATA',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Scegli le tue preferenze' })).toBeVisible();
    for (const diet of ['Mangio tutto', 'Pescetariano', 'Vegetariano', 'Vegano']) {
      await expect(canvas.getByRole('radio', { name: new RegExp(`^${diet}`) })).not.toBeChecked();
    }
    await expect(canvas.queryByRole('button', { name: 'Cancella tutte le preferenze' })).toBeNull();
  },
};

export const AwaitDataPreference: Story = {
  name: 'AWAIT_DATA (a preference, and an allergen opened)',
  parameters: world({ before: eats('Pescetariano', { crustaceans: 'Assente', cerealsContainingGluten: 'Tracce' }) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('radio', { name: 'Pescetariano' })).toBeChecked();
    await userEvent.click(await canvas.findByText('Crostacei'));
    const levels = within(canvas.getByRole('radiogroup', { name: 'Crostacei' }));
    await expect(levels.getByRole('radio', { name: 'No, non lo voglio' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Cancella tutte le preferenze' })).toBeVisible();
  },
};

/** SEND_DATA passes at once. */
export const SendingData: Story = {
  name: 'SEND_DATA, SENDING_DATA [P1-4.30]',
  parameters: world({ faults: { [PREFERENCE]: SILENCE } }),
  play: async (screen) => {
    await chooseVegan(screen);
    await expect(await screen.canvas.findByText('Salvataggio in corso')).toBeInTheDocument();
    await expect(screen.canvas.getByRole('radio', { name: 'Vegano' })).toBeDisabled();
    await expect(screen.canvas.queryByRole('button', { name: 'Cancella tutte le preferenze' })).toBeNull();
    await expect(screen.args.onClose).not.toHaveBeenCalled();
  },
};

/** This state passes at once: the form is sent like any other. */
export const DeleteAllPreference: Story = {
  name: 'DELETE_ALL_PREFERENCE',
  parameters: world({ before: eats('Vegano'), faults: { [PREFERENCE]: SILENCE } }),
  play: async (screen) => {
    await press(screen, 'Cancella tutte le preferenze');
    await expect(await screen.canvas.findByText('Salvataggio in corso')).toBeInTheDocument();
    await expect(screen.canvas.getByRole('button', { name: 'Cancella tutte le preferenze' })).toBeDisabled();
  },
};

export const ErrorSendingData: Story = {
  name: 'ERROR_SENDING_DATA [P1-4.32]',
  parameters: world({ faults: { [PREFERENCE]: '500' } }),
  play: async (screen) => {
    await chooseVegan(screen);
    await expect(await screen.canvas.findByText("Errore durante l'invio dei dati.", { selector: '[role=alert] *' })).toBeInTheDocument();
    await expect(screen.canvas.getByRole('radio', { name: 'Vegano' })).toBeChecked();
  },
};
