import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientOver, testRuntime } from '../../runtime/test-kit.ts';
import { draw, pass, read } from '../test-dom.tsx';
import { Toast, type ToastMessage } from './Toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const message = (id: number, text: string, kind: ToastMessage['kind'] = 'error'): ToastMessage => ({ id, text: <span>{text}</span>, kind });
const pill = () => read(document.querySelector('[popover]'));
const heard = (role: 'alert' | 'status') => read(document.querySelector(`[role=${role}]`));

describe('Toast', () => {
  const setUp = (first: ToastMessage | null) => {
    const onDone = vi.fn();
    const view = draw(<Toast message={first} onDone={onDone} />, testRuntime(clientOver(fetch)));
    return { onDone, show: (next: ToastMessage | null) => view.rerender(<Toast message={next} onDone={onDone} />) };
  };

  test('a message is over after 4000 ms [P1-9.4]', async () => {
    const { onDone } = setUp(message(1, 'Operazione non consentita'));
    expect(pill()).toBe('Operazione non consentita');
    await pass(3999);
    expect(onDone).not.toHaveBeenCalled();
    await pass(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('a message that can be undone is over after 7000 ms', async () => {
    const { onDone } = setUp({ ...message(1, 'Rimosso', 'info'), action: { label: 'Annulla', run: vi.fn() } });
    await pass(6999);
    expect(onDone).not.toHaveBeenCalled();
    await pass(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test.each(['[popover]', '[role=alert]'])('its time stops under the pointer, also where the alert itself is seen: %s', async (place) => {
    const { onDone } = setUp(message(1, 'Operazione non consentita'));
    const seen = document.querySelector(place)!;
    fireEvent.pointerEnter(seen);
    await pass(60_000);
    expect(onDone).not.toHaveBeenCalled();
    fireEvent.pointerLeave(seen);
    await pass(4000);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('the same sentence again starts its time again', async () => {
    const { onDone, show } = setUp(message(1, 'Operazione non consentita'));
    await pass(3000);
    show(message(2, 'Operazione non consentita'));
    await pass(3999);
    expect(onDone).not.toHaveBeenCalled();
    await pass(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('the places where it is announced are there before it: errors and warnings at once, the rest politely', () => {
    const { show } = setUp(null);
    const [alert, status] = [document.querySelector('[role=alert]'), document.querySelector('[role=status]')];
    expect([heard('alert'), heard('status'), pill()]).toEqual(['', '', '']);
    show(message(1, 'Errore'));
    expect([heard('alert'), heard('status')]).toEqual(['Errore', '']);
    show(message(2, 'Attenzione', 'warning'));
    expect([heard('alert'), heard('status')]).toEqual(['Attenzione', '']);
    show(message(3, 'Nota', 'info'));
    expect([heard('alert'), heard('status')]).toEqual(['', 'Nota']);
    expect([document.querySelector('[role=alert]'), document.querySelector('[role=status]')]).toEqual([alert, status]);
    // What is seen is not announced a second time.
    expect(document.querySelector('[popover]')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('its action runs once and ends it; whoever is at it has all the time', async () => {
    const run = vi.fn();
    const { onDone } = setUp({ ...message(1, 'Rimosso', 'info'), action: { label: 'Annulla', run } });
    const button = document.querySelector('[popover] button') as HTMLButtonElement;
    expect([read(button), heard('status')]).toEqual(['Annulla', 'Rimosso']);
    await pass(3000);
    act(() => button.focus());
    await pass(60_000);
    expect(onDone).not.toHaveBeenCalled();
    act(() => button.blur());
    await pass(3999);
    expect(onDone).not.toHaveBeenCalled();
    act(() => button.click());
    expect([run.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1]);
  });
});
