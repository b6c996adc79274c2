import { describe, expect, it } from 'vitest';
import { addressesOf, publishedPackage } from './package-json.ts';

const OWN = {
  name: 'pausa',
  version: '9.9.9',
  description: 'Widgets.',
  license: 'MIT',
  type: 'module',
  engines: { node: '>=20.19' },
  dependencies: {},
};
const published = (environment: Readonly<Record<string, string>>) =>
  publishedPackage(OWN, { widgets: [], elements: [], styles: [], imported: new Set() }, addressesOf(environment));

describe('where the package comes from', () => {
  it('is what who publishes it says', () => {
    expect(
      published({
        PACKAGE_REPOSITORY: 'git+https://git.cibo.example/pausa.git',
        PACKAGE_HOMEPAGE: 'https://docs.cibo.example/',
        PACKAGE_BUGS: 'https://git.cibo.example/pausa/issues',
      }),
    ).toMatchObject({
      repository: { type: 'git', url: 'git+https://git.cibo.example/pausa.git' },
      homepage: 'https://docs.cibo.example/',
      bugs: { url: 'https://git.cibo.example/pausa/issues' },
    });
  });

  it('is left out where nobody says it', () => {
    const fields = Object.keys(published({ PACKAGE_HOMEPAGE: '' }));
    expect(fields).toContain('license');
    for (const field of ['repository', 'homepage', 'bugs']) expect(fields).not.toContain(field);
  });

  it.each(['git.cibo.example/pausa', 'javascript:alert(1)', 'https://'])('%s is refused', (value) => {
    expect(() => published({ PACKAGE_BUGS: value })).toThrow(`PACKAGE_BUGS: ${value} is no whole address`);
  });
});
