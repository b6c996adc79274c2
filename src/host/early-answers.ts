/** `fetchWithEarly` discards unused answers this long after the page load. */
const FRESH_MS = 10_000;

/** `fetch` that returns the early answer to the same GET, if there is one. */
export const fetchWithEarly: typeof fetch = (input, init) => {
  const answers = window.pausaEarly;
  if (performance.now() > FRESH_MS && input !== '/config.json') answers?.clear();
  if (answers !== undefined && typeof input === 'string' && init?.method === 'GET') {
    const found = answers.get(input);
    if (found !== undefined) {
      answers.delete(input);
      // The caller may abort, mostly by a time-out.
      const { signal } = init;
      if (signal?.aborted) found.controller.abort();
      else signal?.addEventListener('abort', () => found.controller.abort(), { once: true });
      // The early request had no ID token, and mostly not the client's types: where that may be why it failed, it is sent again.
      const isFinal = ({ ok, status, headers }: Response) =>
        ok ? headers.get('Content-Type')?.includes('json') : status !== 415 && !('AuthorizationF' in Object(init.headers));
      return found.answer.then((response) => (isFinal(response) ? response : fetch(input, init)));
    }
  } else {
    // Any other request may change the data of the early answers.
    answers?.clear();
  }
  return fetch(input, init);
};
