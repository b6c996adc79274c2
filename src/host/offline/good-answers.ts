/** Detects answers of proxies and captive portals. For the service worker and a canteen's screen. */
import { isAppShell } from '../document/app-shell.ts';

/** True if the answer is the app's own page, complete within `timeoutMs`. Does not consume the response. */
export async function isOurPage(response: Response, timeoutMs: number): Promise<boolean> {
  if (!response.ok) return false;
  const text = response
    .clone()
    .text()
    .catch(() => '');
  const timeout = new Promise<string>((resolve) => setTimeout(resolve, timeoutMs, ''));
  return isAppShell(await Promise.race([text, timeout]));
}

/**
 * Returns the response if its body is JSON.
 * @param error an error status that also counts as an answer
 * @throws TypeError for any other response, as `fetch` does without a network
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
