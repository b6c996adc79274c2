/** For the sandbox's own tests: a back end whose ID tokens read `token of <e-mail>`, and the calls that the tests share. */
import { contract, type OperationName } from '../../src/api/contract.ts';
import type { AnyEndpoint } from '../../src/api/endpoint.ts';
import { type B2c, createB2c } from './index.ts';
import { fetchFrom } from './in-process.ts';

export const NOW = Date.parse('2026-03-09T11:30:00.000Z');

export const newB2c = (): B2c =>
  createB2c({
    verify: (idToken) => (idToken.startsWith('token of ') ? { uid: 'uid', email: idToken.slice('token of '.length) } : null),
    now: () => NOW,
  });

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
}

export type Send = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** Sends JSON as a user in a world. */
export function sender(b2c: B2c, options: { user?: string; world?: string } = {}): Send {
  const fetch = fetchFrom(b2c, options);
  return async (method, path, body, headers = {}) => {
    const response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    let parsed: unknown = text;
    if (isJson) {
      try {
        parsed = JSON.parse(text);
      } catch {
        // A fault may break the JSON: then the test gets the text.
      }
    }
    return { status: response.status, headers: response.headers, body: parsed };
  };
}

/** The fault switches (`b2c/faults.ts`). */
export function faultsOf(b2c: B2c) {
  const send = sender(b2c);
  return {
    fault: (pattern: string, fault: string, options: object = {}) => send('POST', '/sandbox/faults', { pattern, fault, ...options }),
    mend: () => send('DELETE', '/sandbox/faults'),
  };
}

export const demo = (b2c: B2c, world?: string): Send => sender(b2c, { user: 'demo@pausa.test', ...(world === undefined ? {} : { world }) });

/** `milano-1`'s articles are numbered by category, in the order of a meal; the first costs 6,40 €. */
export const editBody = (itemSaleableId: string, quantity: number, lockerId = 'milano-1') => ({
  lockerId,
  itemSaleableId,
  itemSaleablePriceListId: `listino-${itemSaleableId}`,
  quantity,
  localPrice: 1,
  localLabel: 'x',
  availableQuantity: null,
  walletBalance: null,
  corporateCreditBalance: null,
  upsellingId: null,
});

/** Every operation with its address; parameters have values. */
export const OPERATIONS = (Object.entries(contract) as [OperationName, AnyEndpoint][]).map(([name, { method, path, access }]) => ({
  name,
  method,
  access,
  path: `/${path.replace('{email}', 'a@b.example').replaceAll(/\{\w+\}/g, 'uno')}`,
}));
