/** The pages' headers for nginx and docs/deploying.md, from the sandbox's own table; `npm run docs` writes both. */
import {
  APP_POLICY,
  inlineScriptSources,
  OPENER_POLICY,
  PAGE_KINDS,
  type PageKind,
  type Policy,
  WORKER_POLICY,
} from '../../sandbox/http/policy.ts';
import { EARLY_SCREENS } from '../../src/registry/screens-early.ts';
import { INLINE_SCRIPTS, inlineScript } from '../../tools/inline-script.ts';

/** The sources of the scripts that a page has in itself. */
const sourcesOf = async (...names: (keyof typeof INLINE_SCRIPTS)[]) =>
  ` ${inlineScriptSources((await Promise.all(names.map(inlineScript))).join('')).join(' ')}`;
const appSources = await sourcesOf('app', 'login');
const menuSources = await sourcesOf('menu');

/** Sources that a deployment adds to a directive, each with a leading space. */
const VALUES: Readonly<Record<string, string>> = {
  'script-src': '${PAUSA_SCRIPT_SRC}',
  'connect-src': '${PAUSA_CONNECT_SRC}',
  'frame-src': '${PAUSA_FRAME_SRC}',
  'img-src': '${PAUSA_IMG_SRC}',
};

const written = (policy: Policy) => Object.entries(policy).map(([directive, sources]) => [directive, ...sources].join(' '));

const map = (source: string, target: string, rows: readonly (readonly [key: string, value: string])[]) => [
  `map ${source} ${target} {`,
  ...rows.map(([key, value]) => `    ${key} "${value}";`),
  '}',
];

/** A row for each kind of page with its own value. */
const byKind = (valueOf: (kind: PageKind) => string | undefined) =>
  PAGE_KINDS.flatMap((kind) => {
    const value = valueOf(kind);
    return value === undefined ? [] : [[kind.name, value] as const];
  });

const withQuery = (path: string) => path.replace(/\$$/, '(\\?|$)');

/** nginx's maps `$pausa_page_policy`, `$pausa_page_camera`, `$pausa_page_opener` and `$pausa_screen`, by the address of the page. */
export function nginxMaps(): readonly string[] {
  const directives = [...new Set(PAGE_KINDS.flatMap(({ policy = {} }) => Object.keys(policy)))];
  const variableOf = (directive: string) => (directives.includes(directive) ? `$pausa_${directive.replaceAll('-', '_')}` : '');
  const isOfAll = (directive: string) => Object.hasOwn(APP_POLICY, directive);
  const policy = [
    ...Object.entries(APP_POLICY).map(
      ([directive, sources]) =>
        [directive, ...sources].join(' ') +
        (VALUES[directive] ?? '') +
        variableOf(directive) +
        (directive === 'script-src' ? '$pausa_page_scripts' : ''),
    ),
    'frame-ancestors $pausa_ancestors',
  ].join('; ');
  const more = directives.filter((directive) => !isOfAll(directive)).map(variableOf);
  return [
    ...map('$request_uri', '$pausa_kind', [
      ['default', 'other'],
      // nginx matches the address with its query.
      ...PAGE_KINDS.map(({ name, path }) => [`"~${withQuery(path)}"`, name] as const),
    ]),
    ...directives.flatMap((directive) =>
      map(
        '$pausa_kind',
        variableOf(directive),
        byKind(({ policy = {} }) => {
          const sources = policy[directive];
          return sources && (isOfAll(directive) ? '' : `; ${directive}`) + sources.map((source) => ` ${source}`).join('');
        }),
      ),
    ),
    ...map('$pausa_kind', '$pausa_document', [['default', '/index.html'], ...byKind(({ document }) => document && `/${document}`)]),
    ...map('$pausa_kind', '$pausa_page_scripts', [['default', appSources], ...byKind(({ document }) => document && menuSources)]),
    ...map('$pausa_kind', '$pausa_ancestors', [['default', "'none'"], ...byKind(({ isFramable }) => isFramable && '*')]),
    ...map('$pausa_kind', '$pausa_page_camera', [['default', '(self)'], ...byKind(({ isBlind }) => isBlind && '()')]),
    ...map('$pausa_kind', '$pausa_page_opener', [['default', OPENER_POLICY], ...byKind(({ keepsOpener }) => keepsOpener && '')]),
    ...map(
      '$request_uri',
      '$pausa_screen',
      Object.entries(EARLY_SCREENS).map(([name, { source }]) => [`"~${withQuery(source)}"`, name] as const),
    ),
    ...map('$pausa_kind', '$pausa_page_policy', [['default', policy + more.join('')]]),
    '# A worker has the policy of its own script: only the QR decoder compiles WebAssembly.',
    ...map('$uri', '$pausa_script_policy', [['"~\\.worker-[\\w-]+\\.js$"', WORKER_POLICY]]),
  ];
}

/** The rows of docs/deploying.md: the pages whose headers differ. The first match counts. */
export const pageTable = (): readonly string[] => [
  '| Page | Path | May be framed | Camera | Keeps its opener | Its policy also has |',
  '| --- | --- | --- | --- | --- | --- |',
  ...PAGE_KINDS.map(
    ({ name, path, policy, isFramable, isBlind, keepsOpener }) =>
      `| ${name} | \`${path.replaceAll('|', '\\|')}\` | ${isFramable ? 'by every site' : 'no'} | ${isBlind ? 'no' : 'yes'} | ${keepsOpener ? 'yes' : 'no'} | ${
        policy === undefined
          ? ''
          : written(policy)
              .map((directive) => `\`${directive}\``)
              .join('; ')
      } |`,
  ),
  '| every other | | no | yes | no | |',
];
