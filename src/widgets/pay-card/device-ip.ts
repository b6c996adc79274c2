import { withDeadline } from '../shared/flow/deadline.ts';

/** Time-out: the bank can also decide without the address. */
const LIMIT_MS = 2500;

const V4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
const V6 = /^(?=.*:)[\da-f:.]{2,45}$/i;

/**
 * The device's public IP address, from a look-up service (P2-4.49). The request carries no data about the
 * person. Undefined after any failure: the verification then omits the field.
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
