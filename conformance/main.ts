import { readFileSync, writeFileSync } from 'node:fs';
import { CouldNotRun } from './exchange.ts';
import { type Options, readOptions, USAGE, UsageError } from './options.ts';
import { isAnswered, readCalls, readRecording } from './recording.ts';
import { redact } from './redact.ts';
import { asJson, asText, sumOf, withoutSecrets } from './report.ts';
import { run, runRecording } from './run.ts';

export interface Terminal {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  print(text: string): void;
  printError(text: string): void;
  /** Replaces the network in tests. */
  readonly fetch?: typeof fetch;
}

/** @throws CouldNotRun */
function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    const isMissing = (thrown as NodeJS.ErrnoException).code === 'ENOENT';
    throw new CouldNotRun(isMissing ? `There is no file ${path}.` : `${path} cannot be read.`);
  }
}

/** Writes a redacted copy of a recording. @throws CouldNotRun */
function writeCopy(har: string, copy: string): string {
  const calls = readCalls(har, readFile(har)).filter(isAnswered);
  try {
    writeFileSync(copy, JSON.stringify(redact(calls), null, 1), { flag: 'wx' });
  } catch (thrown) {
    const isThere = (thrown as NodeJS.ErrnoException).code === 'EEXIST';
    throw new CouldNotRun(isThere ? `${copy} is there already: give --redact a new file.` : `${copy} cannot be written.`);
  }
  return `${copy} has ${calls.length} calls, without cookies, tokens and what was sent. Read it before you send it.`;
}

/** The whole command. The exit code: 0 nothing is wrong, 1 something is, 2 could not run. */
export async function main({ args, env, print, printError, fetch: fetcher }: Terminal): Promise<0 | 1 | 2> {
  let options: Options | null;
  try {
    options = readOptions(args, env);
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    printError(`${thrown.message}\nnpm run conformance -- --help tells the options.`);
    return 2;
  }
  if (options === null) {
    print(USAGE);
    return 0;
  }
  try {
    const { har, redact: copy } = options;
    if (har !== null && copy !== null) {
      print(writeCopy(har, copy));
      return 0;
    }
    const { report, secrets } = await (har === null ? run(options, fetcher) : runRecording(options, readRecording(har, readFile(har))));
    print(withoutSecrets(options.json ? asJson(report) : asText(report), secrets));
    return sumOf(report).wrong === 0 ? 0 : 1;
  } catch (thrown) {
    if (!(thrown instanceof CouldNotRun)) throw thrown;
    printError(thrown.message);
    return 2;
  }
}
