import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { lookAt, STILL } from '../support/look.ts';
import { PICTURES, usePointer } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

interface Story {
  readonly id: string;
  readonly type: string;
  /** The widget: `login/TokenLogin`. */
  readonly title: string;
}

/** The part of Storybook's event channel that this test uses, in the frame of a story. */
interface Channel {
  /** The arguments of the last event of this name. */
  last(event: string): readonly unknown[] | undefined;
  emit(event: string, ...args: unknown[]): void;
}
type StoryFrame = typeof globalThis & { __STORYBOOK_ADDONS_CHANNEL__?: Channel };

const INDEX = 'dist/storybook/index.json';
const stories = existsSync(INDEX)
  ? Object.values((JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Story> }).entries).filter(
      // The brand studio shows other stories in its frames: elements/manual.spec.ts and tests/site look at it.
      ({ type, title }) => type === 'story' && title !== 'brand/Studio',
    )
  : [];
const titles = [...new Set(stories.map(({ title }) => title))];
/** Stories with the fixed size of a canteen's screen. */
const ON_WALL = 'menu/ScreenMenu';
/** Ends a story that hangs, also on a busy machine: the first one of a page loads Storybook's code, too. */
const STORY_MS = 60_000;

/** Storybook's events for a story that failed; `storyFinished` ends all others. */
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
      const details = channel?.last(event)?.flat();
      if (details !== undefined) return `${event}: ${(details[0] as Error | undefined)?.message ?? ''}`;
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

/** The story follows the system's light or dark theme. */
async function load(page: Page, { id }: Story): Promise<void> {
  const address = `/stories/iframe.html?id=${id}&viewMode=story&globals=theme:auto`;
  if (PICTURES === undefined) await page.goto(address);
  else {
    // Before the story's code runs, and moves the focus.
    await page.goto(address, { waitUntil: 'commit' });
    await usePointer(page);
  }
}

/** Shows another story in the same frame, as Storybook's own list does: the code is loaded already. */
const change = (page: Page, { id }: Story) =>
  page.evaluate((storyId) => {
    (globalThis as StoryFrame).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);

/**
 * Resets the frame to the state after a load, where that is possible. Each story's data is in its own world, which goes with the
 * story.
 * @returns whether the frame can show another story: no lock is held or requested, nothing is stored, and the address has only
 * Storybook's own parameters.
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

// All stories of a widget share one page.
for (const title of titles) {
  test(title, { tag: '@quick' }, async ({ page }) => {
    const own = stories.filter((story) => story.title === title);
    test.setTimeout(own.length * STORY_MS);
    let isLoaded = false;
    for (const story of own) {
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
