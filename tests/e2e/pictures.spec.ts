/**
 * An SVG of 1.3 kB whose parts are drawn a million times stops a page of any browser for longer than a minute, under whatever policy,
 * name or attributes. Where the provider has not said that its pictures are SVG, no page gives one to the browser to draw.
 */
import type { Page } from '@playwright/test';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { expect, heading, quantityOf, want } from '../support/journey.ts';
import { APP, DEMO, MENU, PHONE, test } from '../support/test.ts';

test.use({ viewport: PHONE, account: DEMO });

const group = (level: number) => `<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(10)}</g>`;
const BOMB = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><path id="g0" d="M0 0h1v1z"/>${[1, 2, 3, 4, 5, 6].map(group).join('')}</defs><use href="#g6"/></svg>`;
/** One pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const IMAGES = ['/foto/penne.svg', '/foto/penne', '/foto/vera', '/foto/pesto.png'];

/** A provider that does not draw SVG, with these pictures. @returns what was asked for, and by whom */
async function serve(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const { svgPictures: _, ...config } = APP_CONFIG;
  await page.route(`${APP}/config.json`, (route) => route.fulfill({ json: config }));
  await page.route(`${APP}/foto/*`, (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(`${route.request().resourceType()} ${pathname}`);
    const isSvg = /penne/.test(pathname);
    return route.fulfill({ contentType: isSvg ? 'image/svg+xml' : 'image/png', body: isSvg ? BOMB : PNG });
  });
  const change = <T extends object>(path: string, edit: (answer: T) => object) =>
    page.route(`${APP}/b2c/${path}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: edit((await response.json()) as T) });
    });
  interface Dish {
    id: string;
  }
  const images = (dishes: readonly Dish[]) => dishes.slice(0, 8).map((dish, index) => ({ ...dish, image: IMAGES[index % IMAGES.length] }));
  await change<{ catalogue: { items: Dish[] } }>('locker/selling-area/milano-1*', (area) => ({
    ...area,
    catalogue: { ...area.catalogue, items: images(area.catalogue.items) },
  }));
  await change<{ items: Dish[] }>(`menu/uuid/${MENU}`, (menu) => ({ ...menu, items: images(menu.items) }));
  return asked;
}
const drawn = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate((src) => Array.from(document.images).filter((image) => image.src.endsWith(src) && image.naturalWidth > 0).length, path),
    )
    .toBeGreaterThan(0);
const RASTERS = ['fetch /foto/penne', 'fetch /foto/vera', 'image /foto/pesto.png', 'image /foto/vera'];

test('a million pieces: a shop, a menu and a canteen’s screen draw the raster pictures, and answer a press', async ({ page }) => {
  const asked = await serve(page);
  await page.goto('/selling-area/milano-1');
  await drawn(page, '/foto/vera');
  await drawn(page, '/foto/pesto.png');
  await want(page, 'Penne al pesto con mozzarella').click();
  await expect(quantityOf(page, 'Penne al pesto con mozzarella')).toHaveText('1');
  expect([...new Set(asked)].toSorted()).toEqual(RASTERS);

  asked.length = 0;
  await page.goto(`/menu/${MENU}`);
  await drawn(page, '/foto/vera');
  await drawn(page, '/foto/pesto.png');
  await page.getByRole('button', { name: 'Cerca nel menu' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  expect([...new Set(asked)].toSorted()).toEqual(RASTERS);

  asked.length = 0;
  await page.goto(`/screen-menu/${MENU}`);
  // It is on the first page, which goes after some seconds.
  await expect(heading(page, 'Penne al pesto con mozzarella')).toBeVisible();
  await drawn(page, '/foto/vera');
  await drawn(page, '/foto/pesto.png');
  expect([...new Set(asked)].toSorted()).toEqual(RASTERS);
});
