import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPartner, startSandbox } from '../../sandbox/server.ts';
import { replay } from './replay.ts';
import { checkConfig } from '../check-config.ts';
import { ROOT } from '../steps.mjs';

/** Number of ports to try before giving up. */
const PORTS_TRIED = 20;
const HIGHEST_PORT = 65_535;

export interface Server {
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

export interface Served {
  readonly app: Server;
  readonly partner: Server;
  close(): Promise<void>;
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');

/** Reads a port from the environment. An invalid value is an error and does not fall back to the default. */
export function readPort(name: string, otherwise: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT)
    throw new Error(`${name} must be a port between 1 and ${HIGHEST_PORT}, not "${text}".`);
  return port;
}

/** The command line is wrong; the message says what. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly exitCode = 2;
}

/** @throws UsageError for a file that cannot be read */
function readText(file: string, option: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${option}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads `--config FILE`, the configuration of another provider. @throws UsageError with everything that is wrong with it */
function readConfig(file: string): object {
  const text = readText(file, '--config');
  const { errors } = checkConfig(text, 'http://localhost');
  if (errors.length > 0) throw new UsageError([`${file}: the app does not start with this configuration.`, ...errors].join('\n  '));
  return JSON.parse(text) as object;
}

export interface StartOptions {
  /** Origins of pages that may call the sandbox with a session. */
  readonly partners: readonly string[];
  /** Another configuration of the app, and the folder in which it lies. */
  readonly config?: object;
  readonly brandDir?: string;
  /** A provider's back end in the place of the sandbox's. With a configuration its own sign-in and vendors are used, too. */
  readonly backEnd?: string;
  /** The file of a recording (HAR) whose answers take the place of a back end. */
  readonly recording?: { readonly file: string; readonly text: string };
  /** Serves the build whose payment vendors are in the sandbox, unless a request asks for the production build. */
  readonly isOffline?: boolean;
}

/** Reads the options of `npm start`, `--partner ORIGIN` any number of times. */
export function readOptions(args: readonly string[]): StartOptions {
  const text = { type: 'string' } as const;
  const options = { partner: { ...text, multiple: true, default: [] as string[] }, config: text, 'back-end': text, replay: text } as const;
  const { partner, config, 'back-end': backEnd, replay: recording } = parseArgs({ args: [...args], options }).values;
  if (recording !== undefined && backEnd !== undefined) throw new UsageError('--replay takes the place of --back-end: give one of them.');
  return {
    partners: readPartners(partner),
    ...(config === undefined ? {} : { config: readConfig(config), brandDir: dirname(config) }),
    ...(backEnd === undefined ? {} : { backEnd: readBackEnd(backEnd), ...(config === undefined ? {} : { isOffline: false }) }),
    ...(recording === undefined ? {} : { recording: { file: recording, text: readText(recording, '--replay') } }),
  };
}

/** @throws UsageError for an address that is none, or that goes on to /b2c */
function readBackEnd(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || /\/b2c\/?$/.test(url.pathname))
    throw new UsageError(`--back-end takes the address before /b2c/, such as https://api.test.example.it, not "${text}".`);
  return text.replace(/\/+$/, '');
}

function readPartners(partner: readonly string[]): string[] {
  return partner.map((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || ![url.origin, `${url.origin}/`].includes(text))
      throw new Error(`--partner takes the origin of your page, such as http://localhost:8080, not "${text}".`);
    return url.origin;
  });
}

/** Starts on the first free port, beginning with `first`. */
async function onFreePort<S>(first: number, say: (line: string) => void, start: (port: number) => Promise<S>): Promise<S> {
  const last = Math.min(first + PORTS_TRIED - 1, HIGHEST_PORT);
  for (let port = first; port <= last; port += 1) {
    try {
      return await start(port);
    } catch (error) {
      if (!isTaken(error)) throw error;
      say(`Port ${port} is taken${port < last ? `, trying ${port + 1}` : ''}.`);
    }
  }
  throw new Error(`No free port between ${first} and ${last}. Choose another with PORT and PARTNER_PORT.`);
}

export interface ServeOptions extends Partial<StartOptions> {
  port: number;
  partnerPort: number;
  /** Serves the built stories, too, below /stories/ of the app's origin. */
  hasStories?: boolean;
  say(line: string): void;
}

/** Starts the sandbox with the built app on one origin and the partner's pages on another. */
export async function serve(options: ServeOptions): Promise<Served> {
  const appDir = join(ROOT, 'dist/app');
  const elementsDir = join(ROOT, 'dist/elements');
  const stories = options.hasStories === true ? { storiesDir: join(ROOT, 'dist/storybook') } : {};
  const offline = options.isOffline === true ? { offlineAppDir: join(ROOT, 'dist/offline') } : {};
  const { recording } = options;
  const answer = recording && replay(recording.file, recording.text, options.say);
  let partnerOrigin: string | null = null;
  const partnerOrigins = () => [...(partnerOrigin === null ? [] : [partnerOrigin]), ...(options.partners ?? [])];
  const app = await onFreePort(options.port, options.say, (port) =>
    startSandbox({
      port,
      appDir,
      elementsDir,
      partnerOrigins,
      config: options.config,
      brandDir: options.brandDir,
      backEnd: options.backEnd,
      answer,
      ...stories,
      ...offline,
    }),
  );
  try {
    const partner = await onFreePort(options.partnerPort, options.say, (port) =>
      startPartner({
        port,
        dir: join(ROOT, 'examples'),
        elementsDir,
        appOrigin: app.origin,
        // The partner hosts its own copies of the libraries: its policy allows no other scripts.
        mounts: {
          '/vendor/open-iframe-resizer/': join(ROOT, 'node_modules/@open-iframe-resizer/core/dist'),
          '/vendor/': join(ROOT, 'node_modules/iframe-resizer/js'),
        },
      }),
    );
    partnerOrigin = partner.origin;
    return {
      app,
      partner,
      async close() {
        await Promise.all([app.close(), partner.close()]);
      },
    };
  } catch (error) {
    await app.close();
    throw error;
  }
}
