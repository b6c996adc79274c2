import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesNamed } from '../support/evidence.ts';

const DOCUMENT = readFileSync('docs/scaling.md', 'utf8');

describe('the numbers of the polls', () => {
  const quotes = [...DOCUMENT.matchAll(/`([\w./-]+\.tsx?)`: ((?:`[^`]+`(?:, (?=`[^`]+`(?!:)))?)+)/g)].flatMap(([, file = '', code = '']) =>
    [...code.matchAll(/`([^`]+)`/g)].map(([, text = '']) => [file, text] as const),
  );

  it('are quoted', () => expect(quotes.length).toBeGreaterThan(14));

  it.each(quotes)('%s has %s', (name, code) => {
    const files = filesNamed(name);
    expect(files).toHaveLength(1);
    expect(readFileSync(files[0] ?? '', 'utf8')).toContain(code);
  });
});
