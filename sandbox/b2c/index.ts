/**
 * The provider's whole back end as one function from Request to Response, in memory, from a fixed seed.
 * It needs no Node: unit tests and stories call it in process, `server.ts` serves it over HTTP.
 */
import type { AnyEndpoint } from '../../src/api/endpoint.ts';
import { issuePath, read } from '../../src/api/schema.ts';
import { control } from './control.ts';
import { matchFault, withFault } from './faults.ts';
import type { Call, Server } from './handler.ts';
import { HANDLERS } from './handlers.ts';
import { badRequest, HttpProblem, json, notFound, problemAnswer, unauthorized } from './http.ts';
import { type Match, matchesOf } from './routes.ts';
import { type Identity, Sessions } from './sessions.ts';
import type { World } from './world.ts';
import { answerPartner } from '../vendors/partners.ts';
import { DEFAULT_WORLD, Worlds } from './worlds.ts';

export { EDGE_ITEMS } from '../data/areas.ts';
export { MENU_IDS } from '../data/menus.ts';
export { DroppedConnection } from './http.ts';
export { SESSION_COOKIE } from './sessions.ts';

export interface B2cDependencies {
  /** The person of an ID token of the identity provider; null when the token is not valid. */
  verify(idToken: string): Identity | null;
  /** Milliseconds since 1970. */
  now(): number;
  /** Creates an account at the identity provider, without a password. */
  register?(email: string): Promise<void>;
  /** The origins of partners whose pages may call with a session. */
  partnerOrigins?(): readonly string[];
}

export interface B2c {
  /**
   * Answers `/b2c/…`, and below `/sandbox/` the control API and the partners' pages. Rejects with a TypeError for a dropped
   * connection.
   */
  handle(request: Request): Promise<Response>;
  /** Deletes every world and session. */
  reset(): void;
  /** The world that a request names. Throws an `HttpProblem` for a bad name. */
  worldOf(request: Request): World;
  /** The data of a world, for in-process tests. */
  world(name?: string): World;
  /** Starts a session without a sign-in. Returns the value of the cookie `pausa_session`. */
  signIn(email: string): string;
}

export function createB2c({ verify, now, register = () => Promise.resolve(), partnerOrigins = () => [] }: B2cDependencies): B2c {
  const sessions = new Sessions();
  const worlds = new Worlds();
  const server: Server = { verify, now, register, sessions };

  async function answer(request: Request): Promise<Response> {
    const worldName = Worlds.nameOf(request);
    const world = worlds.get(worldName);
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/b2c/')) {
      const switched = await control(request, world, () => worlds.reset(worldName));
      return switched ?? (await answerPartner(request, world)) ?? problemAnswer(notFound());
    }

    const matches = matchesOf(pathname);
    const isPublic = matches.some(({ endpoint }) => endpoint.access === 'public');
    const allowed = allowedOrigin(request, isPublic);
    const response =
      request.method === 'OPTIONS' && allowed !== null
        ? new Response(null, { status: 204, headers: PREFLIGHT })
        : await withFault(matchFault(request, world.faults), request, () => serve(request, matches, world));
    response.headers.set('cache-control', 'no-store');
    response.headers.append('vary', 'Origin');
    if (allowed !== null) response.headers.set('access-control-allow-origin', allowed);
    if (allowed !== null && allowed !== '*') {
      response.headers.set('access-control-allow-credentials', 'true');
      response.headers.set('access-control-expose-headers', 'Authorization, Date');
    }
    return response;
  }

  /** Any origin may make public calls, without cookies. Only our own pages and known partners may call with a session. */
  function allowedOrigin(request: Request, isPublic: boolean): string | null {
    const origin = request.headers.get('origin');
    if (origin !== null && partnerOrigins().includes(origin)) return origin;
    return isPublic ? '*' : null;
  }

  async function serve(request: Request, matches: readonly Match[], world: World): Promise<Response> {
    try {
      const match = matches.find(({ endpoint }) => endpoint.method === request.method);
      if (!match) throw matches.length === 0 ? notFound() : new HttpProblem(405, { error: 'Method Not Allowed' });
      return await call(request, match, world);
    } catch (thrown) {
      if (thrown instanceof HttpProblem) return problemAnswer(thrown);
      throw thrown;
    }
  }

  async function call(request: Request, { operation, endpoint, params }: Match, world: World): Promise<Response> {
    // The session is checked first: without one a caller learns nothing, not even that the body is invalid.
    const identity = endpoint.access === 'session' ? sessions.identify(request) : null;
    if (identity !== null && world.demandsIdToken && verify(request.headers.get('authorizationf') ?? '')?.email !== identity.email)
      throw unauthorized();
    const url = new URL(request.url);
    const headers = new Headers();
    const incoming: Call<AnyEndpoint> = {
      params,
      world,
      request,
      headers,
      server,
      origin: url.origin,
      query: url.searchParams,
      body: await bodyOf(endpoint, request),
      now: now(),
      get user() {
        return world.user((identity ?? sessions.identify(request)).email);
      },
    };
    // HandlerTable pairs each operation with its handler. Here the operation is only a name, so the type is lost.
    const handler = HANDLERS[operation] as (incoming: Call<AnyEndpoint>) => unknown;
    const name = request.headers.get('idempotency-key');
    if (name === null || identity === null) return json(await handler(incoming), 200, headers);
    const key = `${identity.email} ${operation} ${JSON.stringify(params)} ${name}`;
    const body = JSON.stringify(incoming.body) ?? '';
    const known = world.answers.get(key);
    if (known !== undefined && known.body !== body) throw new HttpProblem(422, { error: 'Unprocessable Content' });
    if (known !== undefined) return json(await known.answer, 200, headers);
    const answer = (async () => handler(incoming))();
    world.answers.set(key, { body, answer });
    // A refusal had no effect, so a retry is allowed.
    answer.catch(() => world.answers.delete(key));
    return json(await answer, 200, headers);
  }

  return {
    async handle(request) {
      try {
        return await answer(request);
      } catch (thrown) {
        if (thrown instanceof HttpProblem) return problemAnswer(thrown);
        throw thrown;
      }
    },
    reset() {
      worlds.clear();
      sessions.clear();
    },
    worldOf: (request) => worlds.get(Worlds.nameOf(request)),
    world: (name = DEFAULT_WORLD) => worlds.get(name),
    signIn: (email) => sessions.start({ uid: email, email }),
  };
}

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT',
  'access-control-allow-headers': 'Content-Type, Authorization, AuthorizationF, Idempotency-Key, x-sandbox-fault, x-sandbox-world',
  'access-control-max-age': '7200',
};

/** The body, parsed by the endpoint's schema. */
async function bodyOf(endpoint: AnyEndpoint, request: Request): Promise<unknown> {
  if (endpoint.body === null) return undefined;
  const parsed: unknown = await request.json().catch(() => undefined);
  const { data, issues } = read(endpoint.body, parsed, {});
  if (issues === undefined) return data;
  throw badRequest(issues.map((issue) => `${issuePath(issue, 'body')}: ${issue.type === 'check' ? issue.message : 'Invalid input'}`));
}
