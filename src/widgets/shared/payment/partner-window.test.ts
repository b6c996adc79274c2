import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isReturnedWindow, openBrowserWindow, ownOpener, watchClosed } from './partner-window.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

describe('a partner’s window', () => {
  const opened = { closed: false };

  test('has no name of its own, unless the page names it', () => {
    const open = vi.fn(() => opened);
    vi.stubGlobal('window', { open });
    expect([openBrowserWindow('https://partner.test/'), openBrowserWindow('https://partner.test/', 'partner')]).toEqual([opened, opened]);
    expect(open.mock.calls).toEqual([
      ['https://partner.test/', '_blank'],
      ['https://partner.test/', 'partner'],
    ]);
  });

  test('that the browser blocks, quietly or with an error, is none', () => {
    vi.stubGlobal('window', { open: () => null });
    expect(openBrowserWindow('https://partner.test/')).toBeNull();
    vi.stubGlobal('window', {
      open() {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    expect(openBrowserWindow('https://partner.test/')).toBeNull();
  });
});

describe('a window that returns from a partner', () => {
  const location = { origin: 'https://pausa.test', pathname: '/payment/return' };
  const OURS = { location: { origin: 'https://pausa.test' } };
  const FOREIGN = {
    get location(): never {
      throw new DOMException('cross-origin', 'SecurityError');
    },
  };
  /** A window that `opener` opened, and that was loaded at `loaded`; null where the browser does not say. */
  function setUp(opener: object | null | undefined, loaded: string | null = 'https://pausa.test/payment/return?code=1') {
    vi.stubGlobal('window', { opener, location });
    vi.stubGlobal('performance', {
      getEntriesByType: (type: string) => (type !== 'navigation' || loaded === null ? [] : [{ name: loaded }]),
    });
  }

  test('knows the page of ours that opened it', () => {
    setUp(OURS);
    expect([ownOpener(), isReturnedWindow()]).toEqual([OURS, true]);
  });

  test.each<[string, object | null | undefined]>([
    ['nobody', null],
    ['nobody, in a browser that has no word for it', undefined],
    ['another site, which it cannot read', FOREIGN],
    ['another site', { location: { origin: 'https://partner.test' } }],
  ])('was opened by %s: it stays open', (_, opener) => {
    setUp(opener);
    expect([ownOpener(), isReturnedWindow()]).toEqual([null, false]);
  });

  test('was opened by itself: it stays open', () => {
    setUp(null);
    Object.assign(window, { opener: window });
    expect([ownOpener(), isReturnedWindow()]).toEqual([null, false]);
  });

  test('is not the one in which the person has come to this page by themselves', () => {
    setUp(OURS, 'https://pausa.test/payment');
    expect(isReturnedWindow()).toBe(false);
  });

  test('is taken for one where the browser does not say how it was loaded', () => {
    setUp(OURS, null);
    expect(isReturnedWindow()).toBe(true);
  });
});
