import { withDeadline } from '../shared/flow/deadline.ts';

/** Nobody waits longer: the bank decides without it, too. */
const LIMIT_MS = 2500;

const V4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
const V6 = /^(?=.*:)[\da-f:.]{2,45}$/i;

/**
 * The device's address on the internet, as a public look-up service sees it (part 2 §4 '3-D Secure'). It tells the service
 * nothing but that somebody asks. Whatever fails, undefined: the field is left out then.
 */
export async function lookUpDeviceIp(url: string | null, signal: AbortSignal, ask: typeof fetch = fetch): Promise<string | undefined> {
  if (url === null) return undefined;
  const gaveUp = new AbortController();
  const read = async () => {
    const answer = await ask(url, {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      headers: { Accept: 'application/json' },
      signal: gaveUp.signal,
    });
    const { ip } = (answer.ok ? await answer.json() : {}) as { ip?: unknown };
    return typeof ip === 'string' && (V4.test(ip) || V6.test(ip)) ? ip : undefined;
  };
  try {
    return await withDeadline(read(), LIMIT_MS, signal);
  } catch {
    return undefined;
  } finally {
    gaveUp.abort();
  }
}
