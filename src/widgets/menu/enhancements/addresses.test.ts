import { expect, test } from 'vitest';
import { addressesOf } from './Anchors.tsx';

test.each([
  [
    ['Primi', 'Insalate e poke', 'Caffè & tè'],
    ['primi', 'insalate-e-poke', 'caffe-te'],
  ],
  [
    ['Primi', 'PRIMI', 'primi!'],
    ['primi', 'primi-2', 'primi-3'],
  ],
  [
    ['***', ''],
    ['categoria-1', 'categoria-2'],
  ],
  [['Primi <img src=x onerror="x">'], ['primi-img-src-x-onerror-x']],
  [[], []],
])('%j', (labels, addresses) => expect(addressesOf(labels)).toEqual(addresses));
