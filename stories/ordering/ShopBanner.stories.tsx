import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Shop } from '../../src/widgets/shop/index.ts';
import { DEMO } from '../support/customer.ts';
import { inMain } from '../support/page.tsx';
import { type Answers, world } from '../support/world.tsx';

type SellingArea = ReturnType<NonNullable<Answers['getSellingArea']>>;

const BANNER = {
  title: 'È arrivato il menu di stagione',
  icon: '/sandbox/pictures/insalata-greca.svg',
  content: '<p>Da questa settimana trovi <strong>otto piatti nuovi</strong>.</p>',
};

/** Below the banner there is only the first screen: the catalogue has its own stories. */
const withBanner = (banner: Partial<NonNullable<SellingArea['banner']>>) =>
  world({
    answers: {
      getSellingArea: (area) => ({
        ...area,
        banner: { status: 'ON', style: 'LIGHT_GREEN', ...BANNER, ...banner },
        catalogue: { ...area.catalogue, items: area.catalogue.items.slice(0, 4) },
      }),
    },
  });

const meta = {
  title: 'shop/ShopBanner',
  component: Shop,
  args: { areaId: 'milano-1' },
  decorators: [inMain],
  parameters: world({ user: DEMO }),
} satisfies Meta<typeof Shop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  name: 'OFF',
  parameters: withBanner({ status: 'OFF' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Frigo Torre Nord' })).toBeVisible();
    await expect(canvas.queryByText(BANNER.title)).toBeNull();
  },
};

export const OnlyTitle: Story = {
  name: 'ONLY-TITLE',
  parameters: withBanner({ status: 'ONLY-TITLE', icon: null, style: 'LIGHT_ORANGE' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(BANNER.title)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'SCOPRI DI PIÙ' })).toBeNull();
  },
};

const WARNING = 'Venerdì il frigo resta chiuso per manutenzione dalle 10:00 alle 11:30: ordina prima';

/** The banner on its colour, in the light theme. */
const showsOn =
  (background: string, title = BANNER.title): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const shown = await canvas.findByText(title);
    await expect(shown).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'SCOPRI DI PIÙ' })).toBeVisible();
    if (matchMedia('(prefers-color-scheme: light)').matches)
      await expect(getComputedStyle(shown.parentElement as HTMLElement).backgroundColor).toBe(background);
  };

export const OnLightOrange: Story = {
  name: 'ON (LIGHT_ORANGE) [P1-4.38]',
  parameters: withBanner({ style: 'LIGHT_ORANGE' }),
  play: showsOn('rgb(252, 232, 188)'),
};

export const OnLightGreen: Story = {
  name: 'ON (LIGHT_GREEN) [P1-4.38]',
  parameters: withBanner({ style: 'LIGHT_GREEN' }),
  play: showsOn('rgb(211, 240, 210)'),
};

export const OnDarkOrange: Story = {
  name: 'ON (DARK_ORANGE) [P1-4.38]',
  parameters: withBanner({ style: 'DARK_ORANGE', icon: null, title: WARNING }),
  play: showsOn('rgb(168, 74, 11)', WARNING),
};
