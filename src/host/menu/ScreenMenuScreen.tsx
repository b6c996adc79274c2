import { useEffect, useMemo, useState } from 'react';
import { createClient, type Lang } from '../../api/index.ts';
import { ScreenMenu } from '../../widgets/menu/index.ts';
import { type Runtime, RuntimeProvider, useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import type { HostConfig } from '../config.ts';
import { keepConfig, keepOffline } from '../offline/offline-app.ts';
import { keepAwake } from './screen/keep-awake.ts';
import { fetchMenu, menuCache } from './screen/menu-cache.ts';
import { watchVersion } from './screen/watch-version.ts';

interface ScreenMenuScreenProps {
  menuId: string;
  lang: Lang;
  config: HostConfig;
}

/** The public menu on a screen in the canteen, which runs for weeks. */
export default function ScreenMenuScreen({ menuId, lang, config }: ScreenMenuScreenProps) {
  const runtime = useScreenRuntime(config);
  const markCrashed = useDrawnMark();
  useEffect(() => keepAwake(), []);
  useEffect(() => keepScreen(config, lang), [config, lang]);
  useEffect(() => watchVersion(), []);
  return (
    <RuntimeProvider runtime={runtime}>
      <main>
        <ScreenMenu menuId={menuId} lang={lang} isWholePage onCrash={markCrashed} />
      </main>
    </RuntimeProvider>
  );
}

/** Sets `data-drawn` when the screen and its styles are there. After the returned function removes it, `rescue.ts` reloads the page. */
function useDrawnMark(): () => void {
  const [isDrawn, setIsDrawn] = useState(true);
  useEffect(() => {
    const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    // The sheet of a failed load is null or empty, depending on the browser.
    if (!isDrawn || [...styles].some(({ sheet }) => (sheet?.cssRules.length ?? 0) === 0)) return;
    const { dataset } = document.documentElement;
    dataset['drawn'] = '';
    return () => {
      delete dataset['drawn'];
    };
  }, [isDrawn]);
  return () => setIsDrawn(false);
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

/** The delay of the first attempt; longer than a first load takes. */
const FIRST_MS = 2000;
const AGAIN_MS = 10 * 60_000;

/** Makes a canteen's screen start without a network. The page is loaded once and runs for weeks, so failed attempts are repeated. */
function keepScreen({ opensOffline }: HostConfig, lang: Lang): () => void {
  if (!import.meta.env.PROD) return () => undefined;
  let timer = setTimeout(keep, FIRST_MS);

  async function keep(): Promise<void> {
    try {
      await keepOffline('screen', opensOffline, lang);
      if (opensOffline) await keepConfig();
    } catch {
      timer = setTimeout(keep, AGAIN_MS);
    }
  }
  return () => clearTimeout(timer);
}
