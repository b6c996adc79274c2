import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddSatispay } from '../../src/widgets/pay-satispay/index.ts';
import { opening, press } from '../support/screen.ts';
import { SILENCE, world } from '../support/world.tsx';

const meta = {
  title: 'payment/AddSatispay',
  component: AddSatispay,
  args: {
    query: {},
    onQuery: fn(),
    keyToUpdate: 'INSTRUMENTS_ADDED_PI',
    returnUrl: '/payment',
    onAdded: fn(),
    onLeave: fn(),
  },
  // No story opens Satispay's page: the person is still there.
  beforeEach: opening(() => ({ close: () => undefined }) as Window),
  parameters: world({ user: 'demo@pausa.test' }),
} satisfies Meta<typeof AddSatispay>;
export default meta;

type Story = StoryObj<typeof meta>;

const faulty = (faults: Readonly<Record<string, string>>) => world({ user: 'demo@pausa.test', faults });
const OOPS = 'Ops! Sembra che qualcosa sia andato storto';

export const RequestRedirect: Story = {
  name: 'REQUEST_REDIRECT [P2-4.62]',
  parameters: faulty({ '*/pi/add': SILENCE }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prepariamo il collegamento')).toBeVisible();
  },
};

export const RedirectReady: Story = {
  name: 'REDIRECT_READY',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Cliccando su continua sarai reindirizzato sulla pagina del nostro partner Satispay, segui le istruzioni.'),
    ).toBeVisible();
  },
};

export const RedirectReadyBlocked: Story = {
  name: 'REDIRECT_READY (the window is blocked)',
  beforeEach: opening(() => null),
  play: async (story) => {
    await press(story, 'Continua');
    await expect(await story.canvas.findByRole('link', { name: /Apri la pagina di Satispay/ })).toBeVisible();
  },
};

export const RequestInfo: Story = {
  name: 'REQUEST_INFO',
  parameters: faulty({ '*/info': SILENCE }),
  play: async (story) => {
    await press(story, 'Continua');
    await expect(await story.canvas.findByText('Aspettiamo la tua conferma')).toBeVisible();
  },
};

export const RequestInfoMaxAttempt: Story = {
  name: 'REQUEST_INFO_MAX_ATTEMPT',
  args: { query: { 'block-polling': 'true' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ricarica' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Annulla' })).toBeVisible();
  },
};

export const RequestCancel: Story = {
  name: 'REQUEST_CANCEL',
  parameters: faulty({ '*/cancel': SILENCE }),
  play: async (story) => {
    await press(story, 'Annulla');
    await expect(await story.canvas.findByText('Annullamento in corso')).toBeVisible();
  },
};

export const ErrorRequestRedirect: Story = {
  name: 'ERROR_REQUEST_REDIRECT',
  parameters: faulty({ '*/pi/add': '500' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: `${OOPS} durante la richiesta.` })).toBeVisible();
  },
};

export const ErrorRequestInfo: Story = {
  name: 'ERROR_REQUEST_INFO',
  parameters: faulty({ '*/info': '500' }),
  play: async (story) => {
    await press(story, 'Continua');
    await expect(await story.canvas.findByText(`${OOPS}.`)).toBeVisible();
  },
};

export const ErrorRequestCancel: Story = {
  name: 'ERROR_REQUEST_CANCEL',
  parameters: faulty({ '*/cancel': '500' }),
  play: async (story) => {
    await press(story, 'Annulla');
    await expect(await story.canvas.findByRole('heading', { name: `${OOPS} durante la cancellazione.` })).toBeVisible();
  },
};
