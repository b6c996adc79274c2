/** Looks at each entry of the lock file. */
import type { Outcome } from './check.ts';

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly license?: string;
}

/** Licences under which a tool or a library may be used for a product under MIT; a choice (OR) needs one of them. */
const MAY_BE_USED =
  /^(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD(-[23]-Clause)?|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|WTFPL|OFL-1\.1|MPL-2\.0|Python-2\.0|Zlib|Artistic-2\.0)$/;
const mayBeUsed = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((part) => MAY_BE_USED.test(part.trim())));

/** @param document names each exception with its reason */
export function lockFileFaults(lock: string, settings: string, document: string): Outcome {
  const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, Entry>> };
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  const named = (heading: string, path: string) =>
    (document.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '').includes(`| \`${path}\` | `);
  const isOurs = (path: string, { link }: Entry) => link === true || path.startsWith('tests/package/');
  const found = entries.flatMap(([path, entry]) => [
    ...(entry.integrity === undefined && !named('Entries without a hash', path) ? [`${path}: no hash`] : []),
    ...(entry.integrity !== undefined && !/^sha512-[\w+/]{86}==$/.test(entry.integrity) ? [`${path}: a weak hash`] : []),
    ...(entry.resolved !== undefined && !isOurs(path, entry) ? [`${path}: from ${entry.resolved}`] : []),
    ...(entry.hasInstallScript === true && !named('Install scripts', path) ? [`${path}: an install script`] : []),
    ...(!isOurs(path, entry) && !mayBeUsed(entry.license ?? 'none') && !named('Licences that the lock file does not say', path)
      ? [`${path}: the licence ${entry.license ?? 'none'}`]
      : []),
  ]);
  return {
    inputs: entries.length,
    found: [...found, ...(settings.split('\n').includes('ignore-scripts=true') ? [] : ['packages may run scripts'])],
  };
}
