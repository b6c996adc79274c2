import { expect, test } from 'vitest';

import { defineElement } from './define-element.tsx';
import { adopt, registerSheet } from './sheets.ts';

// The rest of the contract needs a browser: tests/elements/contract.spec.ts.
test('import and definition in Node do nothing', () => {
  expect(typeof HTMLElement).toBe('undefined');
  expect(() =>
    defineElement<{ label?: string }>({ tag: 'pausa-node', component: () => null, attributes: { label: 'string' } }),
  ).not.toThrow();
  expect(() => registerSheet('id', 'a { color: red }', 'https://cdn.test/')).not.toThrow();
  expect(() => adopt({} as ShadowRoot)).not.toThrow();
});

test('an event must fit its callback, and a kind its prop', () => {
  interface Props {
    readonly size?: number;
    readonly tone?: 'warm' | 'cold';
    readonly rows?: readonly string[];
    readonly onPick: (detail: { id: string }) => boolean;
  }
  const base = { tag: 'pausa-x', component: () => null, attributes: {} } as const;
  const needsSlug = (props: { slug: string }): string => props.slug;
  const compileOnly = [
    () => defineElement<Props, { 'pausa-pick': { id: string } }>({ ...base, events: { onPick: 'pausa-pick' } }),
    // @ts-expect-error: no such event
    () => defineElement<Props, { 'pausa-pick': { id: string } }>({ ...base, events: { onPick: 'pausa-pock' } }),
    // @ts-expect-error: another detail
    () => defineElement<Props, { 'pausa-pick': number }>({ ...base, events: { onPick: 'pausa-pick' } }),
    () => defineElement<Props>({ ...base, attributes: { size: 'number', tone: ['warm'] }, properties: ['rows'] }),
    // @ts-expect-error: a number is not text
    () => defineElement<Props>({ ...base, attributes: { size: 'string' } }),
    // @ts-expect-error: the words of a union must be listed
    () => defineElement<Props>({ ...base, attributes: { tone: 'string' } }),
    // @ts-expect-error: data has no attribute
    () => defineElement<Props>({ ...base, attributes: { rows: 'string' } }),
    // @ts-expect-error: an element may lack any value, so the component must cope
    () => defineElement<{ slug: string }>({ ...base, component: needsSlug }),
  ];
  expect(compileOnly).toHaveLength(8);
});
