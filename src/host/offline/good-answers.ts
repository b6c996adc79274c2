/** What a proxy, or the login page of a network, puts in the place of an answer of ours. For the service worker and a canteen's screen. */
import { isAppShell } from '../app-shell.ts';

/** Whether an answer is the app's own page, read whole in time. Leaves the answer unread. */
export async function isOurPage(response: Response, patienceMs: number): Promise<boolean> {
  if (!response.ok) return false;
  const text = response
    .clone()
    .text()
    .catch(() => '');
  const tooLate = new Promise<string>((resolve) => setTimeout(resolve, patienceMs, ''));
  return isAppShell(await Promise.race([text, tooLate]));
}

/**
 * An answer that is JSON, as it came.
 * @param error a status that is an answer, too, for all that it is an error
 * @throws TypeError, as `fetch` does where nobody answers
 */
export async function onlyJson(response: Response, error?: number): Promise<Response> {
  if (!response.ok && response.status !== error) throw new TypeError(`answered ${response.status}`);
  try {
    await response.clone().json();
  } catch (cause) {
    throw new TypeError('answered without JSON', { cause });
  }
  return response;
}
