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
  globals: { viewport: { value: undefined } },
} satisfies Meta<typeof Studio>;
export default meta;

export const BrandStudio: StoryObj<typeof meta> = {
  name: 'a brand is chosen',
  play: async ({ canvas, userEvent }) => {
    const primary = await canvas.findByRole('textbox', { name: 'primary, light, as #rrggbb' });
    await userEvent.clear(primary);
    await userEvent.type(primary, '#7A1F4B');
    await waitFor(() => expect(canvas.getAllByText(/"primary": "#7A1F4B"/)).not.toHaveLength(0));
  },
};
