import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, PHONE, test } from '../support/test.ts';

interface Story {
  readonly id: string;
  readonly type: string;
}

/** What Storybook calls out in the frame of a story, as far as it is read here. */
interface Channel {
  /** The arguments with which an event was last called out. */
  last(event: string): readonly unknown[] | undefined;
}

const INDEX = 'dist/storybook/index.json';
const stories = existsSync(INDEX)
  ? Object.values((JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Story> }).entries)
  : [];

/** What Storybook says of a story that broke; `storyFinished` ends the others. */
const FAILURES = [
  'configError',
  'storyMissing',
  'storyErrored',
  'storyThrewException',
  'playFunctionThrewException',
  'unhandledErrorsWhilePlaying',
];

/** Opens a story and waits until its `play` has ended. @returns how it ended */
async function run(page: Page, { id }: Story): Promise<string> {
  await page.goto(`/stories/iframe.html?id=${id}&viewMode=story`);
  const end = await page.waitForFunction((failures) => {
    const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
    for (const event of failures) {
      const said = channel?.last(event)?.flat();
      if (said !== undefined) return `${event}: ${(said[0] as Error | undefined)?.message ?? ''}`;
    }
    return (channel?.last('storyFinished')?.[0] as { status: string } | undefined)?.status;
  }, FAILURES);
  return (await end.jsonValue()) ?? 'no end';
}

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('the stories are built', () => {
  expect(stories.length, `${INDEX}: run \`npm run build\``).toBeGreaterThan(0);
});

for (const story of stories.filter(({ type }) => type === 'story')) {
  test(story.id, async ({ page }) => {
    expect(await run(page, story), story.id).toBe('success');
    await expectAccessible(page);
  });
}
