/** Runs the checks against a back end, or on a recording. */
import { contract } from '../src/api/contract.ts';
import { type Check, createKit, type Kit, missing, NotChecked, type Outcome } from './check.ts';
import { CHECKS, CHECKS_OF_RECORDING } from './checks/index.ts';
import { OPERATIONS } from './coverage.ts';
import { callOf, Conversation, CouldNotRun, type Exchange, found, isHtml, Session } from './exchange.ts';
import type { Options } from './options.ts';
import type { Recording } from './recording.ts';

export interface Result {
  readonly check: Check;
  readonly outcome: Outcome;
}

export interface Report {
  readonly baseUrl: string;
  /** What was checked, in a few words. */
  readonly scope: string;
  /** The calls of the contract that a recording lacks; null where a back end was asked. */
  readonly unrecorded: readonly string[] | null;
  readonly results: readonly Result[];
}

/** Checks that a b2c API answers at the address. @throws CouldNotRun */
async function reach(talk: Conversation, { baseUrl, timeoutMs }: Options): Promise<void> {
  const probes: Exchange[] = [];
  for (const operation of ['getNavigation', 'checkEmailDomain'] as const) {
    const exchange = await talk.ask(operation, { session: null, isAside: true });
    if (exchange.silence !== null)
      throw new CouldNotRun(
        exchange.silence === 'timeout'
          ? `${baseUrl} does not answer within ${timeoutMs / 1000} s.`
          : `${baseUrl} cannot be reached: is the address right, and the certificate valid?`,
      );
    probes.push(exchange);
  }
  if (probes.every(({ status }) => status !== null && status >= 300 && status < 400))
    throw new CouldNotRun(`${baseUrl} leads elsewhere: give --base-url the address that it leads to.`);
  if (probes.every(isHtml)) throw new CouldNotRun(`${baseUrl}/b2c/ answers with HTML pages: is --base-url the back end, and not the app?`);
  if (probes.every(({ status }) => status === 404))
    throw new CouldNotRun(`Below ${baseUrl}/b2c/ nothing is found: --base-url ends where b2c/… begins.`);
}

/** Checks the given session, or starts one. @throws CouldNotRun */
async function enter(talk: Conversation, session: Session, { cookie, idToken, timeoutMs }: Options): Promise<void> {
  if (cookie === null && idToken !== null) {
    for (const operation of ['setSessionCookie', 'login'] as const) {
      const exchange = await talk.ask(operation, { session, body: { authorizationF: idToken } });
      if (exchange.status === null || exchange.status < 200 || exchange.status > 299)
        throw new CouldNotRun(`The ID token signs nobody in: ${exchange.call} answered ${found(exchange, timeoutMs)}.`);
    }
  }
  const exchange = await talk.ask('getNavigation', { session });
  if (exchange.status !== 200 && exchange.status !== 201)
    throw new CouldNotRun(`The session is not accepted: ${exchange.call} answered ${found(exchange, timeoutMs)}. Has it ended?`);
}

async function outcomeOf(check: Check, kit: Kit): Promise<Outcome> {
  const reason = missing(check.needs ?? [], kit);
  if (reason !== null) return { kind: 'not-checked', reason };
  try {
    const outcome = await check.run(kit);
    return outcome.kind === 'wrong' && check.isHarmless ? { ...outcome, kind: 'works-but' } : outcome;
  } catch (thrown) {
    if (thrown instanceof NotChecked) return { kind: 'not-checked', reason: thrown.message };
    throw thrown;
  }
}

/** The checks run one after the other: the kit checks the answers of a back end and not its load capacity. */
async function resultsOf(checks: readonly Check[], kit: Kit): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const check of checks) results.push({ check, outcome: await outcomeOf(check, kit) });
  return results;
}

export interface Run {
  readonly report: Report;
  /** The secrets that the report must not contain. */
  readonly secrets: ReadonlySet<string>;
}

/** @throws CouldNotRun when there is nothing to check. */
export async function run(options: Options, fetcher: typeof fetch = fetch): Promise<Run> {
  // A token alone is no session, but some back ends accept it as one: then the navigation answers.
  const isSignedIn = options.cookie !== null || options.token !== null || options.idToken !== null;
  const session = isSignedIn ? new Session(options) : null;
  const talk = new Conversation(options, fetcher, session);
  await reach(talk, options);
  if (session !== null) await enter(talk, session, options);
  const kit = createKit(options, talk);
  const results = await resultsOf(CHECKS, kit);
  const { baseUrl, allowMoney, allowEffects } = options;
  const scope = allowMoney ? 'effects and money' : allowEffects ? 'effects' : 'reading only';
  return { report: { baseUrl, scope, unrecorded: null, results }, secrets: talk.secrets };
}

/** Checks what a browser has recorded. It makes no calls. */
export async function runRecording(options: Options, { baseUrl, exchanges, others, secrets }: Recording): Promise<Run> {
  // With a session, because some checks need one; what needed it is in the recording.
  const noNetwork = () => Promise.reject(new Error('A recording makes no calls'));
  const talk = new Conversation(options, noNetwork, new Session(options));
  talk.log.push(...exchanges);
  const kit = createKit({ ...options, baseUrl }, talk, true);
  // A refusal may be right: nobody knows for what was asked.
  for (const exchange of exchanges) if (Number(exchange.status) < 300) kit.awaited.add(exchange);
  const results = await resultsOf(CHECKS_OF_RECORDING, kit);
  const scope = `a recording of ${exchanges.length} calls${others === 0 ? '' : `, and ${others} that Pausa does not make`}`;
  const recorded = new Set(exchanges.map(({ call }) => call));
  const unrecorded = OPERATIONS.map((operation) => callOf(contract[operation])).filter((call) => !recorded.has(call));
  return { report: { baseUrl, scope, unrecorded, results }, secrets: new Set([...talk.secrets, ...secrets]) };
}
