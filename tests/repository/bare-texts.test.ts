import { describe, expect, it } from 'vitest';
import { bareTexts } from '../support/bare-texts.ts';

/** A component's body · the text in it that a translation would detach. */
const FAULTS = [
  ['<p>Paga {String(1)}</p>', 'Paga'],
  ['<p>{String(1)}<b /></p>', '{String(1)}'],
  ['<p>{props.isOn && <b />}{props.count}</p>', '{props.count}'],
  ['<p><b /> testo</p>', 'testo'],
  ["<p><b />{' '}<i /></p>", "{' '}"],
  ['<>{props.label}</>', '{props.label}'],
  ['<p>{props.list}</p>', '{props.list}'],
  ['<p><b />{props.children}</p>', '{props.children}'],
  ['<p><b />{props.count && <i />}</p>', '{props.count && <i />}'],
  ['props.label', 'Planted'],
] as const;

const plant = (body: string) => `
  import type { ReactNode } from 'react';
  interface Props { isOn: boolean; count: number; label: string; list: readonly string[]; children: ReactNode }
  export const Planted = (props: Props) => ${body};`;

describe('the texts of components', () => {
  it('have an element of their own next to a sibling', () => {
    expect(bareTexts()).toEqual([]);
    // The compiler reads the whole project.
  }, 120_000);
  it.each(FAULTS)('%s is reported', (body, text) => {
    expect(bareTexts(plant(body)).map((found) => found.replace(/^\S+ /, ''))).toContain(text);
  });
  it.each([
    '<p>{props.label}</p>',
    '<p>Paga</p>',
    '<p><span>{props.label}</span><b /></p>',
    "<p>{props.label === '' ? '' : <i />}<b /></p>",
  ])('%s is not', (body) => {
    expect(bareTexts(plant(body))).toEqual([]);
  });
});
