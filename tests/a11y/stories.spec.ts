import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, PHONE, test, violationsOf } from '../support/test.ts';

interface Story {
  readonly id: string;
  readonly type: string;
  /** The widget: `login/TokenLogin`. */
  readonly title: string;
}

/** What Storybook calls out in the frame of a story, as far as it is read here. */
interface Channel {
  /** The arguments with which an event was last called out. */
  last(event: string): readonly unknown[] | undefined;
}

const INDEX = 'dist/storybook/index.json';
const stories = existsSync(INDEX)
  ? Object.values((JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Story> }).entries).filter(
      ({ type }) => type === 'story',
    )
  : [];
const titles = [...new Set(stories.map(({ title }) => title))];
/** For one story at most; mostly it takes half of one. */
const STORY_MS = 20_000;

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
  const ending = (failures: readonly string[]) => {
    const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
    for (const event of failures) {
      const said = channel?.last(event)?.flat();
      if (said !== undefined) return `${event}: ${(said[0] as Error | undefined)?.message ?? ''}`;
    }
    return (channel?.last('storyFinished')?.[0] as { status: string } | undefined)?.status;
  };
  try {
    const end = await page.waitForFunction(ending, FAILURES, { timeout: STORY_MS });
    return String(await end.jsonValue());
  } catch {
    return `no end within ${STORY_MS} ms`;
  }
}

test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('the stories are built', () => {
  expect(stories.length, `${INDEX}: run \`npm run build\``).toBeGreaterThan(0);
});

// One page for all stories of a widget: each begins with a load of its own, and the code comes from the browser's cache.
for (const title of titles) {
  test(title, async ({ page }) => {
    const told = stories.filter((story) => story.title === title);
    test.setTimeout(told.length * STORY_MS);
    for (const story of told) {
      await test.step(story.id, async () => {
        expect.soft(await run(page, story), story.id).toBe('success');
        expect.soft(await violationsOf(page), `accessibility of ${story.id}`).toBe('');
      });
    }
  });
}
