/** `npm run package`: writes the npm package into dist/npm (docs/package.md). */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { libraryEntries } from '../build/entries.ts';
import { importsOf } from '../build/imports.ts';
import { writeLicences } from '../build/licences.mjs';
import { ROOT } from '../steps.mjs';
import { createProgram, declarationsOf } from './declarations.ts';
import { describeElements } from './describe.ts';
import { elementTypes } from './element-types.ts';
import { customElementsManifest, vscodeCustomData } from './metadata.ts';
import { addressesOf, type OwnPackage, publishedPackage, TYPED_FRAMEWORKS } from './package-json.ts';

const OUT = join(ROOT, 'dist/npm');

const { files: entries, widgets } = libraryEntries();

function write(file: string, content: string | object): void {
  const path = join(OUT, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

const scriptsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.js') ? [join(folder, file)] : []));

/** Names of the packages that the modules import. */
const importedPackages = () =>
  new Set(
    scriptsBelow(OUT)
      .flatMap(importsOf)
      .flatMap(({ source }) => /^(?:@[^/]+\/)?[\w-][^/]*/.exec(source) ?? []),
  );

rmSync(OUT, { recursive: true, force: true });
await build({ root: ROOT, configFile: join(ROOT, 'vite.package.config.ts'), logLevel: 'warn' });

const program = createProgram(ROOT, [...entries, 'src/widgets/elements.ts']);
const elements = describeElements(program);
for (const [file, text] of declarationsOf(program, ROOT, entries)) write(`lib/${file}`, text);
for (const [file, text] of Object.entries(elementTypes(elements))) write(`elements/${file}`, text);
for (const framework of TYPED_FRAMEWORKS) write(`elements/${framework}.js`, 'export {};\n');
write('lib/styles/css.d.ts', 'export {};\n');
write('custom-elements.json', customElementsManifest(elements));
write('vscode.html-custom-data.json', vscodeCustomData(elements));

const styles = readdirSync(join(OUT, 'lib/styles')).flatMap((file) => (file.endsWith('.css') ? [file.replace('.css', '')] : []));
const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as OwnPackage;
write(
  'package.json',
  publishedPackage(
    own,
    { widgets, elements: elements.map(({ widget }) => widget), styles, imported: importedPackages() },
    addressesOf(process.env),
  ),
);
for (const file of ['CHANGELOG.md', 'LICENSE']) cpSync(join(ROOT, file), join(OUT, file));
write(
  'README.md',
  // Other pages of `docs` are not in the package.
  readFileSync(join(ROOT, 'docs/package.md'), 'utf8')
    .replaceAll('](../', '](')
    .replaceAll(/\[([^\]]*)\]\((?!CHANGELOG)[\w/-]+\.md(?:#[^)]*)?\)/g, '$1'),
);
// The package contains only the wasm file of this one, so no source map names it.
writeLicences(ROOT, OUT, ['zxing-wasm']);
