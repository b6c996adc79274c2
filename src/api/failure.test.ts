import { describe, expect, it } from 'vitest';
import {
  ApiError,
  type ApiFailure,
  cachedAnswerOf,
  displayableFailure,
  failureOf,
  isAbort,
  isApiStatus,
  isNotFound,
  isOutcomeUnknown,
  serverSentence,
} from './failure.ts';

const http = (status: number, message: string | string[] | null = null): ApiFailure => ({ kind: 'http', status, error: null, message });
const refusal = (status: number): ApiFailure => ({ kind: 'http', status, error: 'Refused', message: null });

describe('the server’s sentence', () => {
  it.each([
    [http(409, 'Carrello vuoto'), 'Carrello vuoto'],
    [http(409, '  Carrello vuoto '), 'Carrello vuoto'],
    [http(409, ' '), null],
    [http(409, ['Carrello vuoto']), null],
    [http(409), null],
    [{ kind: 'network' }, null],
    [{ kind: 'timeout', afterMs: 20_000 }, null],
    [{ kind: 'unauthorized', status: 401 }, null],
    [{ kind: 'unexpected-answer', issue: 'not JSON' }, null],
  ] satisfies [ApiFailure, string | null][])('of %j is %j', (failure, sentence) => {
    expect(serverSentence(failure)).toBe(sentence);
  });
});

describe('after a failure, the outcome', () => {
  it.each([
    [{ kind: 'network' }, true],
    [{ kind: 'timeout', afterMs: 20_000 }, true],
    [{ kind: 'unexpected-answer', issue: 'link' }, true],
    [http(500), true],
    [http(504), true],
    // A refusal is one with the contract's body, by a status that the API gives before it does anything.
    [refusal(400), false],
    [refusal(402), false],
    [refusal(409), false],
    [refusal(410), false],
    [refusal(422), false],
    [http(409, 'Carrello vuoto'), false],
    [http(409, ['quantity must be positive']), false],
    // A router's word, or that of a server which does not find its own result.
    [refusal(404), true],
    [refusal(405), true],
    [refusal(413), true],
    [refusal(415), true],
    // A gateway's page.
    [http(400), true],
    [http(404), true],
    [http(409), true],
    // A proxy's word, or the answer to a repetition.
    [refusal(408), true],
    [refusal(418), true],
    [refusal(425), true],
    [refusal(429), true],
    [refusal(500), true],
    // The session may have ended after the effect.
    [{ kind: 'unauthorized', status: 401 }, true],
    [{ kind: 'unauthorized', status: 403 }, true],
  ] satisfies [ApiFailure, boolean][])('of %j is unknown: %s', (failure, unknown) => {
    expect(isOutcomeUnknown(failure)).toBe(unknown);
  });
});

describe('a thrown value', () => {
  it('is read as a failure', () => {
    expect(failureOf(new ApiError('GET b2c/home', http(500)))).toEqual(http(500));
    expect(failureOf(new TypeError('Failed to fetch'))).toEqual({ kind: 'network' });
    expect(failureOf('text')).toEqual({ kind: 'network' });
  });

  it.each([
    [http(500, 'segreto'), 'GET b2c/home: http 500'],
    [{ kind: 'unauthorized', status: 401 }, 'GET b2c/home: unauthorized 401'],
    [{ kind: 'network' }, 'GET b2c/home: network'],
    [{ kind: 'timeout', afterMs: 20_000 }, 'GET b2c/home: timeout'],
    [{ kind: 'unexpected-answer', issue: 'items.0.price' }, 'GET b2c/home: unexpected-answer items.0.price'],
  ] satisfies [ApiFailure, string][])('names call and kind in its message, and no body: %j', (failure, message) => {
    expect(String(new ApiError('GET b2c/home', failure))).toBe(`ApiError: ${message}`);
  });

  it('has the earlier answer, where there is one', () => {
    const cached = { answer: { sections: [] }, cachedAt: 1_700_000_000_000 };
    expect(cachedAnswerOf(new ApiError('GET b2c/home', { kind: 'network' }, undefined, cached))).toBe(cached);
    expect(cachedAnswerOf(new ApiError('GET b2c/home', { kind: 'network' }))).toBeNull();
    expect(cachedAnswerOf(Object.assign(new Error('of another'), { cached }))).toBeNull();
  });

  it.each<[unknown, ApiFailure | null]>([
    [new ApiError('GET b2c/home', http(500)), http(500)],
    [new TypeError('Failed to fetch'), { kind: 'network' }],
    [new DOMException('', 'AbortError'), null],
    [new ApiError('GET b2c/home', { kind: 'unauthorized', status: 403 }), null],
  ])('%s is shown as %j', (thrown, failure) => expect(displayableFailure(thrown)).toEqual(failure));

  it('is an abort only when it is one', () => {
    expect(isAbort(new DOMException('', 'AbortError'))).toBe(true);
    expect(isAbort(new DOMException('', 'TimeoutError'))).toBe(false);
    expect(isAbort(new Error('AbortError'))).toBe(false);
  });
});

describe('the word of a refusal', () => {
  const refused = (status: number, error: string | null, message: string | string[] | null = null): ApiFailure => ({
    kind: 'http',
    status,
    error,
    message,
  });

  it.each([
    [refused(409, 'Il frigo è chiuso'), 'Il frigo è chiuso'],
    [refused(409, 'Il frigo è chiuso', 'Torna domani'), 'Torna domani'],
    [refused(409, 'Il frigo è chiuso', ['quantity']), null],
    [refused(409, 'Conflict'), null],
    [refused(409, 'Chiuso da Mario'), 'Chiuso da Mario'],
    [refused(500, 'Internal Server Error'), null],
    [refused(404, 'Not Found'), null],
    [refused(404, 'Il frigo non c’è più'), 'Il frigo non c’è più'],
    // A failing server's word is for developers; a `message` is for people.
    [refused(500, 'Il database non risponde'), null],
    [refused(503, 'upstream connect error'), null],
    [refused(503, 'Service Unavailable', 'Torniamo alle 14.'), 'Torniamo alle 14.'],
  ])('%j: %j is shown', (failure, sentence) => expect(serverSentence(failure)).toBe(sentence));

  it.each([
    [refused(404, 'Not Found'), true],
    [refused(400, 'Not Found'), true],
    [refused(404, null), false],
    [refused(404, 'Manca'), false],
    [refused(404, null, 'Not Found'), false],
    [null, false],
  ])('%j: not found is %s [P1-7.11]', (failure, isMissing) => expect(isNotFound(failure)).toBe(isMissing));

  it.each([
    [refused(404, 'Not Found'), true],
    [refused(410, 'Not Found'), false],
    // A gateway's answer proves nothing.
    [refused(404, null, 'Not Found'), false],
    [{ kind: 'network' } as const, false],
    [null, false],
  ])('%j: the API itself says 404: %s', (failure, isSaid) => expect(isApiStatus(failure, 404)).toBe(isSaid));
});
