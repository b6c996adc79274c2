/** The checks and their results. */
import { type Contract, contract, type OperationName } from '../src/api/contract.ts';
import type { AnswerOf, WireAnswerOf } from '../src/api/endpoint.ts';
import { read } from '../src/api/schema.ts';
import { type Conversation, type Exchange, found, type Request } from './exchange.ts';
import type { IdOption, Options } from './options.ts';

/** The headings of docs/backend-contract.md, with the places of the specification that they rest on. */
export const SECTIONS = {
  Answers: 'part 1 §7, part 2 §7',
  Fields: 'part 1 §3, part 2 §3',
  Sessions: 'part 1 §6 and §7',
  Tokens: 'part 1 §7',
  Identifiers: 'part 1 §8',
  Errors: 'part 1 §8, part 2 §8',
  Caching: 'part 1 §6',
  'Other origins': 'part 1 §7',
  Amounts: 'part 1 §9, part 2 §9',
  Dates: 'part 2 §3',
  Links: 'part 1 §3 and §5',
  Menus: 'part 2 §2',
  Cart: 'part 1 §4 and §5',
  'Effects once': 'decision 0009',
  Orders: 'part 2 §9',
  Receipts: 'part 2 §2',
  Payments: 'part 2 §4',
  Preferences: 'part 1 §7, part 2 §7',
  Money: 'part 1 §9, part 2 §7',
} as const;
export type Section = keyof typeof SECTIONS;

/** In the order of the report. */
export const GROUPS = [
  'Session',
  'Other origins',
  'Answers',
  'Form of the answers',
  'Identifiers and errors',
  'Selling area',
  'Menus',
  'Orders',
  'Payments',
  'Preferences',
  'Money',
  'Additions of ours',
] as const;
export type Group = (typeof GROUPS)[number];

/** The requirements of a check. */
export type Need = 'session' | 'id-token' | 'origin' | 'idempotency-header' | 'effects' | 'money' | IdOption;

export interface Deviation {
  /** `GET b2c/home` */
  readonly call: string;
  readonly expected: string;
  readonly found: string;
  /** The client repairs it when it reads the answer. */
  readonly isRepaired?: true;
}

export type Outcome =
  /** `count`: the number of calls or values that the check has examined, when it is more than one. */
  | { readonly kind: 'conforms'; readonly count?: string }
  | { readonly kind: 'wrong'; readonly deviations: readonly Deviation[] }
  /** The app reads it all the same, by a repair that is harmless. */
  | { readonly kind: 'works-but'; readonly deviations: readonly Deviation[] }
  /** Additions of ours that the back end lacks. The app does without them. */
  | { readonly kind: 'not-offered'; readonly fields: readonly string[] }
  | { readonly kind: 'not-checked'; readonly reason: string };

export interface Check {
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  readonly section: Section;
  /** The advice for the provider's developer on a deviation. */
  readonly mend: string;
  readonly needs?: readonly Need[];
  /** True when the app copes with a deviation: it works, but. */
  readonly isHarmless?: true;
  run(kit: Kit): Promise<Outcome> | Outcome;
}

/** The tools that all checks share. */
export interface Kit {
  readonly options: Options;
  readonly talk: Conversation;
  /** The exchanges that needed an answer. The checks of the answers examine these. */
  readonly awaited: Set<Exchange>;
  /** True when the exchanges are a recording: the kit makes no calls. */
  readonly isRecording: boolean;
  /** A short description of an exchange's result. */
  found(exchange: Exchange): string;
  /** The identifier from an option that the check needs. */
  id(option: IdOption): string;
}

export function createKit(options: Options, talk: Conversation, isRecording = false): Kit {
  return {
    options,
    talk,
    awaited: new Set(),
    isRecording,
    found: (exchange) => found(exchange, options.timeoutMs),
    id(option) {
      const value = options.ids[option];
      if (value === undefined) throw new Error(`A check asks for --${option} without needing it.`);
      return value;
    },
  };
}

/** The check has no result, because something that it depends on is missing or deviates. */
export class NotChecked extends Error {
  override readonly name = 'NotChecked';
}

export const conforms = (count?: string): Outcome => (count === undefined ? { kind: 'conforms' } : { kind: 'conforms', count });

/** The result is 'conforms' when the list is empty. */
export const unless = (deviations: readonly Deviation[], count?: string): Outcome =>
  deviations.length === 0 ? conforms(count) : { kind: 'wrong', deviations };

export const several = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const OPTION_OF: Partial<Record<Need, string>> = {
  session: 'a session (--cookie or --id-token)',
  effects: '--allow-effects',
  money: '--allow-money',
};

function isGiven(need: Need, { options, talk }: Kit): boolean {
  switch (need) {
    case 'session':
      return talk.session !== null;
    case 'id-token':
      return options.idToken !== null;
    case 'origin':
      return options.origin !== null;
    case 'idempotency-header':
      return options.idempotencyHeader !== null;
    case 'effects':
      return options.allowEffects;
    case 'money':
      return options.allowMoney;
    default:
      return options.ids[need] !== undefined;
  }
}

/** `needs --area and --allow-effects`, or null when everything is there. */
export function missing(needs: readonly Need[], kit: Kit): string | null {
  const absent = needs.filter((need) => !isGiven(need, kit)).map((need) => OPTION_OF[need] ?? `--${need}`);
  if (absent.length === 0) return null;
  return `needs ${absent.length === 1 ? absent[0] : `${absent.slice(0, -1).join(', ')} and ${absent.at(-1)}`}`;
}

export const isAnswer = ({ status }: Exchange): boolean => status === 200 || status === 201;

/**
 * The answer of a call on which a check depends, as our client reads it.
 * @throws NotChecked when the answer is not valid; the call's own check reports why.
 */
export async function answerOf<Op extends OperationName>(kit: Kit, operation: Op, request: Request = {}): Promise<Answer<Op>> {
  const exchange = await kit.talk.ask(operation, request);
  kit.awaited.add(exchange);
  const parsed = isAnswer(exchange) ? read<unknown>(contract[operation].response, exchange.json) : null;
  if (parsed === null || parsed.issues !== undefined) throw new NotChecked(`rests on ${exchange.call}: see answer.${operation}`);
  return { value: parsed.data as AnswerOf<Contract[Op]>, wire: exchange.json as WireAnswerOf<Contract[Op]>, exchange };
}

export interface Answer<Op extends OperationName> {
  readonly value: AnswerOf<Contract[Op]>;
  readonly wire: WireAnswerOf<Contract[Op]>;
  readonly exchange: Exchange;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
