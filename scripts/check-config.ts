/**
 * Says what is wrong with a `config.json` before it is deployed.
 *
 *   npm run check-config -- FILE [https://app.example.it]
 *
 * The second argument is the origin that will serve the app. The exit code is 1 when the app would not start.
 */
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConfigError, type HostConfig, parseConfig } from '../src/host/config.ts';
import { readTheme } from '../src/host/document/theme.ts';
import { unknownField } from '../src/host/unknown-field.ts';
import { METHOD_NAMES } from '../src/registry/payment-methods.ts';
import { TEXT_CONTRAST } from '../src/widgets/shared/rules/contrast.ts';
import { illegibleTexts } from './theme/illegible-texts.ts';
import { TOKENS } from './theme/token-list.ts';

export interface ConfigReport {
  /** The app does not start with these. */
  readonly errors: readonly string[];
  /** The app starts, and something is not as it was meant. */
  readonly warnings: readonly string[];
}

type Schemes = Pick<ReturnType<typeof readTheme>, 'light' | 'dark'>;

/** The pairs of text and background that are hard to read in the provider's colours. */
function contrastWarnings(schemes: Schemes): string[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const own: Readonly<Record<string, string>> = schemes[scheme];
    const colourOf = (name: string) => own[name] ?? TOKENS.find(({ property }) => property === `--pausa-${name}`)?.[scheme] ?? '';
    return illegibleTexts(colourOf).flatMap(({ text, background, contrast }) =>
      text in own || background in own
        ? [`theme.${scheme}: ${text} on ${background} has a contrast of ${contrast.toFixed(1)}, and needs ${TEXT_CONTRAST}`]
        : [],
    );
  });
}

/** The colours that the provider gives the light theme alone: in the dark, ours stand beside the provider's. */
function darkWarnings({ light, dark }: Schemes): string[] {
  const missing = Object.keys(light).filter((name) => !(name in dark));
  return missing.length === 0 ? [] : [`theme.dark: without ${missing.join(', ')} of its own, the dark theme has our colours there`];
}

const BRAND = '/brand/';

/** Whether it is an origin alone, in the browser's normal form. */
const isOrigin = (address: string) => URL.canParse(address) && new URL(address).origin === address;

/** The path of an address of our own origin, as a file's name. A malformed escape stays. */
function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Values that the app accepts, and that are hardly intended. */
function valueWarnings(
  { apiBaseUrl, productName, firebase, logoUrl, touchIconUrl, loginPictureUrl }: HostConfig,
  folder: string | undefined,
): string[] {
  const { apiKey, projectId, authDomain } = firebase;
  const needed = { productName, 'firebase.apiKey': apiKey, 'firebase.projectId': projectId, 'firebase.authDomain': authDomain };
  const empty = Object.entries(needed).filter(([, text]) => text.trim() === '');
  const pictures = Object.entries({ logoUrl, touchIconUrl, loginPictureUrl }).flatMap(([name, address]) => {
    if (address === null || URL.canParse(address)) return [];
    const path = pathOf(address);
    if (name === 'touchIconUrl' && /\.svg$/i.test(path)) return [`${name}: a home screen shows no SVG; it needs a PNG`];
    if (!path.startsWith(BRAND)) return [`${name}: nothing is served at ${address}; the folder’s pictures are below ${BRAND}`];
    const file = path.slice(BRAND.length);
    return folder === undefined || statSync(join(folder, file), { throwIfNoEntry: false })?.isFile()
      ? []
      : [`${name}: there is no ${file || 'picture'} beside the file`];
  });
  const addresses = [
    ...(apiBaseUrl === '' || isOrigin(apiBaseUrl)
      ? []
      : [`apiBaseUrl: ${apiBaseUrl} is not an origin, such as https://api.example.it; the app asks for ${apiBaseUrl}/b2c/…`]),
    ...(authDomain === '' || isOrigin(`https://${authDomain.toLowerCase()}`)
      ? []
      : [`firebase.authDomain: ${authDomain} is not a host name, such as project.firebaseapp.com`]),
  ];
  return [
    ...empty.map(([path]) => `${path}: it is empty, so ${path === 'productName' ? 'the product has no name' : 'nobody can sign in'}`),
    ...addresses,
    ...pictures,
  ];
}

/**
 * @param origin Of the app, such as `https://app.example.it`.
 * @param folder The provider's folder, which is served below `/brand/`. Without it no picture is looked for.
 */
export function checkConfig(text: string, origin: string, folder?: string): ConfigReport {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window');
  Object.defineProperty(globalThis, 'window', { value: { location: new URL(origin) }, configurable: true });
  const warnings: string[] = [];
  try {
    const json: unknown = JSON.parse(text);
    const { theme, apiBaseUrl } = Object(json) as { readonly theme?: unknown; readonly apiBaseUrl?: unknown };
    const config = parseConfig(json, {
      methods: METHOD_NAMES,
      ...(theme != null && { readTheme }),
      onUnknown: (unknown, known) => {
        for (const path of unknown) warnings.push(unknownField(path, known));
      },
    });
    if (String(apiBaseUrl).endsWith('/')) warnings.push('apiBaseUrl: the app leaves out the slash at its end');
    warnings.push(...valueWarnings(config, folder));
    if (theme == null) return { errors: [], warnings };
    const own = readTheme(theme, []);
    return { errors: [], warnings: [...warnings, ...darkWarnings(own), ...contrastWarnings(own)] };
  } catch (error) {
    if (error instanceof ConfigError) return { errors: error.cause as string[], warnings };
    if (error instanceof SyntaxError) return { errors: [error.message], warnings };
    throw error;
  } finally {
    // `npm start` goes on in this process.
    if (before === undefined) Reflect.deleteProperty(globalThis, 'window');
    else Object.defineProperty(globalThis, 'window', before);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file, origin = 'https://app.example.it'] = process.argv.slice(2);
  if (file === undefined || !URL.canParse(origin)) {
    console.error('npm run check-config -- FILE [https://app.example.it]');
    process.exit(2);
  }
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    console.error(`There is no file ${file} that can be read.`);
    process.exit(2);
  }
  const { errors, warnings } = checkConfig(text, origin, dirname(file));
  for (const error of errors) console.error(`error: ${error}`);
  for (const warning of warnings) console.warn(`warning: ${warning}`);
  console.log(errors.length === 0 ? 'The app starts with this configuration.' : 'The app does not start with this configuration.');
  process.exitCode = errors.length === 0 ? 0 : 1;
}
