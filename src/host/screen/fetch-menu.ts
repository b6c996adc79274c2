import { fetchWithEarly } from '../early-answers.ts';

/**
 * `fetch`, for which only the server's own word is an answer: a menu, or that there is none (404), in JSON. A gateway's error
 * and the login page of a network are none: the menu of before is better than either. @throws as `fetch` does where nobody
 * answers
 */
export const fetchMenu: typeof fetch = async (input, init) => {
  const response = await fetchWithEarly(input, init);
  if (!response.ok && response.status !== 404) throw new TypeError(`answered ${response.status}`);
  await response.clone().json();
  return response;
};
