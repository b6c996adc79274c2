import type { Early } from './early.ts';

// What `early.ts` has asked for already: each answer is taken at most once, soon after the page opened.
/** An answer that nobody took by then belongs to a page that has moved on. */
const FRESH_MS = 10_000;

const early = (): Early | undefined => (window as unknown as { pausaEarly?: Early }).pausaEarly;

/** The configuration's answer, asked for early or now. */
export function takeEarlyConfig(): Promise<Response> {
  const store = early();
  const answer = store?.config ?? null;
  if (store !== undefined) store.config = null;
  return answer ?? fetch('/config.json', { headers: { Accept: 'application/json' } });
}

/** `fetch` that hands over an early answer to the same GET; a lost one is asked again by whoever reads it. */
export const fetchWithEarly: typeof fetch = (input, init) => {
  const answers = early()?.answers;
  if (performance.now() > FRESH_MS) answers?.clear();
  if (answers !== undefined && typeof input === 'string' && init?.method === 'GET') {
    const found = answers.get(input);
    if (found !== undefined) {
      answers.delete(input);
      // Whoever takes it may also give it up, by a time-out above all.
      const { signal } = init;
      if (signal?.aborted) found.controller.abort();
      else signal?.addEventListener('abort', () => found.controller.abort(), { once: true });
      // A refusal is asked again with all we know by now: the first try had no ID token. The navigation's own reader does so,
      // and a public menu needs none.
      return found.answer.then((response) => (response.ok || /\/b2c\/(navigation$|menu\/)/.test(input) ? response : fetch(input, init)));
    }
  } else {
    // The first thing that is sent may change what the others would read.
    answers?.clear();
  }
  return fetch(input, init);
};
