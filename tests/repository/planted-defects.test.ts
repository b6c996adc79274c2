import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEFECTS } from '../planted-defects.ts';

it.each(DEFECTS.map(({ id, file, before }) => [id, file, before] as const))('%s can be planted', (_, file, before) => {
  expect(readFileSync(file, 'utf8').split(before)).toHaveLength(2);
});
