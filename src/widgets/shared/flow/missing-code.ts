/** Dispatched on the window when a part of the code did not load, for example after a deployment. The app listens (stale-code.ts). */
export const MISSING_CODE = 'pausa-missing-code';
/** Whether that has happened: the listener itself is loaded late. */
export const missingCode = { isReported: false };

/** Passes a dynamic import on, and reports its failure. */
export function reportingMissingCode<T>(loading: Promise<T>): Promise<T> {
  loading.catch(() => {
    missingCode.isReported = true;
    globalThis.window?.dispatchEvent(new Event(MISSING_CODE));
  });
  return loading;
}
