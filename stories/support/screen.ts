import type { StoryContext } from '@storybook/react-vite';

/** The tools with which a step of a story acts on the screen. */
export type Screen = Pick<StoryContext, 'canvas' | 'userEvent'>;
