import { fetchWithEarly } from '../../early-answers.ts';
import { onlyJson } from '../../offline/good-answers.ts';

/**
 * `fetch` that accepts only JSON from the server: a menu, or a 404. Errors of a gateway and captive portals do not count, as
 * the cached menu is better than either. @throws TypeError as `fetch` does
 */
export const fetchMenu: typeof fetch = async (input, init) => onlyJson(await fetchWithEarly(input, init), 404);
