/** Runs the command against a sandbox in process, which is correct or deliberately wrong. */
import { type B2c, createB2c } from '../sandbox/b2c/index.ts';
import { main } from './main.ts';

export const ORIGIN = 'http://sandbox.test';
export const PARTNER = 'https://intranet.example';
export const ID_TOKEN = 'token of demo@pausa.test';

/** The options for all checks of the sandbox. */
export const EVERYTHING = [
  ...['--area', 'milano-1', '--inactive-area', 'spento-4', '--coffee-area', 'caffe-1'],
  ...['--menu', '00000000-0000-4000-8000-000000000001', '--code', 'milano1', '--order', 'ordine-0902'],
  ...['--card-payment', 'prova-carta', '--paypal-payment', 'prova-paypal'],
  ...['--satispay-ticket', 'prova-attesa', '--pellegrini-ticket', 'prova-2'],
  ...['--pluxee-ticket', 'prova-3', '--edenred-ticket', 'prova-loading', '--new-email', 'nuova@ditta.example'],
  ...['--origin', PARTNER, '--idempotency-header', 'Idempotency-Key', '--allow-money'],
];

/** Takes the sandbox's place for each request; `answer` asks the sandbox. */
export type Plant = (request: Request, answer: (request?: Request) => Promise<Response>, b2c: B2c) => Promise<Response>;

export const newB2c = (): B2c =>
  createB2c({
    verify: (idToken) => (idToken.startsWith('token of ') ? { uid: idToken, email: idToken.slice('token of '.length) } : null),
    now: () => Date.parse('2026-03-09T11:30:00.000Z'),
    partnerOrigins: () => [PARTNER],
  });

/** `fetch` that reaches a sandbox with the plant in it. */
export function fetchWith(plant: Plant = (_, answer) => answer(), b2c = newB2c()): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    return plant(request, (changed = request.clone()) => b2c.handle(changed), b2c);
  };
}

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs the command in process. */
export async function runKit(
  args: readonly string[],
  { fetch, env = { PAUSA_ID_TOKEN: ID_TOKEN } }: { fetch?: typeof globalThis.fetch; env?: Record<string, string> } = {},
): Promise<CommandResult> {
  const output: string[] = [];
  const errors: string[] = [];
  const code = await main({
    args,
    env,
    print: (text) => output.push(text),
    printError: (text) => errors.push(text),
    ...(fetch === undefined ? {} : { fetch }),
  });
  return { code, output: output.join('\n'), errors: errors.join('\n') };
}

export interface JsonReport {
  readonly baseUrl: string;
  readonly runs: boolean | null;
  readonly sentence: string;
  readonly sum: Readonly<Record<'conform' | 'workBut' | 'wrong' | 'notOffered' | 'notChecked', number>>;
  readonly checks: readonly {
    readonly id: string;
    readonly title: string;
    readonly outcome: 'conforms' | 'works-but' | 'wrong' | 'not-offered' | 'not-checked';
    readonly fields?: readonly string[];
    readonly reason?: string;
    readonly deviations?: readonly { readonly call: string; readonly expected: string; readonly found: string }[];
    readonly written?: string;
    readonly mend?: string;
  }[];
}

/** Runs the command with `--json`, and parses its output. */
export async function reportOf(args: readonly string[], options: Parameters<typeof runKit>[1] = {}): Promise<JsonReport> {
  const { output } = await runKit([...args, '--json'], options);
  return JSON.parse(output) as JsonReport;
}
