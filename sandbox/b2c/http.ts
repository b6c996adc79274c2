/** The provider's back end: its answers and its refusals. */

/** The body of a refusal (wire contract, "Common"). */
export interface ErrorBody {
  error: string;
  message?: string | string[];
}

/** Thrown by a handler to refuse a call. */
export class HttpProblem extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(`${status} ${body.error}`);
  }
}

/** The connection breaks without an answer: `fetch` rejects with a TypeError, and so does this function. */
export class DroppedConnection extends TypeError {
  constructor() {
    super('fetch failed (the sandbox dropped the connection)');
  }
}

export const badRequest = (message?: string | string[]): HttpProblem =>
  new HttpProblem(400, { error: 'Bad Request', ...(message === undefined ? {} : { message }) });
export const unauthorized = (): HttpProblem => new HttpProblem(401, { error: 'Unauthorized' });
export const notFound = (): HttpProblem => new HttpProblem(404, { error: 'Not Found' });
export const conflict = (message: string): HttpProblem => new HttpProblem(409, { error: 'Conflict', message });
export const gone = (): HttpProblem => new HttpProblem(410, { error: 'Not Active' });

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};
export const reasonOf = (status: number): string => REASONS[status] ?? 'Error';

export function json(value: unknown, status = 200, headers?: Headers): Response {
  const all = new Headers(headers);
  all.set('content-type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(value), { status, headers: all });
}

export const problemAnswer = (problem: HttpProblem): Response => json(problem.body, problem.status);

/**
 * One cookie of a request. Browsers do not let scripts set the Cookie header, so in-process callers (stories) send
 * `x-sandbox-cookie` instead.
 */
export function cookieOf(request: Request, name: string): string | null {
  const cookies = request.headers.get('cookie') ?? request.headers.get('x-sandbox-cookie') ?? '';
  for (const pair of cookies.split(';')) {
    const [key = '', ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}
