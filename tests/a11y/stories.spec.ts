import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lookAt, STILL } from '../support/look.ts';
import { expect, test } from '../support/test.ts';

interface Story {
  readonly id: string;
  readonly type: string;
  /** The widget: `login/TokenLogin`. */
  readonly title: string;
}

/** What Storybook calls out in the frame of a story, as far as it is read and told here. */
interface Channel {
  /** The arguments with which an event was last called out. */
  last(event: string): readonly unknown[] | undefined;
  emit(event: string, ...args: unknown[]): void;
}
type StoryFrame = typeof globalThis & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

const INDEX = 'dist/storybook/index.json';
const stories = existsSync(INDEX)
  ? Object.values((JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Story> }).entries).filter(
      ({ type }) => type === 'story',
    )
  : [];
const titles = [...new Set(stories.map(({ title }) => title))];
/** What hangs on a wall, and has its size. */
const ON_WALL = 'menu/ScreenMenu';
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

/** Waits until the story's `play` has ended. @returns how it ended */
async function endOf(page: Page, { id }: Story): Promise<string> {
  const ending = ({ failures, storyId }: { failures: readonly string[]; storyId: string }) => {
    const channel = (globalThis as StoryFrame).__STORYBOOK_ADDONS_CHANNEL__;
    for (const event of failures) {
      const said = channel?.last(event)?.flat();
      if (said !== undefined) return `${event}: ${(said[0] as Error | undefined)?.message ?? ''}`;
    }
    const finished = channel?.last('storyFinished')?.[0] as { storyId: string; status: string } | undefined;
    return finished?.storyId === storyId ? finished.status : undefined;
  };
  try {
    const end = await page.waitForFunction(ending, { failures: FAILURES, storyId: id }, { timeout: STORY_MS });
    return String(await end.jsonValue());
  } catch {
    return `no end within ${STORY_MS} ms`;
  }
}

/** The light and the dark of the system are the story's. */
const load = (page: Page, { id }: Story) => page.goto(`/stories/iframe.html?id=${id}&viewMode=story&globals=theme:auto`);

/** Asks the frame that stands for another story, as Storybook's own list does: the code is there already. */
const change = (page: Page, { id }: Story) =>
  page.evaluate((storyId) => {
    (globalThis as StoryFrame).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);

/**
 * Makes the frame as a load makes it, when that can be done. What a story keeps is in the world that goes with it.
 * @returns whether the frame is fit for another story: nobody waits any more under a lock, nothing is stored, the address has
 * no more than Storybook's own.
 */
const isFresh = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    const { held = [], pending = [] } = await navigator.locks.query();
    const stored =
      Object.keys(localStorage).length +
      document.cookie
        .split('; ')
        .filter((cookie) => !cookie.startsWith('sandbox-'))
        .join('').length;
    return held.length + pending.length + stored === 0 && location.hash === '';
  });

test.use(STILL);

test('the stories are built', () => {
  expect(stories.length, `${INDEX}: run \`npm run build\``).toBeGreaterThan(0);
});

// One page for all stories of a widget.
for (const title of titles) {
  test(title, { tag: '@quick' }, async ({ page }) => {
    const told = stories.filter((story) => story.title === title);
    test.setTimeout(told.length * STORY_MS);
    let isLoaded = false;
    for (const story of told) {
      await test.step(story.id, async () => {
        await (isLoaded ? change(page, story) : load(page, story));
        const end = await endOf(page, story);
        expect.soft(end, story.id).toBe('success');
        await lookAt(page, story.id, { isOnWall: title === ON_WALL });
        isLoaded = end === 'success' && (await isFresh(page));
      });
    }
  });
}
