import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeadlineError, withDeadline } from './deadline.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = new Promise<never>(() => undefined);
const live = () => new AbortController().signal;

test('hands over the value, and leaves no timer and no listener behind', async () => {
  const signal = live();
  const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
  await expect(withDeadline(Promise.resolve(7), 1000, signal)).resolves.toBe(7);
  expect(vi.getTimerCount()).toBe(0);
  expect(remove.mock.calls).toEqual(add.mock.calls);
});

test('needs no signal', async () => {
  await expect(withDeadline(Promise.resolve(7), 1000)).resolves.toBe(7);
});

test('hands over the refusal', async () => {
  await expect(withDeadline(Promise.reject(new Error('no')), 1000, live())).rejects.toThrow('no');
});

test('gives up at the limit, and not before', async () => {
  let end: unknown = null;
  withDeadline(never, 1000, live()).catch((thrown: unknown) => (end = thrown));
  await vi.advanceTimersByTimeAsync(999);
  expect(end).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(end).toBeInstanceOf(DeadlineError);
});

test('gives up when nobody waits any more', async () => {
  const controller = new AbortController();
  const waiting = withDeadline(never, 1000, controller.signal);
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await expect(withDeadline(never, 1000, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
});

test('what comes too late is taken away', async () => {
  const late: string[] = [];
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve('form'), 2000));
  const waiting = withDeadline(slow, 1000, live(), (value) => late.push(value)).catch(() => 'given up');
  await vi.advanceTimersByTimeAsync(2000);
  expect([await waiting, late]).toEqual(['given up', ['form']]);
});

test('what comes too late is dropped where nobody takes it', async () => {
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve('form'), 2000));
  const waiting = withDeadline(slow, 1000).catch((thrown: Error) => thrown.message);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await waiting).toBe('no answer within 1000 ms');
});
