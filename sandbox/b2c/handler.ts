import type { Contract, OperationName } from '../../src/api/contract.ts';
import type { AnyEndpoint, BodyOf, ParametersOf, WireAnswerOf } from '../../src/api/endpoint.ts';
import type { Identity, Sessions } from './sessions.ts';
import type { User } from './user.ts';
import type { World } from './world.ts';

/** The parts of the server that every handler may use. */
export interface Server {
  verify(idToken: string): Identity | null;
  now(): number;
  register(email: string): Promise<void>;
  readonly sessions: Sessions;
}

/** One validated call: its session exists, its parameters are identifiers, its body matches the schema. */
export interface Call<E extends AnyEndpoint> {
  readonly params: ParametersOf<E>;
  readonly query: URLSearchParams;
  readonly body: BodyOf<E>;
  readonly world: World;
  /** The caller's own data in this world. On a public endpoint it throws 401. */
  readonly user: User;
  readonly now: number;
  /** The sandbox's own origin, for links to its stand-ins of other companies. */
  readonly origin: string;
  readonly request: Request;
  /** Headers to add to the answer. */
  readonly headers: Headers;
  readonly server: Server;
}

/** Answers one operation with the data of its JSON; throws `HttpProblem` to refuse. */
export type Handler<E extends AnyEndpoint> = (call: Call<E>) => WireAnswerOf<E> | Promise<WireAnswerOf<E>>;

/** One handler for every operation of the contract. A missing one does not compile. */
export type HandlerTable = { readonly [Op in OperationName]: Handler<Contract[Op]> };

/** The JSON answer of an operation. */
export type Wire<Op extends OperationName> = WireAnswerOf<Contract[Op]>;
