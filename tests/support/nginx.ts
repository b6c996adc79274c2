import type { Fixtures, PlaywrightTestOptions } from '@playwright/test';
import { APP_CONFIG } from '../../sandbox/config.ts';
import { type RunningNginx, startNginx } from '../../scripts/serve/nginx.ts';
import { APP } from './test.ts';

export { freePort, type RunningNginx, startNginx } from '../../scripts/serve/nginx.ts';

/** Fixtures of a test that visits the app behind one nginx for the whole file. */
export const behindNginx: Fixtures<object, { server: RunningNginx }, Pick<PlaywrightTestOptions, 'baseURL'>> = {
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright takes the needed fixtures from the pattern
    async ({}, use) => {
      const server = await startNginx(APP, APP_CONFIG);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
};
