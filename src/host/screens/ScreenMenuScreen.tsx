import { useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { createClient } from '../../api/index.ts';
import { ScreenMenu } from '../../widgets/menu/index.ts';
import { type Runtime, RuntimeProvider, useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import type { HostConfig } from '../config.ts';
import { screenMemory } from '../offline/screen-memory.ts';
import { reloadWhenWell } from '../screen/unattended.ts';
import { fetchMenu } from '../screen/fetch-menu.ts';
import { keepAwake } from '../screen/keep-awake.ts';
import { watchVersion } from '../screen/watch-version.ts';
import { usePageLanguage } from '../use-page-language.ts';

interface ScreenMenuScreenProps {
  UUID: string;
  config: HostConfig;
}

/** The public menu on a screen in the canteen, for weeks: `?lang=en`, `?theme=dark`. */
export default function ScreenMenuScreen({ UUID, config }: ScreenMenuScreenProps) {
  const lang = new URLSearchParams(useSearch()).get('lang') === 'en' ? 'en' : 'it';
  const runtime = useScreenRuntime(config);
  usePageLanguage(lang);
  useEffect(() => keepAwake(), []);
  useEffect(() => watchVersion(), []);
  return (
    <RuntimeProvider runtime={runtime}>
      <main>
        <ScreenMenu menuId={UUID} lang={lang} isWholePage onCrash={reloadWhenWell} />
      </main>
    </RuntimeProvider>
  );
}

/** A public menu's, with the provider's mark, and with a menu for the morning after a night without network. */
function useScreenRuntime({ apiBaseUrl, productName, logoUrl, opensOffline }: HostConfig): Runtime {
  const around = useRuntime();
  return useMemo(
    () => ({
      ...around,
      client: createClient({
        baseUrl: apiBaseUrl,
        credentials: 'omit',
        fetch: fetchMenu,
        ...(opensOffline ? { memory: screenMemory } : {}),
      }),
      productName,
      logoUrl,
    }),
    [around, apiBaseUrl, productName, logoUrl, opensOffline],
  );
}
