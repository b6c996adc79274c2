import { useEffect, useState } from 'react';
import { useWindowEvent } from '../flow/use-window-event.ts';
import { isSecureOrigin } from '../rules/addresses.ts';
import { themeProperties } from '../ui/theme/provider-theme.ts';

/** What elements take from the config.json of their provider; nothing of it without the file. */
interface Provider {
  /** The theme, as properties of the root element's style. */
  readonly style?: Readonly<Record<string, string>>;
  readonly supportPhone?: string | null;
  readonly pictureHosts?: readonly string[];
  /** Null while the file is not there yet. */
  readonly svgPictures: boolean | null;
  /** As in the file. */
  readonly paymentMethods?: unknown;
}

/** @throws TypeError for no web address, or without an answer; SyntaxError for another file */
async function readProvider(apiBaseUrl: string, signal: AbortSignal): Promise<Provider> {
  const answer = await fetch(new URL('/elements/config.json', apiBaseUrl).href, { credentials: 'omit', signal });
  const config = (await answer.json()) as Record<string, unknown>;
  const { theme, supportPhone, pictureHosts, svgPictures } = config;
  return {
    ...config,
    style: themeProperties(theme),
    supportPhone: (typeof supportPhone === 'string' && supportPhone) || null,
    pictureHosts: Array.isArray(pictureHosts) ? pictureHosts.filter(isSecureOrigin) : [],
    svgPictures: svgPictures === true,
  };
}

const UNKNOWN: Provider = { svgPictures: null };

/** The provider whose API is at `apiBaseUrl`. Each element asks for itself: the browser keeps the file for five minutes. */
export function useProvider(apiBaseUrl: string): Provider {
  const [loaded, setLoaded] = useState<Provider & { apiBaseUrl?: string }>(UNKNOWN);
  const provider = loaded.apiBaseUrl === apiBaseUrl ? loaded : UNKNOWN;
  const [attempt, setAttempt] = useState(0);
  // A canteen's screen may start before its network, and then runs for weeks.
  useWindowEvent('online', () => setAttempt(attempt + 1), provider.style === undefined);
  useEffect(() => {
    const request = new AbortController();
    readProvider(apiBaseUrl, request.signal)
      .catch(() => ({ svgPictures: false }))
      .then((provider) => {
        if (!request.signal.aborted) setLoaded({ ...provider, apiBaseUrl });
      });
    return () => request.abort();
  }, [apiBaseUrl, attempt]);
  return provider;
}
