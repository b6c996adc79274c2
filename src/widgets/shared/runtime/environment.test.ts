import { describe, expect, test, vi } from 'vitest';
import { createMemoryNavigation, createMemoryTracking } from './memory.ts';
import { createMemoryEnvironment } from './test-kit.ts';

describe('the environment’s twin', () => {
  test('its clock stands still until it is moved', () => {
    const environment = createMemoryEnvironment(5000);
    expect([environment.now(), environment.now()]).toEqual([5000, 5000]);
    environment.advance(250);
    expect(environment.now()).toBe(5250);
    expect(createMemoryEnvironment().now()).toBe(0);
  });

  test('tells each time that the page is seen again, never that it is hidden, and nothing after the stop', () => {
    const environment = createMemoryEnvironment();
    const [first, second] = [vi.fn(), vi.fn()];
    const stop = environment.onVisible(first);
    environment.onVisible(second);
    expect(environment.isVisible()).toBe(true);
    environment.setVisible(false);
    expect(environment.isVisible()).toBe(false);
    expect(first).not.toHaveBeenCalled();
    environment.setVisible(true);
    expect(environment.isVisible()).toBe(true);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
    stop();
    environment.setVisible(false);
    environment.setVisible(true);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });
});

test('its twin tells each time that the page is hidden, until the stop', () => {
  const environment = createMemoryEnvironment();
  const hidden = vi.fn();
  const stop = environment.onHidden(hidden);
  environment.setVisible(false);
  environment.setVisible(true);
  environment.setVisible(false);
  expect(hidden).toHaveBeenCalledTimes(2);
  stop();
  environment.setVisible(false);
  expect(hidden).toHaveBeenCalledTimes(2);
});

test('the navigation’s twin keeps where it was sent', () => {
  const navigation = createMemoryNavigation();
  navigation.go({ to: 'cart', areaId: 'milano-1' });
  navigation.go({ to: 'home' }, { replace: true });
  expect(navigation.follow({ type: 'internal', link: '/me' })).toBe(true);
  expect(navigation.visits).toEqual([
    { destination: { to: 'cart', areaId: 'milano-1' }, isReplacing: false },
    { destination: { to: 'home' }, isReplacing: true },
  ]);
  expect(navigation.followed).toEqual([{ type: 'internal', link: '/me' }]);
});

test('the tracking’s twin keeps what it was told', () => {
  const tracking = createMemoryTracking();
  tracking.event('cart', 'edit-item network');
  expect(tracking.events).toEqual([{ category: 'cart', label: 'edit-item network' }]);
});
