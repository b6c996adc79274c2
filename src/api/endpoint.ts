import type { Schema } from './schema.ts';

export type Method = 'GET' | 'POST' | 'PUT';

/** The names in braces of a path template: `b2c/payment/{uuid}` has `uuid`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParameter<Rest> : never;

/** How fresh an answer on the screen must be. By default it is read again when somebody opens a screen and it is 30 s old. */
export interface Freshness {
  /** Reads again at this interval while the page is visible, and when the page becomes visible with an answer 30 s old. */
  readonly refreshMs?: number;
  /** Reads each time that somebody opens the screen, or comes back to the page. */
  readonly isLive?: boolean;
}

/** One call of the contract. */
export interface Endpoint<Path extends string = string, Body = unknown, BodyIn = unknown, Answer = unknown, AnswerIn = unknown> {
  readonly method: Method;
  /** Below the API base, with path parameters in braces. */
  readonly path: Path;
  /** `public`: needs no session. Everything else answers 401 without one. */
  readonly access: 'public' | 'session';
  /** True when the call may change something at the server. We never prefetch such a call, or retry it automatically. */
  readonly hasEffect: boolean;
  /** The statuses of a good answer; by default every 2xx. */
  readonly statuses: readonly number[] | undefined;
  readonly freshness: Freshness;
  readonly body: Schema<Body, BodyIn> | null;
  readonly response: Schema<Answer, AnswerIn>;
}

interface Declaration<Path extends string, Body, BodyIn, Answer, AnswerIn> {
  method: Method;
  path: Path;
  access?: 'public';
  /** A GET that changes something. */
  hasEffect?: true;
  statuses?: readonly number[];
  freshness?: Freshness;
  body?: Schema<Body, BodyIn>;
  response: Schema<Answer, AnswerIn>;
}

/** Declares a call: path parameters, request and answer types follow from the declaration. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const Path extends string, Answer, AnswerIn, Body = never, BodyIn = never>(
  declaration: Declaration<Path, Body, BodyIn, Answer, AnswerIn>,
): Endpoint<Path, Body, BodyIn, Answer, AnswerIn> {
  const { method, path, access = 'session', hasEffect = method !== 'GET', statuses, freshness = {}, body = null, response } = declaration;
  return { method, path, access, hasEffect, statuses, freshness, body, response };
}

/** An endpoint of any shape, for tables and tools. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: a table of endpoints cannot name each body type
export type AnyEndpoint = Endpoint<string, any, any, any, any>;

/** What the endpoint returns inside the client. */
export type AnswerOf<E extends AnyEndpoint> = E extends Endpoint<string, infer _B, infer _BI, infer A, infer _AI> ? A : never;
export type WireAnswerOf<E extends AnyEndpoint> = E extends Endpoint<string, infer _B, infer _BI, infer _A, infer AI> ? AI : never;
/** The type of the body that a caller passes. */
export type BodyOf<E extends AnyEndpoint> = E extends Endpoint<string, infer B, infer _BI, infer _A, infer _AI> ? B : never;
export type ParametersOf<E extends AnyEndpoint> = Readonly<Record<PathParameter<E['path']>, string>>;
