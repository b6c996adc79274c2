import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OrderingStore } from '../shared/ordering/ordering-store.ts';
import { draftOf, useDietFilter } from './DietFilter.tsx';

const ALL_WANTED = {
  cerealsContainingGluten: 'Presente',
  crustaceans: 'Presente',
  eggs: 'Presente',
  fish: 'Presente',
  peanuts: 'Presente',
  soy: 'Presente',
  milkAndDairyProducts: 'Presente',
  fruitsInShell: 'Presente',
  celery: 'Presente',
  mustard: 'Presente',
  sesame: 'Presente',
  sulphur: 'Presente',
  lupine: 'Presente',
  molluscs: 'Presente',
} as const;

afterEach(() => void vi.useRealTimers());

test('the form begins with the default: no diet, every allergen wanted [P1-5.26]', () =>
  expect(draftOf(null)).toEqual({ diet: null, allergens: ALL_WANTED }));

test('or with what is stored; an allergen that is not, is wanted', () =>
  expect(draftOf({ diet: 'Pescetariano', allergens: { fish: 'Tracce' } })).toEqual({
    diet: 'Pescetariano',
    allergens: { ...ALL_WANTED, fish: 'Tracce' },
  }));

test('the error state lasts two seconds [P1-4.33]', async () => {
  vi.useFakeTimers();
  const store = { saveDietPreference: async () => 'failed' } as unknown as OrderingStore;
  const { result } = renderHook(() => useDietFilter(store, null, vi.fn()));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const name = () => result.current.state;
  act(() => void result.current.save(null));
  await pass(0);
  expect(name()).toBe('ERROR_SENDING_DATA');
  await pass(1999);
  expect(name()).toBe('ERROR_SENDING_DATA');
  await pass(1);
  expect(name()).toBe('AWAIT_DATA');
});
