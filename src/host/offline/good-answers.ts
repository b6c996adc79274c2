/** What a proxy, or the login page of a network, puts in the place of an answer of ours. For the service worker. */
import { isOurs } from '../our-page.ts';

/** Whether an answer is the app's own page, read whole in time. Leaves the answer unread. */
export async function isOurPage(response: Response, patienceMs: number): Promise<boolean> {
  if (!response.ok) return false;
  const text = response
    .clone()
    .text()
    .catch(() => '');
  const tooLate = new Promise<string>((resolve) => setTimeout(resolve, patienceMs, ''));
  return isOurs(await Promise.race([text, tooLate]));
}

/** An answer that is JSON, as it came. @throws where it is none, or an error */
export async function onlyJson(response: Response): Promise<Response> {
  if (!response.ok) throw new TypeError(`answered ${response.status}`);
  await response.clone().json();
  return response;
}
