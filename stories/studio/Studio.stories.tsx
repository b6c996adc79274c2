import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { AddressOf } from './Previews.tsx';
import { Studio } from './Studio.tsx';

const kebab = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** A story alone, without Storybook's own page around it. */
const storyAddress: AddressOf = ({ folder, name, story }, scheme) =>
  `iframe.html?id=${folder}-${name.toLowerCase()}--${kebab(story)}&viewMode=story&globals=theme:${scheme}`;

const meta = {
  title: 'brand/Studio',
  component: Studio,
  args: { addressOf: storyAddress },
  parameters: { isOwnPage: true },
} satisfies Meta<typeof Studio>;
export default meta;

export const BrandStudio: StoryObj<typeof meta> = {
  name: 'a brand is chosen',
  play: async ({ canvas, userEvent }) => {
    const primary = await canvas.findByRole('textbox', { name: 'Light primary' });
    await userEvent.clear(primary);
    await userEvent.type(primary, '#7A1F4B');
    await waitFor(() => expect(canvas.getByText(/"primary": "#7a1f4b"/i)).toBeInTheDocument());
  },
};
