import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CoffeeNickname } from '../../src/widgets/index.ts';
import { DEMO } from '../support/customer.ts';
import type { Screen } from '../support/screen.ts';
import { SILENCE, type StoryWorld, world } from '../support/world.tsx';

const INFO = 'b2c/info';
const about = (more: Partial<StoryWorld> = {}) => world({ user: DEMO, ...more });

const meta = {
  title: 'coffee/CoffeeNickname',
  component: CoffeeNickname,
  args: { onSaved: fn(), onBack: fn() },
  parameters: about(),
} satisfies Meta<typeof CoffeeNickname>;
export default meta;

type Story = StoryObj<typeof meta>;

const write = async ({ canvas, userEvent }: Screen, name: string) => {
  const field = await canvas.findByRole('textbox', { name: 'Nome' });
  await userEvent.clear(field);
  if (name !== '') await userEvent.type(field, name);
};
const save = async (screen: Screen, name: string) => {
  await write(screen, name);
  await screen.userEvent.click(screen.canvas.getByRole('button', { name: 'SALVA' }));
};

export const FetchingData: Story = {
  name: 'FETCHING_DATA',
  parameters: about({ faults: { [INFO]: SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Caricamento del tuo nome')).toBeInTheDocument();
  },
};

export const ErrorFetchingData: Story = {
  name: 'ERROR_FETCHING_DATA',
  parameters: about({ faults: { [INFO]: '500' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Errore durante il caricamento dei dati.' })).toBeVisible();
  },
};

export const AwaitName: Story = {
  name: 'AWAIT_NAME',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nome' })).toHaveValue('Giulia');
  },
};

export const TooLong: Story = {
  name: 'AWAIT_NAME (too long)',
  play: async (screen) => {
    await write(screen, 'massimiliano');
    await expect(await screen.canvas.findByText('Lunghezza massima consentita 10 caratteri.')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'AWAIT_NAME (empty)',
  play: async (screen) => {
    await save(screen, '');
    await expect(await screen.canvas.findByText('Scrivi il tuo nome.')).toBeVisible();
  },
};

export const SendingData: Story = {
  name: 'SENDING_DATA',
  parameters: about({ faults: { [`POST ${INFO}`]: SILENCE } }),
  play: async (screen) => {
    await save(screen, 'anna');
    await expect(screen.canvas.getByRole('button', { name: 'SALVA' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ErrorSendingData: Story = {
  name: 'ERROR_SENDING_DATA',
  parameters: about({ faults: { [`POST ${INFO}`]: '500' } }),
  play: async (screen) => {
    await save(screen, 'anna');
    await expect(await screen.canvas.findByText("Errore durante l'invio dei dati.")).toBeVisible();
  },
};

export const Saved: Story = {
  name: 'SAVED',
  play: async (screen) => {
    await save(screen, 'anna');
    await expect(await screen.canvas.findByText('Nome salvato.')).toBeVisible();
  },
};
