import { expect, test } from 'vitest';
import { isFound, searchable } from './search.ts';

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
])('%s / %s', (text, query, found) => expect(isFound(searchable(text), query)).toBe(found));
