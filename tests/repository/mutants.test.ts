import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTANTS } from '../mutants/index.ts';

it.each(MUTANTS.map(({ id, file, before }) => [id, file, before] as const))('%s can be planted', (_, file, before) => {
  expect(readFileSync(file, 'utf8').split(before)).toHaveLength(2);
});
