import { expect, test } from 'vitest';
import { shortStyleName } from './style-names.ts';

const NOTICE = 'widgets/shared/ui/feedback/Notice.css.ts';
const nameOf = (filePath: string, hash: string) => shortStyleName({ filePath, hash });

test('one module has the same letters from both roots, and each style its number', () => {
  const first = nameOf(`../${NOTICE}`, '1hztk2g0');
  expect(first).toMatch(/^_[a-z]{2}0$/);
  expect([nameOf(`../${NOTICE}`, '1hztk2g1'), nameOf(`../${NOTICE}`, '1hztk2g1a')]).toEqual([
    first.replace('0', '1'),
    first.replace('0', '1a'),
  ]);
  expect(nameOf(`src/${NOTICE}`, 'ufnaa30')).toBe(first);
});

test('two modules have different letters', () => {
  expect(nameOf('layout/layout.css.ts', 'abcdef0')).not.toBe(nameOf('../widgets/shared/ui/page/layout.css.ts', 'abcdef0'));
});

test('a module that is not in the sources keeps its hash', () => {
  expect(nameOf('tests/elements/fixture/probe.css.ts', '1hztk2g0')).toBe('_1hztk2g0');
});

test('a style whose number cannot be told from its module is refused', () => {
  expect(() => nameOf('../widgets/menu/Menu.css.ts', '1hztk2g7')).toThrow('1hztk2g7 is no name of ../widgets/menu/Menu.css.ts.');
});
