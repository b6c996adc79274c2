import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CodeEntry } from '../../src/widgets/code-entry/index.ts';
import { scriptedCamera } from '../support/camera.ts';
import type { Screen } from '../support/screen.ts';
import { SILENCE, world } from '../support/world.tsx';

const meta = {
  title: 'code-entry/CodeEntry',
  component: CodeEntry,
  args: { code: null, utmMedium: null, ownDomains: ['pausa.example'], camera: scriptedCamera({ access: 'ask' }) },
  // The host provides the page around it.
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof CodeEntry>;
export default meta;

type Story = StoryObj<typeof meta>;

async function enter({ canvas, userEvent }: Screen, code: string) {
  if (code !== '') await userEvent.type(await canvas.findByLabelText('Codice'), code);
  await userEvent.click(await canvas.findByRole('button', { name: 'Conferma' }));
}

/** AWAIT_DATA passes at once. */
export const AwaitCode: Story = {
  name: 'AWAIT_DATA, AWAIT_CODE',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lettore QR-Code' })).toBeVisible();
    await expect(canvas.getByLabelText('Codice')).toHaveValue('');
  },
};

/** FETCH_DATA passes at once. */
export const FetchingData: Story = {
  name: 'FETCH_DATA, FETCHING_DATA',
  parameters: world({ faults: { 'b2c/code/*': SILENCE } }),
  play: async (screen) => {
    await enter(screen, 'milano1');
    await expect(screen.canvas.getByRole('button', { name: 'Conferma' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const FetchingDataLanding: Story = {
  name: 'FETCHING_DATA (by the address)',
  args: { code: 'milano1' },
  parameters: world({ faults: { 'b2c/code/*': SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('milano1')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Fotocamera' })).toBeNull();
  },
};

export const CodeObligatory: Story = {
  name: 'CODE_OBLIGATORY',
  play: async (screen) => {
    await enter(screen, '');
    await expect(await screen.canvas.findByText('Codice obbligatorio')).toBeVisible();
  },
};

export const CodeNotFound: Story = {
  name: 'CODE_NOT_FOUND',
  play: async (screen) => {
    await enter(screen, 'nessuno1');
    await expect(await screen.canvas.findByText('Codice non trovato')).toBeVisible();
  },
};

export const ErrorCode: Story = {
  name: 'ERROR_CODE',
  play: async (screen) => {
    await enter(screen, 'ciclo1');
    await expect(await screen.canvas.findByText('Codice non valido')).toBeVisible();
  },
};

export const ErrorFetchingData: Story = {
  name: 'ERROR_FETCHING_DATA',
  parameters: world({ faults: { 'b2c/code/*': '500' } }),
  play: async (screen) => {
    await enter(screen, 'milano1');
    await expect(await screen.canvas.findByText('Errore durante la richiesta')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'LOADING',
  args: { camera: scriptedCamera({ access: 'never' }) },
  play: async ({ canvas }) => {
    // Only a check that takes long is shown.
    await waitFor(() => expect(canvas.getByText('Cerco la fotocamera…')).toBeVisible());
  },
};

export const NotSupported: Story = {
  name: 'QRCODE_NOT_SUPPORTED',
  args: { camera: scriptedCamera({ access: 'unsupported' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lettore QR-Code non supportato')).toBeVisible();
  },
};

export const PermissionDenied: Story = {
  name: 'PERMISSION_DENIED',
  args: { camera: scriptedCamera({ access: 'denied' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Permessi non validi lettore QR-Code')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};

export const ShowButton: Story = {
  name: 'SHOW_BUTTON',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Abilita il lettore QR-Code' })).toBeVisible();
  },
};

export const ShowButtonFailed: Story = {
  name: 'SHOW_BUTTON (the camera does not open)',
  args: { camera: scriptedCamera({ access: 'granted', opens: 'unavailable' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La fotocamera non risponde')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Abilita il lettore QR-Code' })).toBeVisible();
  },
};

export const ShowReaderOpening: Story = {
  name: 'SHOW_READER (opening)',
  args: { camera: scriptedCamera({ opens: 'never' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Apertura della fotocamera')).toBeVisible();
  },
};

export const ShowReader: Story = {
  name: 'SHOW_READER',
  args: { camera: scriptedCamera({ torch: { set: async () => undefined } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Inquadra il QR-Code')).toBeVisible();
    const torch = canvas.getByRole('button', { name: 'Torcia' });
    await userEvent.click(torch);
    await expect(torch).toHaveAttribute('aria-pressed', 'true');
  },
};

export const ShowReaderForeign: Story = {
  name: 'SHOW_READER (somebody else’s code)',
  args: { camera: scriptedCamera({ text: 'https://evil.com/code-landing/milano1' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Questo QR-Code non è di Pausa')).toBeVisible();
  },
};

export const ShowReaderFound: Story = {
  name: 'SHOW_READER (a code of ours)',
  args: { camera: scriptedCamera({ text: 'https://pausa.example/code-landing/milano1' }) },
  parameters: world({ faults: { 'b2c/code/*': SILENCE } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('milano1')).toBeVisible();
  },
};
