import type { StoryContext } from '@storybook/react-vite';

/** The tools with which a step of a story acts on the screen. */
export type Screen = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Waits for a heading of any level. */
export const title = ({ canvas }: Pick<Screen, 'canvas'>, name: string) => canvas.findByRole('heading', { name });
