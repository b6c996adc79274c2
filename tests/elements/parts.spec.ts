/** The parts that a partner's style sheet may name are those that docs/theming.md lists, in every element. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, putInCart } from '../support/journey.ts';
import { DEMO, PARTNER, test } from '../support/test.ts';

const PARTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...readFileSync('docs/theming.md', 'utf8').matchAll(/^\| `<(pausa-[\w-]+)>` \| (.+) \|$/gm)].map(([, tag = '', parts = '']) => [
    tag,
    [...parts.matchAll(/`([\w-]+)` \(/g)].map(([, name = '']) => name),
  ]),
);
/** Parts that exist in some states only: the retry button, the empty result of a search. */
const SOMETIMES: Readonly<Record<string, readonly string[]>> = {
  'pausa-menu': ['search', 'filter', 'button', 'register'],
  'pausa-payment-picker': ['button'],
  'pausa-wallet': ['button'],
};

/** The parts that a page's style sheet reaches, and those that the element has. */
const partsOf = (page: Page, tag: string): Promise<string[]> =>
  page.locator(tag).evaluate((element) => {
    const parts = [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((node) => [...node.part]);
    return [...new Set(parts)].sort();
  });

async function expectParts(page: Page, tag: string): Promise<void> {
  const always = (PARTS[tag] ?? []).filter((name) => SOMETIMES[tag]?.includes(name) !== true);
  expect(always.length, tag).toBeGreaterThan(1);
  await expect(async () => expect(await partsOf(page, tag)).toEqual(expect.arrayContaining(always))).toPass();
  const unknown = (await partsOf(page, tag)).filter((name) => PARTS[tag]?.includes(name) !== true);
  expect(unknown, `${tag}: parts that docs/theming.md does not list`).toEqual([]);
}

test('the menu', async ({ page }) => {
  await page.goto(`${PARTNER}/script-tag/`);
  await expectParts(page, 'pausa-menu');
});

test.describe('signed in', () => {
  test.use({ account: DEMO });

  test('what belongs to a person', async ({ page }) => {
    await putInCart(page, { 'milano-1-01': 1 });
    for (const [address, tags] of [
      ['/shop/', ['pausa-shop', 'pausa-cart']],
      ['/payment-picker/', ['pausa-payment-picker']],
      ['/wallet/', ['pausa-wallet']],
      ['/coffee/', ['pausa-coffee']],
    ] as const) {
      await page.goto(PARTNER + address);
      for (const tag of tags) await expectParts(page, tag);
    }
  });
});
