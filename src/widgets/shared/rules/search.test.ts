import { expect, test, vi } from 'vitest';
import { isFound, memoizeByObject, searchable } from './search.ts';

test.each([
  ['Poke salmone, avocado e uovo', 'salmone', true],
  ['Poke salmone, avocado e uovo', 'AVOCADO poke', true],
  ['Poke salmone, avocado e uovo', 'avo', true],
  ['Poke salmone, avocado e uovo', 'salmone tonno', false],
  ['Caffè macchiato', 'caffe', true],
  ['Caffe macchiato', 'caffè', true],
  ['Tiramisù', 'TIRAMISU', true],
  ['Pane', '', true],
  ['Pane', '   ', true],
  ['Pane', '.*', false],
  ['Pane', 'pena', false],
  ['Torta della nonna', '  nonna \n torta ', true],
])('%s / %s', (text, query, found) => expect(isFound(searchable(text), query)).toBe(found));

test.each([
  [' Caffè \n\t macchiato\u00a0', 'caffe macchiato'],
  ['Cre\u0302me Brûlée', 'creme brulee'],
  ['PIÙ', 'piu'],
])('%j is compared as %s', (text, compared) => expect(searchable(text)).toBe(compared));

test('a value is worked out once for each object, also one that is undefined', () => {
  const workOut = vi.fn(({ label }: { label?: string }) => label);
  const labelOf = memoizeByObject(workOut);
  const [pane, nothing] = [{ label: 'Pane' }, {}];
  expect([pane, nothing, pane, nothing, { label: 'Riso' }].map(labelOf)).toEqual(['Pane', undefined, 'Pane', undefined, 'Riso']);
  expect(workOut).toHaveBeenCalledTimes(3);
});
