/** Plays of the stories about vouchers whose code is typed in. */
import { expect } from 'storybook/test';
import type { Screen } from './screen.ts';

type Play = (screen: Screen) => Promise<void>;

export const says =
  (sentence: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
  };

/** Types codes into the field with this label, and sends them; `then` looks at the screen afterwards. */
export const sender =
  (label: string) =>
  (code: string, then: Play): Play =>
  async (screen) => {
    await screen.userEvent.type(await screen.canvas.findByLabelText(label), `${code}{Enter}`);
    await then(screen);
  };

/** The first reading goes on: only screen readers hear of it. */
export const isLoading: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('Caricamento della ricarica')).toBeInTheDocument();
};
