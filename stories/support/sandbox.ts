import type { Wire } from '../../sandbox/b2c/handler.ts';
import type { FaultRule } from '../../sandbox/b2c/faults.ts';
import { createB2c } from '../../sandbox/b2c/index.ts';
import { fetchFrom } from '../../sandbox/b2c/in-process.ts';
import { type Match, matchesOf } from '../../sandbox/b2c/routes.ts';
import type { World as Sandbox } from '../../sandbox/b2c/world.ts';

/** What a sandbox in process is like. */
export interface SandboxWorld {
  /** The signed-in customer; none by default. */
  readonly user?: string;
  /**
   * The faults by path: `{ 'b2c/auth/login': '500', 'POST b2c/cart': 'drop' }`; the faults are those of the page `/sandbox`. A
   * list has one fault for each call; the last one stays.
   */
  readonly faults?: Readonly<Record<string, string | readonly string[]>>;
  /** Prepares the sandbox: carts, preferences, orders. */
  readonly before?: (sandbox: Sandbox) => void;
  /** Changes the server's answers, by operation. */
  readonly answers?: Answers;
}

export type Answers = { readonly [Operation in Match['operation']]?: (answer: Wire<Operation>) => Wire<Operation> };

/** The fault rules of one path; each but the last hits one call. */
function rulesOf([call, fault]: [string, string | readonly string[]]): FaultRule[] {
  const [method = null, pattern = call] = call.includes(' ') ? call.split(' ') : [];
  const faults = typeof fault === 'string' ? [fault] : fault;
  return faults.map((each, index) => ({
    pattern,
    fault: each,
    method,
    times: index < faults.length - 1 ? 1 : null,
    after: false,
    message: null,
  }));
}

/** Lets the story change what the sandbox answers. */
function answering(fetch: typeof globalThis.fetch, answers: Answers): typeof globalThis.fetch {
  return async (input, init) => {
    const { url, method } = new Request(input, init);
    const response = await fetch(input, init);
    const operation = matchesOf(new URL(url).pathname).find(({ endpoint }) => endpoint.method === method)?.operation;
    // The table pairs each operation with its answer; here the operation is only known as a name.
    const change = operation && (answers[operation] as ((answer: unknown) => unknown) | undefined);
    return change === undefined || !response.ok ? response : Response.json(change(await response.json()));
  };
}

/** A `fetch` that a sandbox of its own answers, in process. */
export function fetchOf({ user, faults = {}, before, answers = {} }: SandboxWorld): typeof globalThis.fetch {
  const b2c = createB2c({
    // The scripted identity's tokens contain the person's e-mail.
    verify: (idToken) => ({ uid: idToken, email: idToken }),
    now: () => Date.now(),
  });
  before?.(b2c.world());
  b2c.world().faults = Object.entries(faults).flatMap(rulesOf);
  return answering(fetchFrom(b2c, user === undefined ? {} : { user }), answers);
}
