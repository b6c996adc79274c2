import type { StoryContext } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

/** The tools with which a step of a story acts on the screen. */
export type Screen = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Waits for a heading of any level. */
export const title = ({ canvas }: Pick<Screen, 'canvas'>, name: string) => canvas.findByRole('heading', { name });

/** Plays until the screen shows this heading. */
export const shows = (name: string) => async (screen: Screen) => {
  await expect(await title(screen, name)).toBeVisible();
};

/** Presses a button when it is there. */
export const press = async ({ canvas, userEvent }: Screen, name: string) => userEvent.click(await canvas.findByRole('button', { name }));

/** Opens the search, whose button and field have this name, and types the query. */
export async function search(screen: Screen, name: string, query: string) {
  await press(screen, name);
  await screen.userEvent.type(await screen.canvas.findByRole('searchbox', { name }), query);
}

/** No story opens a partner's page. `open`: the window that a press gets, or null where the browser blocks it. */
export const opening = (open: (href: string) => Window | null) => () => {
  spyOn(window, 'open').mockImplementation((href) => open(String(href)));
};
