import { fetchWithEarly } from '../early-answers.ts';

/**
 * `fetch`, for which a gateway's error and the login page of a network are no answer at all: the menu of before is better
 * than either. What the server itself says (404) is handed on. @throws TypeError as `fetch` does
 */
export const fetchMenu: typeof fetch = async (input, init) => {
  const response = await fetchWithEarly(input, init);
  const isPage = response.ok && response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (response.status >= 500 || isPage) throw new TypeError('no answer of the server');
  return response;
};
