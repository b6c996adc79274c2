/** `npm start -- --replay FILE`: answers of a recording (HAR) in the place of a back end. */
import type { ServerResponse } from 'node:http';
import { operationOf } from '../../conformance/coverage.ts';
import { isAnswered, readCalls, type RecordedCall } from '../../conformance/recording.ts';
import type { Handler } from '../../sandbox/http/back-end.ts';
import { contract, type OperationName } from '../../src/api/contract.ts';

const REFUSED = {
  error: 'Unprocessable Entity',
  message: 'Questa è una registrazione: si può guardare tutto, ma non ordinare, pagare o modificare.',
};
/** Their answers change nothing: the sign-in of the sandbox opens the recorded account. */
const SIGN_IN: readonly OperationName[] = ['setSessionCookie', 'login', 'logout'];

/** How well a recorded query fits: each parameter that a request has, too, counts for it, each other one against it. */
const likeness = (call: RecordedCall, query: URLSearchParams): number =>
  [...call.request.url.searchParams].reduce((sum, [name, value]) => sum + (query.get(name) === value ? 1 : -1), 0);

/** The recorded answer that fits best: of the same path, a success, with the same query, the newest. */
function answerTo(calls: readonly RecordedCall[], path: string, query: URLSearchParams): RecordedCall['response'] | undefined {
  const rank = (call: RecordedCall) => (call.response.status < 300 ? 1000 : 0) + likeness(call, query);
  const fitting = calls.filter((call) => call.request.method === 'GET' && call.path === path);
  return fitting.toReversed().toSorted((one, other) => rank(other) - rank(one))[0]?.response;
}

/**
 * Answers reads as they were recorded and refuses every effect with a sentence. Whoever signs in sees the recorded account.
 * `say` hears of each call that the recording lacks, once.
 * @throws CouldNotRun when the file is no recording of calls below `b2c/`
 */
export function replay(file: string, text: string, say: (line: string) => void): Handler {
  const calls = readCalls(file, text).filter(isAnswered);
  const lacking = new Set<string>();

  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
    const path = pathname.slice(1);
    const { method = 'GET' } = request;
    const send = (status: number, json: unknown) => sendText(response, status, JSON.stringify(json));
    request.resume();

    const operation = operationOf(method, path);
    if (operation === 'checkEmailDomain') return send(200, { type: 'email' });
    if (operation !== undefined && SIGN_IN.includes(operation)) return send(200, {});
    const hasEffect = operation === undefined ? method !== 'GET' : contract[operation].hasEffect;
    if (hasEffect) return send(422, REFUSED);

    const recorded = answerTo(calls, path, searchParams);
    if (recorded !== undefined) return sendText(response, recorded.status, recorded.text ?? '');
    if (lacking.size < lacking.add(`${method} ${path}`).size) say(`Not in the recording: ${method} ${path}`);
    send(404, { error: 'Not Found', message: 'Questa pagina non è nella registrazione.' });
  };
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(text);
}
