import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddEdenred } from '../../src/widgets/pay-edenred/index.ts';
import { opening, press } from '../support/screen.ts';
import { SILENCE, world } from '../support/world.tsx';

/** `closed` is the state of its window. */
const opens = (closed: boolean) => opening(() => ({ closed, close: () => undefined }) as Window);

const meta = {
  title: 'payment/AddEdenred',
  component: AddEdenred,
  args: { onAdded: fn(), onLeave: fn() },
  beforeEach: opens(false),
  parameters: world({ user: 'demo@pausa.test' }),
} satisfies Meta<typeof AddEdenred>;
export default meta;

type Story = StoryObj<typeof meta>;

const LOGIN = '*/edenred-ticket/login';

export const Ready: Story = {
  name: 'READY',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continua' })).toBeVisible();
  },
};

export const ReadyClosed: Story = {
  name: 'READY (the person closed the window)',
  beforeEach: opens(true),
  play: async (story) => {
    await press(story, 'Continua');
    await expect(await story.canvas.findByText('Hai chiuso la finestra di Edenred prima di finire. Quando vuoi, continua.')).toBeVisible();
  },
};

export const RequestLogin: Story = {
  name: 'REQUEST_LOGIN',
  parameters: world({ user: 'demo@pausa.test', faults: { [LOGIN]: SILENCE } }),
  play: async (story) => {
    await press(story, 'Continua');
    await expect(await story.canvas.findByText('Apriamo Edenred')).toBeVisible();
  },
};

export const Blocked: Story = {
  name: 'BLOCKED',
  beforeEach: opening(() => null),
  play: async (story) => {
    await press(story, 'Continua');
    await expect(await story.canvas.findByRole('button', { name: 'Apri la finestra di Edenred' })).toBeVisible();
  },
};

export const AwaitCode: Story = {
  name: 'AWAIT_CODE',
  play: async (story) => {
    await press(story, 'Continua');
    await expect(await story.canvas.findByText('Ti aspettiamo qui')).toBeVisible();
  },
};

/** The story posts the message of the callback page. */
const answers = (code: string) =>
  opening((href) => {
    const data = { type: 'pausa-edenred:code', code, state: new URL(href).searchParams.get('state') };
    // A message port stands for the window: it can send messages, and it can close.
    const source = new MessageChannel().port1;
    setTimeout(() => window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, source, data })), 50);
    return source as unknown as Window;
  });

export const ConfirmLogin: Story = {
  name: 'CONFIRM_LOGIN',
  beforeEach: answers('codice'),
  parameters: world({ user: 'demo@pausa.test', faults: { [`${LOGIN}/confirm`]: SILENCE } }),
  play: async (story) => {
    await press(story, 'Continua');
    await expect(await story.canvas.findByText('Colleghiamo i tuoi buoni')).toBeVisible();
  },
};

export const ErrorLogin: Story = {
  name: 'ERROR_LOGIN',
  beforeEach: answers('errore'),
  play: async (story) => {
    await press(story, 'Continua');
    await expect(await story.canvas.findByText('Edenred non ha confermato l’accesso. Riprova.')).toBeVisible();
  },
};

export const Done: Story = {
  name: 'DONE',
  beforeEach: answers('codice'),
  play: async (story) => {
    await press(story, 'Continua');
    await expect(await story.canvas.findByText('Buoni collegati')).toBeVisible();
    await expect(story.args.onAdded).toHaveBeenCalledTimes(1);
  },
};
