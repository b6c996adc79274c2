/** Caches the page of a canteen's screen, so that it starts without a network. `menu-cache.ts` keeps the menu. */
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { menuAddress } from '../../../registry/routes.ts';
import { isOurPage } from '../../offline/good-answers.ts';
import { cachedPage, isLoadOf, keepFiles, TIMEOUT_S } from '../../offline/worker.ts';

const PAGE = '/menu.html';
const address = new RegExp(menuAddress(['screen-menu']));
const isScreen = (path: string) => address.test(path);

registerRoute(
  isLoadOf(isScreen),
  new NetworkOnly({
    networkTimeoutSeconds: TIMEOUT_S,
    plugins: [
      {
        handlerDidError: () => cachedPage(PAGE),
        // On a canteen's screen no person can reload an error page, or log in to a captive portal. Not `fetchDidSucceed`:
        // workbox does not call it for a navigation preload response.
        handlerWillRespond: async ({ response }) =>
          (await isOurPage(response, TIMEOUT_S * 1000)) ? response : ((await cachedPage(PAGE)) ?? response),
      },
    ],
  }),
);
keepFiles(isScreen);
