import { beforeAll, describe, expect, it } from 'vitest';
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

const FINE = [
  '<p>{props.label}</p>',
  '<p>Paga</p>',
  '<p><span>{props.label}</span><b /></p>',
  "<p>{props.label === '' ? '' : <i />}<b /></p>",
];
/** The compiler reads the whole project. */
const TIMEOUT_MS = 120_000;

describe('the texts of components', () => {
  let found: readonly string[];
  const inPlanted = (index: number) =>
    found.filter((text) => text.startsWith(`src/widgets/planted${index}.tsx:`)).map((text) => text.replace(/^\S+ /, ''));
  beforeAll(() => {
    found = bareTexts([...FAULTS.map(([body]) => body), ...FINE].map(plant));
  }, TIMEOUT_MS);

  it(
    'have an element of their own next to a sibling',
    () => {
      expect(bareTexts()).toEqual([]);
    },
    TIMEOUT_MS,
  );
  it.each(FAULTS.map(([body, text], index) => [body, text, index] as const))('%s is reported', (_, text, index) => {
    expect(inPlanted(index)).toContain(text);
  });
  it.each(FINE.map((body, index) => [body, FAULTS.length + index] as const))('%s is not', (_, index) => {
    expect(inPlanted(index)).toEqual([]);
  });
});
