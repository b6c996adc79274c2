import { expect, test } from 'vitest';
import { addressesOf, addressOf } from './Anchors.tsx';

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

test.each([
  ['#primi', 'primi'],
  ['#sm%C3%B8rrebr%C3%B8d', 'smørrebrød'],
  ['#sm%c3%b8rrebr%c3%b8d', 'smørrebrød'],
  ['#insalate%2dpoke', 'insalate-poke'],
  ['#', ''],
  ['#100%', ''],
  ['#%C3', ''],
])('the hash %s leads to the address %j', (hash, address) => expect(addressOf(hash)).toBe(address));
