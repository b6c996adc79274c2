import type { UnreadConfig } from './config.ts';

/** What the first requests of the app and of the menus share. Each page contains its own script. */

interface EarlyAnswer {
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
}

/** By their addresses. */
type EarlyAnswers = Map<string, EarlyAnswer>;

declare global {
  interface Window {
    /** Undefined where the page's policy refused the script. */
    pausaEarly?: EarlyAnswers;
  }
}

function configOfPage(): UnreadConfig | undefined {
  try {
    return JSON.parse(String(document.getElementById('config')?.textContent)) as UnreadConfig;
  } catch {
    return undefined;
  }
}

/** Calls `start` with the configuration: at once where it is in the page. */
export async function withConfig(start: (config: UnreadConfig) => void): Promise<void> {
  try {
    start(window.pausaConfig ?? ((await (await window.pausaEarly?.get('/config.json')?.answer)?.clone().json()) as UnreadConfig));
  } catch {
    // The app says what is wrong with its configuration.
  }
}

/** Reads or requests the configuration, then requests by `startWith` the data of the page. early-answers.ts takes each answer once. */
export function startEarly(
  startWith: (config: UnreadConfig, apiBaseUrl: string, ask: (url: string, init?: RequestInit) => void) => void,
): void {
  const answers: EarlyAnswers = new Map();
  window.pausaEarly = answers;
  window.pausaConfig = configOfPage();
  const ask = (url: string, init?: RequestInit) => {
    const controller = new AbortController();
    const answer = fetch(url, { ...init, cache: 'no-cache', signal: controller.signal });
    // Avoids an unhandled rejection when no code consumes the answer; a consumer still sees the failure.
    answer.catch(() => undefined);
    answers.set(url, { answer, controller });
  };
  if (window.pausaConfig === undefined) ask('/config.json');
  void withConfig((config) => startWith(config, String(config.apiBaseUrl ?? '').replace(/\/+$/, ''), ask));
}
