import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { orderingStore } from '../shared/ordering/ordering-store.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, newGate, read } from '../shared/ui/test-dom.tsx';
import { DietFilter } from './index.ts';

afterEach(() => void vi.useRealTimers());

async function open(
  stored: object | null = null,
  { lang, allergen }: { lang: 'it' | 'en'; allergen: string } = { lang: 'it', allergen: 'Sesamo' },
) {
  const b2c = newB2c();
  const send = sender(b2c, { user: 'demo@pausa.test' });
  if (stored !== null) await send('POST', '/b2c/diet-preference', stored);
  const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
  const gate = newGate();
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    await gate.opened();
    return ask(input, init);
  });
  const runtime = testRuntime(clientOver(fetch));
  const store = orderingStore(runtime, 'milano-1');
  const onClose = vi.fn();
  draw(<DietFilter areaId="milano-1" onClose={onClose} />, runtime, { lang });
  await screen.findByText(allergen);
  return {
    store,
    onClose,
    shown: () => store.getState().area?.dietPreference ?? null,
    kept: () => b2c.world().user('demo@pausa.test').dietPreference,
    posts: () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').length,
    fault: (fault: string) => send('POST', '/sandbox/faults', { pattern: 'b2c/diet-preference', fault, times: 1 }),
    hold: gate.close,
  };
}

const diet = (name: string) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input[name=diet]' }) as HTMLInputElement;
const allergen = (name: string) => screen.getByRole('radiogroup', { name, hidden: true });
const level = (name: string, choice: string) => within(allergen(name)).getByLabelText(choice) as HTMLInputElement;
const button = (name: string) => [...document.querySelectorAll('button')].find((candidate) => read(candidate) === name)!;
const toast = () => read(document.querySelector('[popover]'));

describe('DietFilter', () => {
  test('begins with no diet and every allergen wanted: four diets, fourteen allergens, three levels each [P1-5.24] [P1-5.25]', async () => {
    await open();
    expect([...document.querySelectorAll('input[name=diet]')].map((radio) => read(radio.closest('label')))).toEqual([
      'Mangio tuttoContiene derivati della carne o pesce',
      'Pescetariano',
      'Vegetariano',
      'Vegano',
    ]);
    expect(['Mangio tutto', 'Pescetariano', 'Vegetariano', 'Vegano'].map((name) => diet(name).checked)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const groups = document.querySelectorAll('[role=radiogroup]');
    expect(groups).toHaveLength(14);
    for (const group of groups) {
      expect([...group.querySelectorAll('label')].map(read)).toEqual([
        'Si, lo voglio',
        'Si, solo se ci sono possibili tracce',
        'No, non lo voglio',
      ]);
      expect([...group.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false, false]);
    }
    // There is nothing to delete yet.
    expect(button('Cancella tutte le preferenze')).toBeUndefined();
  });

  test('what is chosen is on screen at once, then kept by the server, and the dialog closes [P1-3.10] [P1-7.18] [P1-4.30]', async () => {
    const { shown, kept, onClose, hold, posts } = await open();
    const isLocked = () => [...document.querySelectorAll('fieldset')].every(({ disabled }) => disabled);
    fireEvent.click(diet('Vegetariano'));
    fireEvent.click(level('Uova', 'No, non lo voglio'));
    fireEvent.click(level('Sesamo', 'Si, solo se ci sono possibili tracce'));
    expect(isLocked()).toBe(false);
    const release = hold();
    // Two presses in one task: nothing is drawn between them.
    act(() => {
      button('Conferma').click();
      button('Conferma').click();
    });
    expect(isLocked()).toBe(true);
    expect(shown()).toMatchObject({ diet: 'Vegetariano', allergens: { eggs: 'Assente', sesame: 'Tracce', soy: 'Presente' } });
    expect([onClose.mock.calls.length, kept()]).toEqual([0, null]);
    await release();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(kept()).toMatchObject({ diet: 'Vegetariano', allergens: { eggs: 'Assente', sesame: 'Tracce', soy: 'Presente' } });
    expect(posts()).toBe(1);
  });

  test('Conferma sends the default filter too: no diet, every allergen wanted', async () => {
    const { kept, onClose } = await open();
    fireEvent.click(button('Conferma'));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(kept()?.diet).toBeNull();
    expect(Object.values(kept()?.allergens ?? {})).toEqual(Array.from({ length: 14 }, () => 'Presente'));
  });

  test('unwanted allergens are rows of their own; the others are folded into one, which says what holds for them', async () => {
    await open({ diet: null, allergens: { fish: 'Tracce', eggs: 'Assente' } });
    const box = screen.getByText('Altri allergeni').closest('details')!.parentElement!;
    const rows = (of: Element) => [...of.querySelectorAll(':scope > details > summary')].map(read);
    expect(rows(box)).toEqual(['UovaNo, non lo voglio', 'PesceSi, solo se ci sono possibili tracce', 'Altri allergeniSi, lo voglio']);
    const others = screen.getByText('Altri allergeni').closest('details')!;
    expect([others.open, rows(others).length]).toEqual([false, 12]);
    fireEvent.click(level('Sesamo', 'No, non lo voglio'));
    fireEvent.click(level('Uova', 'Si, lo voglio'));
    // Nothing moves while the person chooses, and the fold says no longer that all are wanted.
    expect(rows(box)).toEqual(['UovaSi, lo voglio', 'PesceSi, solo se ci sono possibili tracce', 'Altri allergeni']);
    expect(rows(others)).toContain('SesamoNo, non lo voglio');
  });

  test('begins with what is stored; Cancella tutte le preferenze deletes it [P1-4.31] [P1-7.19]', async () => {
    const { kept, shown, onClose } = await open({ diet: 'Pescetariano', allergens: { fish: 'Tracce' } });
    expect([diet('Pescetariano').checked, level('Pesce', 'Si, solo se ci sono possibili tracce').checked]).toEqual([true, true]);
    fireEvent.click(button('Cancella tutte le preferenze'));
    expect(shown()).toBeNull();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(kept()).toBeNull();
  });

  test.each(['500', 'drop', 'html', 'malformed'])(
    '%s: the warning, the change taken back, what was chosen still there [P1-8.15] [P1-4.32]',
    async (kind) => {
      const { fault, shown, kept, onClose } = await open({ diet: 'Pescetariano', allergens: {} });
      await fault(kind);
      fireEvent.click(diet('Vegano'));
      fireEvent.click(button('Conferma'));
      expect(shown()?.diet).toBe('Vegano');
      await waitFor(() => expect(toast()).toBe("Errore durante l'invio dei dati."));
      // A warning, not an error (part 1 §8): amber.
      expect(document.querySelector('[popover]')?.className).toMatch(/toast_warning/);
      expect([shown()?.diet, kept()?.diet, diet('Vegano').checked, onClose.mock.calls.length]).toEqual([
        'Pescetariano',
        'Pescetariano',
        true,
        0,
      ]);
      fireEvent.click(button('Conferma'));
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
      expect(kept()?.diet).toBe('Vegano');
    },
  );

  test('a first preference that was not saved leaves none', async () => {
    const { fault, shown, kept } = await open();
    await fault('500');
    fireEvent.click(diet('Vegano'));
    fireEvent.click(button('Conferma'));
    expect(shown()?.diet).toBe('Vegano');
    await waitFor(() => expect(toast()).toBe("Errore durante l'invio dei dati."));
    expect([shown(), kept()]).toEqual([null, null]);
  });

  test('an area that is read while the choice is on its way does not take it back', async () => {
    const { store, shown, hold, onClose } = await open();
    fireEvent.click(diet('Vegano'));
    const release = hold();
    fireEvent.click(button('Conferma'));
    const reading = store.load();
    await release();
    await act(() => reading);
    expect(shown()?.diet).toBe('Vegano');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(shown()?.diet).toBe('Vegano');
  });
});

test('in English: diets, allergens and levels, and what could not be saved', async () => {
  const { fault } = await open(null, { lang: 'en', allergen: 'Sesame seeds' });
  expect(read(document.querySelector('dialog h2'))).toBe('Choose your preferences');
  expect(['I eat everything', 'Pescatarian', 'Vegetarian', 'Vegan'].map((name) => diet(name).checked)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([...allergen('Milk').querySelectorAll('label')].map(read)).toEqual([
    'Yes, I eat it',
    'Only possible traces of it',
    'No, I do not eat it',
  ]);
  await fault('500');
  fireEvent.click(diet('Vegan'));
  fireEvent.click(button('Confirm'));
  await waitFor(() => expect(toast()).toBe('The data could not be sent.'));
});
