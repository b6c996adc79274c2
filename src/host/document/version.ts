const TIMEOUT_MS = 10_000;

/** The URLs of our own files in a page's markup. */
const filesOf = (page: Document, selector: string): string[] =>
  [...page.querySelectorAll(selector)]
    .flatMap((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? [])
    .filter((name) => name.startsWith('/assets/'));

/** The script URLs, which identify a version: their names contain a hash of everything that they load. */
export const scriptsOf = (page: Document): string => filesOf(page, 'script').sort().join(' ');

/** Checks the server: this version, another complete version, or no valid answer. */
export async function fetchVersion(own: string): Promise<'same' | 'newer' | 'unknown'> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(window.location.href, { cache: 'no-store', headers: { Accept: 'text/html' }, signal });
    if (!answer.ok) return 'unknown';
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const theirs = scriptsOf(page);
    if (theirs === own) return 'same';
    if (theirs === '') return 'unknown';
    // An incomplete deployment does not count, and neither does a proxy's page.
    const answers = await Promise.all(
      filesOf(page, 'script, link').map((file) => fetch(file, { method: 'HEAD', cache: 'no-store', signal })),
    );
    return answers.every(({ ok }) => ok) ? 'newer' : 'unknown';
  } catch {
    return 'unknown';
  }
}
