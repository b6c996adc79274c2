import type { StoryContext } from '@storybook/react-vite';

/** What a step of a story needs to act on the screen. */
export type Screen = Pick<StoryContext, 'canvas' | 'userEvent'>;
