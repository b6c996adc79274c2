import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchClosed } from './partner-window.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a partner’s window that closes', () => {
  test('is reported a second later, once: its last message may still be on its way', () => {
    const opened = { closed: false };
    const onClosed = vi.fn();
    watchClosed(opened, onClosed);
    vi.advanceTimersByTime(10_000);
    opened.closed = true;
    vi.advanceTimersByTime(999);
    expect(onClosed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClosed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(onClosed).toHaveBeenCalledTimes(1);
  });

  test('is not reported to a page that has stopped watching, such as one that its last message reached', () => {
    const opened = { closed: true };
    const onClosed = vi.fn();
    const stop = watchClosed(opened, onClosed);
    vi.advanceTimersByTime(500);
    stop();
    vi.advanceTimersByTime(10_000);
    expect(onClosed).not.toHaveBeenCalled();
  });
});
