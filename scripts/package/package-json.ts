/** The `package.json` of the published package, derived from the repository's own. */

export interface OwnPackage {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

interface Contents {
  /** Widgets with a React entry. */
  readonly widgets: readonly string[];
  /** Widgets with an element. */
  readonly elements: readonly string[];
  /** Names of the style sheets. */
  readonly styles: readonly string[];
  /** Packages that the code imports. */
  readonly imported: ReadonlySet<string>;
}

/** Where the package's sources, pages and issues are. They differ by who publishes it, so the environment says it. */
export interface Addresses {
  readonly repository?: { readonly type: 'git'; readonly url: string };
  readonly homepage?: string;
  readonly bugs?: { readonly url: string };
}

/**
 * Reads `PACKAGE_REPOSITORY`, `PACKAGE_HOMEPAGE` and `PACKAGE_BUGS`, each a whole address.
 * @throws Error for a value that is none
 */
export function addressesOf(environment: Readonly<Record<string, string | undefined>>): Addresses {
  const address = (name: string): string | undefined => {
    const value = environment[name];
    if (value === undefined || value === '') return undefined;
    if (!/^(git\+)?(https|ssh):\/\//.test(value) || !URL.canParse(value)) throw new Error(`${name}: ${value} is no whole address`);
    return value;
  };
  const [repository, homepage, bugs] = [address('PACKAGE_REPOSITORY'), address('PACKAGE_HOMEPAGE'), address('PACKAGE_BUGS')];
  return {
    ...(repository === undefined ? {} : { repository: { type: 'git', url: repository } }),
    ...(homepage === undefined ? {} : { homepage }),
    ...(bugs === undefined ? {} : { bugs: { url: bugs } }),
  };
}

/** The frameworks whose templates have types: an entry for each, whose module is empty. */
export const TYPED_FRAMEWORKS = ['jsx', 'svelte', 'vue'] as const;

const REACT = '^18.3.0 || ^19.0.0';
const PEERS = { '@types/react': REACT, react: REACT, 'react-dom': REACT };

const module = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
const byName = <T>(names: readonly string[], entry: (name: string) => readonly [string, T]) =>
  Object.fromEntries([...names].sort().map((name) => entry(name)));

export function publishedPackage(own: OwnPackage, { widgets, elements, styles, imported }: Contents, addresses: Addresses) {
  const { name, version, description, license, type, engines } = own;
  // A consumer gets corrections of a dependency without waiting for ours.
  const dependencies = Object.entries(own.dependencies).flatMap(([dependency, pinned]) =>
    imported.has(dependency) && !(dependency in PEERS) ? [[dependency, `^${pinned}`] as const] : [],
  );
  return {
    name,
    version,
    description,
    license,
    ...addresses,
    type,
    keywords: ['canteen', 'custom-elements', 'menu', 'react', 'web-components', 'widgets'],
    engines,
    exports: {
      '.': module('lib/widgets/index'),
      './runtime': module('lib/widgets/runtime'),
      ...byName(widgets, (widget) => [`./${widget}`, module(`lib/widgets/${widget}/index`)]),
      './elements': module('elements/index'),
      ...byName(elements, (widget) => [`./elements/${widget}`, module(`elements/${widget}`)]),
      ...byName(TYPED_FRAMEWORKS, (framework) => [`./${framework}`, module(`elements/${framework}`)]),
      ...byName(styles, (sheet) => [`./${sheet}.css`, { types: './lib/styles/css.d.ts', default: `./lib/styles/${sheet}.css` }]),
      './custom-elements.json': './custom-elements.json',
      './vscode.html-custom-data.json': './vscode.html-custom-data.json',
      './package.json': './package.json',
    },
    customElements: 'custom-elements.json',
    files: ['lib', 'elements', 'custom-elements.json', 'vscode.html-custom-data.json', 'CHANGELOG.md', 'THIRD-PARTY.txt'],
    // An element's module defines the element, and a sheet's module registers its styles.
    sideEffects: [
      '**/*.css',
      './elements/**',
      './lib/widgets/*/element.js',
      './lib/**/*.sheet.js',
      './lib/widgets/code-entry/decoder.worker.js',
    ],
    dependencies: Object.fromEntries(dependencies),
    peerDependencies: PEERS,
    peerDependenciesMeta: { '@types/react': { optional: true } },
  };
}
