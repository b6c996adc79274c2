import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packagesIn } from '../../scripts/build/licences.mjs';
import { CARRIED } from '../../scripts/docs/third-party.ts';

const listed = (build: 'app' | 'elements' | 'npm', how: string) =>
  Object.entries(CARRIED)
    .filter(([, use]) => use[build] === how)
    .map(([folder]) => folder);
const named = (dependencies: Readonly<Record<string, string>>) =>
  Object.keys(dependencies)
    .filter((name) => !name.startsWith('@types/'))
    .map((name) => `node_modules/${name}`)
    .sort();

describe('docs/third-party.md lists what each build carries', () => {
  it.each(['app', 'elements'] as const)('dist/%s', (build) => {
    expect([...packagesIn(`dist/${build}`)].sort()).toEqual(listed(build, 'inside'));
  });

  it('dist/npm: inside, as dependencies and as peers', () => {
    const { dependencies, peerDependencies } = JSON.parse(readFileSync('dist/npm/package.json', 'utf8')) as Record<
      'dependencies' | 'peerDependencies',
      Record<string, string>
    >;
    // Of the decoder only the wasm file is inside; its code is a dependency.
    expect([...packagesIn('dist/npm')].filter((folder) => folder !== 'node_modules/zxing-wasm')).toEqual(listed('npm', 'inside'));
    expect(named(dependencies)).toEqual(listed('npm', 'dependency'));
    expect(named(peerDependencies)).toEqual(listed('npm', 'peer'));
  });
});
