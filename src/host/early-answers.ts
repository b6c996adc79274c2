import type { Early } from './start-early.ts';

/** `fetchWithEarly` discards unused answers this long after the page load. */
const FRESH_MS = 10_000;

const page = () => window as unknown as { pausaEarly?: Early };
const early = (): Early | undefined => page().pausaEarly;

/** Takes the answer for `config.json` from the early script, which requested it before the app's code was loaded, or requests it anew. */
export function takeEarlyConfig(): Promise<Response> {
  const store = (page().pausaEarly ??= { config: null, answers: new Map() });
  const answer = store.config;
  store.config = null;
  return answer ?? fetch('/config.json', { headers: { Accept: 'application/json' } });
}

/** `fetch` that returns the early answer to the same GET, if there is one. */
export const fetchWithEarly: typeof fetch = (input, init) => {
  const answers = early()?.answers;
  if (performance.now() > FRESH_MS) answers?.clear();
  if (answers !== undefined && typeof input === 'string' && init?.method === 'GET') {
    const found = answers.get(input);
    if (found !== undefined) {
      answers.delete(input);
      // The caller may abort, mostly by a time-out.
      const { signal } = init;
      if (signal?.aborted) found.controller.abort();
      else signal?.addEventListener('abort', () => found.controller.abort(), { once: true });
      // The early request had no ID token: a refused one is sent again when there is one by now.
      const hasIdentity = 'AuthorizationF' in Object(init.headers);
      return found.answer.then((response) => (response.ok || !hasIdentity ? response : fetch(input, init)));
    }
  } else {
    // Any other request may change the data of the early answers.
    answers?.clear();
  }
  return fetch(input, init);
};
