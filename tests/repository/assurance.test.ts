import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECKS, type Row, USUAL_CHECKS } from '../assurance/table.ts';
import { FILES } from '../support/evidence.ts';

const DOCUMENT = readFileSync('docs/assurance.md', 'utf8');
const rows = DOCUMENT.split('\n').filter((line) => line.startsWith('|'));
const cellsOf = (row: string | undefined) => (row ?? '').split('|').map((cell) => cell.trim());

it.each(Object.entries<Row>(CHECKS))(
  'docs/assurance.md has the check %s, played with all inputs, and nothing found',
  (id, { tried, holds, planted }) => {
    const [, , , isTried, inputs = '', mustHold, found, defects] = cellsOf(rows.find((row) => row.includes(`| \`${id}\``)));
    expect({ isTried, mustHold, found, defects }).toEqual({
      isTried: tried,
      mustHold: holds,
      found: 'nothing',
      defects: planted.join('; '),
    });
    expect(Number(inputs.replaceAll(',', ''))).toBeGreaterThanOrEqual(CHECKS[id as keyof typeof CHECKS].whole);
    expect(planted.length).toBeGreaterThan(0);
  },
);

it.each(USUAL_CHECKS)('docs/assurance.md has what the usual tests show: $tried', ({ tried, holds, files }) => {
  const [, , isTried, inputs, mustHold] = cellsOf(rows.find((row) => row.includes(tried)));
  expect([isTried, mustHold]).toEqual([tried, holds]);
  expect(inputs).not.toBe('');
  expect(files.filter((file) => !FILES.includes(file))).toEqual([]);
});
