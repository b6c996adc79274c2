import { fetchWithEarly } from '../early-answers.ts';
import { onlyJson } from '../offline/good-answers.ts';

/**
 * `fetch`, for which only the server's own word is an answer: a menu, or that there is none (404), in JSON. A gateway's error
 * and the login page of a network are none: the menu of before is better than either. @throws TypeError as `fetch` does
 */
export const fetchMenu: typeof fetch = async (input, init) => onlyJson(await fetchWithEarly(input, init), 404);
