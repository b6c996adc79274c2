import { expect, test } from 'vitest';
import { pellegriniService } from './Pellegrini.tsx';

test.each([
  ['500000', 'length'],
  ['50000001', 'length'],
  ['4', 'length'],
  ['4000001', 'start'],
  ['6000001', 'start'],
  ['abcdefg', 'start'],
  ['5abcdef', 'length'],
  ['5-00000', 'length'],
  ['5٠٠٠٠٠١', 'length'],
  ['5000001', null],
  ['5999999', null],
])('the code "%s": %s [P2-9.8]', (code, problem) => {
  expect(pellegriniService.problemOf(code)).toBe(problem);
});
