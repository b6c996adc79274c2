/** After a deployment without a service worker, code of the open version is gone from the server: only a newer page helps. */
import { MISSING_CODE, missingCode } from '../../widgets/shared/flow/missing-code.ts';
import { isMoneyOperationRunning } from '../../widgets/shared/runtime/money-lock.ts';
import { reload } from './page.ts';
import { fetchVersion, scriptsOf } from './version.ts';

/** What survives the reload: the version that was left, so that no version is left twice, and what was typed. */
interface Left {
  readonly version: string;
  readonly path: string;
  readonly typed: readonly string[];
}

const KEY = 'stale_code';
const storage = () => window.sessionStorage;

/** How long the new page may take to show the fields again. */
const RESTORE_LIMIT_MS = 10_000;

/** Text fields, except those of passwords, codes and cards, whose content is never stored. */
const FIELDS = 'input:is(:not([type]), [type=text], [type=email], [type=tel], [type=number], [type=search]), textarea';
const isSecret = ({ autocomplete }: HTMLInputElement): boolean => /^(off|one-time-code|cc-)/.test(autocomplete);
const fields = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>(FIELDS)].filter((field) => !isSecret(field));

/** What the person typed last, and where: the fields may be gone when their screen finds that code is missing. */
let last: Omit<Left, 'version'> = { path: '', typed: [] };
const remember = () => void (last = { path: window.location.pathname, typed: fields().map(({ value }) => value) });

async function leaveStale(): Promise<void> {
  const version = scriptsOf(document);
  if (
    readLeft()?.version === version ||
    isMoneyOperationRunning() ||
    (await fetchVersion(version)) !== 'newer' ||
    isMoneyOperationRunning()
  )
    return;
  const left: Left = { version, ...last };
  try {
    storage().setItem(KEY, JSON.stringify(left));
  } catch {
    return; // Without a note the page could reload for ever.
  }
  reload();
}

function readLeft(): Left | null {
  try {
    return JSON.parse(storage().getItem(KEY) ?? 'null') as Left | null;
  } catch {
    return null;
  }
}

/** Fills in what was typed before the reload, as soon as the same fields are there and empty. */
function restoreTyped(): void {
  const left = readLeft();
  if (left === null || left.path !== window.location.pathname || !left.typed.some((value) => value !== '')) return;
  const restore = () => {
    const there = fields();
    if (there.length !== left.typed.length) return;
    stop();
    for (const [index, field] of there.entries()) {
      const value = left.typed[index] ?? '';
      if (value === '' || field.value !== '') continue;
      // React listens to the event, and compares with the value that it has set itself.
      const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const observer = new MutationObserver(restore);
  const timer = setTimeout(() => stop(), RESTORE_LIMIT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    storage().setItem(KEY, JSON.stringify({ ...left, typed: [] }));
  };
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
}

/** Loads the page anew, once, when code of it is missing and the server has a newer version. */
export function watchStaleCode(): void {
  window.addEventListener(MISSING_CODE, () => void leaveStale());
  window.addEventListener('input', remember, true);
  restoreTyped();
  if (missingCode.isReported) void leaveStale();
}
