/** The options of `npm run conformance`, validated before the first request. */
import { parseArgs } from 'node:util';
import { isEmail, isId } from '../src/api/id.ts';
import * as methods from '../src/registry/conformance.ts';
import { merge } from '../src/registry/merge.ts';
import { METHOD_NAMES, type MethodName } from '../src/registry/payment-methods.ts';

/** The options with fixed data of the back end that the kit may read. */
export const ID_OPTIONS = {
  area: 'a selling area that is open',
  'inactive-area': 'a selling area that is switched off (410)',
  'coffee-area': 'a coffee machine',
  'coffee-order': 'a coffee order of the account',
  menu: 'a public menu (UUID)',
  code: 'a code that leads somewhere',
  order: 'a locker order of the account',
  payment: 'a payment of the account (UUID)',
  recharge: 'a recharge of the account (UUID)',
  ...merge(Object.values(methods).map(({ ids }) => ids)),
  'new-email': 'an address that nobody has registered yet; it is registered (with --allow-effects)',
} as const;
export type IdOption = keyof typeof ID_OPTIONS;
const ID_NAMES = Object.keys(ID_OPTIONS) as IdOption[];

export interface Options {
  /** A recording to check in the place of a back end. */
  readonly har: string | null;
  /** The file to write a copy of the recording to, without personal data. */
  readonly redact: string | null;
  /** Without a closing slash and without `b2c`. Empty with `har`. */
  readonly baseUrl: string;
  readonly cookie: string | null;
  readonly token: string | null;
  /** A token of the identity provider, with which the kit signs in. */
  readonly idToken: string | null;
  readonly ids: Readonly<Partial<Record<IdOption, string>>>;
  /** The origin of a partner whose pages may make calls with a session. */
  readonly origin: string | null;
  readonly idempotencyHeader: string | null;
  readonly paymentMethods: readonly MethodName[];
  readonly allowEffects: boolean;
  /** Implies `allowEffects`. */
  readonly allowMoney: boolean;
  readonly json: boolean;
  /** The time-out of one call. */
  readonly timeoutMs: number;
}

/** The client's time-out (part 1 §7, `src/api/client.ts`). */
const DEFAULT_TIMEOUT_MS = 20_000;
const LONGEST_TIMEOUT_MS = 600_000;

/** A wrong option. The message never repeats a value, which can be a secret. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const idLines = ID_NAMES.map((name) => `  --${`${name} ${name === 'new-email' ? 'EMAIL' : 'ID'}`.padEnd(26)}${ID_OPTIONS[name]}`).join(
  '\n',
);

export const USAGE = `Usage: npm run conformance -- --base-url URL [options]
       npm run conformance -- --har FILE [--payment-methods A,B] [--json]
       npm run conformance -- --har FILE --redact COPY

Asks a back end what Pausa asks of it, and says what does not conform (docs/backend-contract.md).

  --base-url URL              the back end; its calls are below URL/b2c/
  --har FILE                  what a browser has recorded of a visit to a present app, exported with contents: no calls are made
  --redact COPY               writes a copy of the recording to a new file, with names, addresses, tokens and codes replaced

A session. Better in the environment, where other users of the machine do not see it; nothing of it is printed.
  --cookie 'NAME=VALUE'       the session cookie of a signed-in account (PAUSA_COOKIE)
  --token TOKEN               what the account's calls carry as Authorization (PAUSA_TOKEN)
  --id-token TOKEN            an ID token of the identity provider: the kit signs in by itself (PAUSA_ID_TOKEN)

What may be read. Checks that need something else are listed as not checked.
${idLines}
  --origin URL                a partner's origin that may make calls with a session
  --idempotency-header NAME   the header with the idempotency key, as in config.json
  --payment-methods A,B       the methods in use, as in config.json; all unless told
                              (${METHOD_NAMES.join(', ')})

What may be changed. Nothing, unless told.
  --allow-effects             edits the cart and puts it back, saves a nick name and preferences and puts them back
  --allow-money               also orders, recharges and makes a coffee. Only against a test system.

  --timeout-ms N              how long to wait for one answer; ${DEFAULT_TIMEOUT_MS} unless told
  --json                      the report as JSON
  --help                      this text

Exit code: 0 nothing is wrong, 1 something is, 2 could not run. The last line says whether the app runs on this back end.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const SETTINGS = {
  'base-url': text,
  har: text,
  redact: text,
  cookie: text,
  token: text,
  'id-token': text,
  ...(Object.fromEntries(ID_NAMES.map((name) => [name, text])) as Record<IdOption, typeof text>),
  origin: text,
  'idempotency-header': text,
  'payment-methods': text,
  'timeout-ms': text,
  'allow-effects': flag,
  'allow-money': flag,
  json: flag,
  help: flag,
};

/** Node's own messages quote the values; ours name the option only. */
function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: SETTINGS, strict: true, allowPositionals: false }).values;
  } catch (thrown) {
    const { code = '', message } = thrown as NodeJS.ErrnoException;
    const option = /--[a-z-]+/.exec(message)?.[0] ?? 'an option';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UsageError(`There is no option ${option}.`);
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      throw new UsageError('There is a word that belongs to no option: put values with spaces in quotes.');
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw new UsageError(`${option}: its value is missing, or it takes none.`);
    throw thrown;
  }
}

function urlOf(value: string, option: string): URL {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new UsageError(`${option} is not an address: https://api.example.it is one.`);
  }
  if (!/^https?:$/.test(url.protocol)) throw new UsageError(`${option} must begin with https:// or http://.`);
  if (url.username !== '' || url.password !== '') throw new UsageError(`${option} must carry no user name and no password.`);
  if (url.search !== '' || url.hash !== '') throw new UsageError(`${option} must have neither query nor fragment.`);
  return url;
}

function baseUrlOf(value: string | undefined): string {
  if (value === undefined) throw new UsageError('--base-url is missing.');
  const base = urlOf(value, '--base-url').href.replace(/\/+$/, '');
  if (base.endsWith('/b2c')) throw new UsageError('--base-url ends before /b2c.');
  return base;
}

function originOf(value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = urlOf(value, '--origin');
  if (url.pathname !== '/') throw new UsageError('--origin is scheme and host alone: https://intranet.example.it');
  return url.origin;
}

/** The characters that a header allows. */
function headerValue(value: string | undefined, option: string): string | null {
  if (value === undefined || value === '') return null;
  if (!/^[\u0020-\u007e]+$/.test(value)) throw new UsageError(`${option} has characters that no header may carry.`);
  return value;
}

function cookieOf(value: string | undefined): string | null {
  const cookie = headerValue(value, '--cookie');
  if (cookie !== null && !cookie.split(';').every((pair) => /^\s*[^\s=]+=/.test(pair)))
    throw new UsageError("--cookie must read 'NAME=VALUE', several divided by semicolons.");
  return cookie;
}

function methodsOf(value: string | undefined): readonly MethodName[] {
  if (value === undefined) return METHOD_NAMES;
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const known = METHOD_NAMES.find((name) => name === part);
      if (known === undefined) throw new UsageError(`--payment-methods knows ${METHOD_NAMES.join(', ')}.`);
      return known;
    });
}

function timeoutOf(value: string | undefined): number {
  if (value === undefined) return DEFAULT_TIMEOUT_MS;
  const ms = Number(value);
  if (!Number.isInteger(ms) || ms < 1 || ms > LONGEST_TIMEOUT_MS)
    throw new UsageError(`--timeout-ms is a whole number from 1 to ${LONGEST_TIMEOUT_MS}.`);
  return ms;
}

/**
 * Reads the command line and the environment.
 * @returns null when only the usage was asked for.
 * @throws UsageError
 */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>> = {}): Options | null {
  const values = parse(args);
  if (values.help) return null;

  const ids: Partial<Record<IdOption, string>> = {};
  for (const name of ID_NAMES) {
    const value = values[name];
    if (value === undefined) continue;
    const isGood = name === 'new-email' ? isEmail(value) : isId(value);
    if (!isGood)
      throw new UsageError(
        name === 'new-email' ? '--new-email is not an e-mail address.' : `--${name}: an identifier has 1 to 64 of A-Z a-z 0-9 _ -`,
      );
    ids[name] = value;
  }

  const header = values['idempotency-header'];
  if (header !== undefined && !/^[A-Za-z0-9-]+$/.test(header)) throw new UsageError('--idempotency-header is the name of a header.');

  const { har = null, redact = null } = values;
  if (har !== null && values['base-url'] !== undefined) throw new UsageError('--har takes the place of --base-url: give one of them.');
  if (redact !== null && har === null) throw new UsageError('--redact needs a recording: --har.');

  return {
    har,
    redact,
    baseUrl: har === null ? baseUrlOf(values['base-url']) : '',
    cookie: cookieOf(values.cookie ?? env['PAUSA_COOKIE']),
    token: headerValue(values.token ?? env['PAUSA_TOKEN'], '--token'),
    idToken: headerValue(values['id-token'] ?? env['PAUSA_ID_TOKEN'], '--id-token'),
    ids,
    origin: originOf(values.origin),
    idempotencyHeader: header ?? null,
    paymentMethods: methodsOf(values['payment-methods']),
    allowEffects: values['allow-effects'] || values['allow-money'],
    allowMoney: values['allow-money'],
    json: values.json,
    timeoutMs: timeoutOf(values['timeout-ms']),
  };
}
