/** What the first requests of the app and of the menus share. Each page has its own small script, before React has loaded. */

interface EarlyAnswer {
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
}

export interface Early {
  config: Promise<Response> | null;
  readonly answers: Map<string, EarlyAnswer>;
}

export const JSON_HEADERS: Readonly<Record<string, string>> = { Accept: 'application/json', 'Content-Type': 'application/json' };

/** Requests the configuration, then by `startWith` the data of the page. early-answers.ts takes each answer once. */
export function startEarly(startWith: (apiBaseUrl: string, ask: (url: string, init: RequestInit) => void) => void): void {
  const page = window as unknown as { pausaEarly?: Early };
  // The app's code was there first.
  if (page.pausaEarly !== undefined) return;
  const answers: Early['answers'] = new Map();
  const ask = (url: string, init: RequestInit) => {
    const controller = new AbortController();
    const answer = fetch(url, { ...init, cache: 'no-cache', signal: controller.signal });
    // Avoids an unhandled rejection when no code consumes the answer; a consumer still sees the failure.
    answer.catch(() => undefined);
    answers.set(url, { answer, controller });
  };
  const config = fetch('/config.json', { headers: { Accept: 'application/json' } });
  config.catch(() => undefined);
  page.pausaEarly = { config, answers };
  void config
    .then((response) => response.clone().json() as Promise<{ apiBaseUrl?: unknown }>)
    .then(
      ({ apiBaseUrl }) => startWith(typeof apiBaseUrl === 'string' ? apiBaseUrl.replace(/\/+$/, '') : '', ask),
      () => undefined,
    );
}
