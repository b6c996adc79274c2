import { useEffect, useMemo, useState } from 'react';
import { createClient } from '../../api/index.ts';
import { ScreenMenu } from '../../widgets/menu/index.ts';
import { type Runtime, RuntimeProvider, useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import type { HostConfig } from '../config.ts';
import { menuQuery } from './menu-query.ts';
import { fetchMenu } from './screen/fetch-menu.ts';
import { keepAwake } from './screen/keep-awake.ts';
import { keepScreen } from './screen/keep-screen.ts';
import { menuCache } from './screen/menu-cache.ts';
import { watchVersion } from './screen/watch-version.ts';

/** The public menu on a screen in the canteen, which runs for weeks: `?lang=en`, `?theme=dark`. */
export default function ScreenMenuScreen({ menuId, config }: { menuId: string; config: HostConfig }) {
  const { lang = 'it' } = menuQuery();
  const runtime = useScreenRuntime(config);
  const fall = useStanding();
  useEffect(() => keepAwake(), []);
  useEffect(() => keepScreen(config), [config]);
  useEffect(() => watchVersion(), []);
  return (
    <RuntimeProvider runtime={runtime}>
      <main>
        <ScreenMenu menuId={menuId} lang={lang} isWholePage onCrash={fall} />
      </main>
    </RuntimeProvider>
  );
}

/**
 * Sets `data-stands` when the screen is drawn and its styles are loaded. Without the attribute, `rescue.ts` reloads the page.
 * @returns a function that removes the attribute
 */
function useStanding(): () => void {
  const [stands, setStands] = useState(true);
  useEffect(() => {
    const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    // The sheet of a failed load is null or empty, depending on the browser.
    if (!stands || [...styles].some(({ sheet }) => (sheet?.cssRules.length ?? 0) === 0)) return;
    const { dataset } = document.documentElement;
    dataset['stands'] = '';
    return () => {
      delete dataset['stands'];
    };
  }, [stands]);
  return () => setStands(false);
}

/** The runtime of a public menu, plus the provider's logo and the cached menu for a start without a network. */
function useScreenRuntime({ apiBaseUrl, productName, logoUrl, opensOffline }: HostConfig): Runtime {
  const around = useRuntime();
  return useMemo(
    () => ({
      ...around,
      client: createClient({
        baseUrl: apiBaseUrl,
        credentials: 'omit',
        fetch: fetchMenu,
        ...(opensOffline ? { offlineCache: menuCache } : {}),
      }),
      productName,
      logoUrl,
    }),
    [around, apiBaseUrl, productName, logoUrl, opensOffline],
  );
}
