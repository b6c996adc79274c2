/** A server in memory that answers each call with an example, varied, and remembers what was sent to it. */
import { EXAMPLES } from './answers.ts';
import { ANSWERS, NOTHING } from './specification.ts';
import { type Variation, varied } from './variations.ts';

interface Route {
  readonly call: string;
  readonly pattern: RegExp;
}
const parametersOf = (call: string) => call.match(/\{\w+\}/g)?.length ?? 0;
/** The address without variable parts wins: `edenred-ticket/login` is no ticket. */
const ROUTES: readonly Route[] = Object.keys(ANSWERS)
  .sort((a, b) => parametersOf(a) - parametersOf(b))
  .map((call) => ({ call, pattern: new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** The call of the specification that a request is, or undefined. */
export const callOf = (method: string, path: string): string | undefined =>
  ROUTES.find(({ pattern }) => pattern.test(`${method} ${path.replace(/^\//, '')}`))?.call;

export interface Sent {
  readonly call: string;
  readonly path: string;
  readonly body: unknown;
}

/** `answers`: what is answered in the place of the first example of a call; of a list one after the other, the last one for good. */
export function literalServer(variation: Variation, answers: Readonly<Record<string, readonly unknown[]>> = {}) {
  const sent: Sent[] = [];
  const answered: { readonly call: string; readonly json: unknown }[] = [];
  const served = new Map<string, number>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const method = init?.method ?? 'GET';
    const path = new URL(String(input)).pathname;
    const call = callOf(method, path);
    if (call === undefined) throw new Error(`The specification has no ${method} ${path}`);
    sent.push({ call, path, body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined });
    const shape = ANSWERS[call];
    if (shape === undefined || shape === NOTHING) return new Response(null, { status: 204 });
    const own = answers[call];
    const turn = served.get(call) ?? 0;
    served.set(call, turn + 1);
    const example = own === undefined ? EXAMPLES.find((candidate) => candidate.call === call)?.json : own[Math.min(turn, own.length - 1)];
    const json = varied(shape, example, variation);
    answered.push({ call, json });
    return Response.json(json);
  };
  return { fetch, sent, answered };
}
