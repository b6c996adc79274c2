/** Detects answers of proxies and captive portals. For the service worker and a canteen's screen. */
import { withDeadline } from '../../widgets/shared/flow/deadline.ts';
import { isAppShell } from '../document/app-shell.ts';

/** True if the answer is the app's own page, complete within `timeoutMs`. Does not consume the response. */
export async function isOurPage(response: Response, timeoutMs: number): Promise<boolean> {
  if (!response.ok) return false;
  const text = withDeadline(response.clone().text(), timeoutMs);
  return isAppShell(await text.catch(() => ''));
}

/** Returns the response if it is JSON, and ok or of the status `error`. @throws TypeError, as `fetch` does without a network */
export async function onlyJson(response: Response, error?: number): Promise<Response> {
  if (!response.ok && response.status !== error) throw new TypeError(`answered ${response.status}`);
  try {
    await response.clone().json();
  } catch (cause) {
    throw new TypeError('answered without JSON', { cause });
  }
  return response;
}
