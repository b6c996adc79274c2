import type { Page } from '@playwright/test';
import { film, type Scene } from './films.ts';
import { test as base } from './test.ts';
import { WHOLE_BROWSER } from './whole-browser.ts';

/** A browser whose camera shows this film. Each film needs its own launch, so each film has its own test file. */
export const testWithFilm = (scenes: readonly Scene[]) =>
  base.extend<object, { launchOptions: object }>({
    launchOptions: [
      async ({ launchOptions }, use) => {
        const { args = [] } = launchOptions as { args?: string[] };
        // Do not use --use-fake-ui-for-media-stream: it grants the camera even when the person has denied it.
        const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${await film(scenes)}`];
        await use({ ...launchOptions, ...WHOLE_BROWSER, args: [...args, ...camera] });
      },
      { scope: 'worker' },
    ],
  });

interface Watched {
  cameraTracks: MediaStreamTrack[];
}

/** Records every camera track that the page gets. Call it before the first `goto`. */
export async function watchCamera(page: Page): Promise<{ live: () => Promise<number>; all: () => Promise<number> }> {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { cameraTracks: tracks });
    const devices = navigator.mediaDevices;
    const original = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  return {
    live: () => page.evaluate(() => (window as unknown as Watched).cameraTracks.filter(({ readyState }) => readyState === 'live').length),
    all: () => page.evaluate(() => (window as unknown as Watched).cameraTracks.length),
  };
}

/** Sets the page's visibility. Playwright keeps all pages visible. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
