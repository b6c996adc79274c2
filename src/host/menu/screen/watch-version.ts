import { isClockSetBack, isNightOver, isTimeToCheck, nextNight } from './night.ts';

const CHECK_EVERY_MS = 60_000;
const HOUR_MS = 60 * 60_000;
const TIMEOUT_MS = 10_000;

/** The URLs of our own files in a page's markup. */
const filesOf = (page: Document, selector: string): string[] =>
  [...page.querySelectorAll(selector)]
    .flatMap((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? [])
    .filter((name) => name.startsWith('/assets/'));

/** The script URLs, which identify a version: their names contain a hash of everything that they load. */
const scriptsOf = (page: Document): string => filesOf(page, 'script').sort().join(' ');

/** Checks the server: this version, another complete version, or no valid answer. */
async function fetchVersion(own: string): Promise<'same' | 'newer' | 'unknown'> {
  const controller = new AbortController();
  const limit = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const { signal } = controller;
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
  } finally {
    clearTimeout(limit);
  }
}

/** Reloads the page in the night after a deployment; returns a function that stops it. */
export function watchVersion(random: () => number = Math.random): () => void {
  const own = scriptsOf(document);
  let due = nextNight(Date.now(), random());
  let lastCheck = Date.now();
  let isOver = false;
  let timer = setTimeout(check, CHECK_EVERY_MS);

  async function check(): Promise<void> {
    const now = Date.now();
    if (isClockSetBack(now, due)) due = nextNight(now, random());
    const isTime = isTimeToCheck(now, due, lastCheck);
    lastCheck = now;
    const found = isTime ? await fetchVersion(own) : 'unknown';
    if (isOver) return;
    if (found === 'newer') return window.location.reload();
    if (found === 'same' || isNightOver(now, due)) due = nextNight(now + HOUR_MS, random());
    timer = setTimeout(check, CHECK_EVERY_MS);
  }

  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
