import { type B2c, SESSION_COOKIE } from './index.ts';

export interface InProcessOptions {
  /** E-mail of the signed-in customer; without it nobody is signed in. */
  readonly user?: string;
  readonly world?: string;
}

/** A `fetch` that calls the sandbox directly, without HTTP. It keeps the session cookie like a browser. */
export function fetchFrom(b2c: B2c, { user, world }: InProcessOptions = {}): typeof fetch {
  let session = user === undefined ? null : b2c.signIn(user);
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, 'http://sandbox.test') : input, init);
    if (session !== null) request.headers.set('x-sandbox-cookie', `${SESSION_COOKIE}=${session}`);
    if (world !== undefined) request.headers.set('x-sandbox-world', world);
    const response = await b2c.handle(request);
    // As every HTTP server does.
    response.headers.set('date', new Date().toUTCString());
    for (const cookie of response.headers.getSetCookie()) {
      const [, value] = /^pausa_session=([^;]*)/.exec(cookie) ?? [];
      if (value !== undefined) session = value === '' ? null : value;
    }
    return response;
  };
}
