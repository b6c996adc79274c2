import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ApiClient } from '../../api/index.ts';
import { testRuntime } from '../shared/runtime/test-kit.ts';
import { draw } from '../shared/ui/test-dom.tsx';
import { favouritesOf, useFavourite } from './favourites.ts';

/** A browser that has stored this, and the heart of the item `penne` in the area `milano-1`. */
function setUp(stored: string | null) {
  const { storage, ...rest } = testRuntime({} as ApiClient);
  if (stored !== null) storage.write('favourites', stored);
  const heart = { isOn: false, press: () => {} };
  function Heart() {
    [heart.isOn, heart.press] = useFavourite('milano-1', 'penne');
    return null;
  }
  draw(<Heart />, { storage, ...rest });
  return {
    heart,
    press: () => act(() => heart.press()),
    stored: () => JSON.parse(storage.read('favourites') ?? 'null') as unknown,
    isFavourite: (areaId: string, itemId: string) => favouritesOf(storage, areaId)(itemId),
  };
}

test.each([null, '', '{"no":[1]}'])('a heart is pressed where %j is stored, and pressed again', (text) => {
  const { heart, press, isFavourite, stored } = setUp(text);
  expect([heart.isOn, isFavourite('milano-1', 'penne')]).toEqual([false, false]);
  press();
  expect([heart.isOn, isFavourite('milano-1', 'penne'), stored()]).toEqual([true, true, ['milano-1 penne']]);
  // The same item elsewhere, and another one here.
  expect([isFavourite('mensa-2', 'penne'), isFavourite('milano-1', 'riso')]).toEqual([false, false]);
  press();
  expect([heart.isOn, isFavourite('milano-1', 'penne')]).toEqual([false, false]);
});

test('the newest stands first, and the others stay', () => {
  const { press, stored } = setUp('["milano-1 pane","mensa-2 penne"]');
  press();
  expect(stored()).toEqual(['milano-1 penne', 'milano-1 pane', 'mensa-2 penne']);
  press();
  expect(stored()).toEqual(['milano-1 pane', 'mensa-2 penne']);
});

test('the 201st takes the place of the oldest', () => {
  const names = Array.from({ length: 200 }, (_, index) => `mensa-2 piatto-${index}`);
  const { press, stored } = setUp(JSON.stringify(names));
  press();
  expect(stored()).toEqual(['milano-1 penne', ...names.slice(0, 199)]);
});
