import { describe, expect, test } from 'vitest';
import { createMemoryStorage, createStorage } from './storage.ts';
import { storageThatFills } from './test-kit.ts';

const HOUR = 3_600_000;

/** An empty storage, and what it holds. */
function newBacking() {
  const values = new Map<string, string>();
  const store = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
  return { values, store };
}

/** A storage whose clock and contents are in the test's hand. */
function setUp(start = 1_000_000_000_000) {
  const { values, store } = newBacking();
  let time = start;
  return {
    storage: createStorage(
      () => store,
      () => time,
    ),
    values,
    advance: (ms: number) => {
      time += ms;
    },
  };
}

describe('a value lives as long as its key says', () => {
  test.each([
    // key · life in ms
    ['walletOff', 12 * HOUR],
    ['corporateCreditOff', 12 * HOUR],
    ['partialAmountOff', 12 * HOUR],
    ['redirectTo', 24 * HOUR],
    ['recentOrders', 90 * 24 * HOUR],
    ['favourites', 365 * 24 * HOUR],
    ['paymentInstruments', 24 * HOUR],
  ] as const)('%s', (key, life) => {
    const { storage, advance, values } = setUp();
    storage.write(key, '/me');
    expect(storage.read(key)).toBe('/me');
    advance(life - 1);
    expect(storage.read(key)).toBe('/me');
    advance(1);
    expect(storage.read(key)).toBeNull();
    expect(values.size).toBe(0);
  });

  test.each(['walletOff', 'corporateCreditOff'] as const)('%s: 12 hours are 43,200,000 ms [P1-9.1] [P2-9.10]', (key) => {
    const { storage, advance } = setUp();
    storage.write(key, '1');
    advance(43_199_999);
    expect(storage.read(key)).toBe('1');
    advance(1);
    expect(storage.read(key)).toBeNull();
  });

  test('the token has no end, and is kept as it is', () => {
    const { storage, advance, values } = setUp();
    storage.write('token', '123;Bearer x');
    expect(values.get('token')).toBe('123;Bearer x');
    advance(1000 * 24 * HOUR);
    expect(storage.read('token')).toBe('123;Bearer x');
  });

  test('writing again starts the life again', () => {
    const { storage, advance } = setUp();
    storage.write('walletOff', '1');
    advance(11 * HOUR);
    storage.write('walletOff', '1');
    advance(11 * HOUR);
    expect(storage.read('walletOff')).toBe('1');
  });
});

describe('the device corrects its clock', () => {
  test('backwards: what was written before is there, and its life begins now', () => {
    const { storage, advance } = setUp();
    storage.write('walletOff', '1');
    storage.write('redirectTo', '/me');
    advance(-24 * HOUR);
    expect([storage.read('walletOff'), storage.read('redirectTo')]).toEqual(['1', '/me']);
    advance(12 * HOUR - 1);
    expect(storage.read('walletOff')).toBe('1');
    advance(1);
    expect([storage.read('walletOff'), storage.read('redirectTo')]).toEqual([null, '/me']);
  });

  test('backwards: an instrument for the next page is not taken by a later one', () => {
    const { storage, advance, values } = setUp();
    storage.write('addedInstrument', 'x');
    advance(-1);
    expect([storage.read('addedInstrument'), values.size]).toEqual([null, 0]);
  });

  test.each(['openRecharge', 'openCoffee', 'rechargeOperation', 'coffeeOperation', 'pendingRegistration', 'logoutPending'] as const)(
    '%s is there, whatever the clock says',
    (key) => {
      const { storage, advance } = setUp();
      storage.claim('anna@pausa.test');
      storage.write(key, 'x');
      for (const jump of [-2000, HOUR, -24 * HOUR, 400 * 24 * HOUR]) {
        advance(jump);
        expect(storage.read(key)).toBe('x');
      }
    },
  );
});

test.each(['1', '', 'abc;/me', '-5;/me', '1e12;/me', ';/me', 'null', 'https://evil.example/'])(
  'a value that is not ours is no value: %s',
  (raw) => {
    const { storage, values } = setUp();
    values.set('redirect_to', raw);
    values.set('wallet_off', raw);
    expect([storage.read('redirectTo'), storage.read('walletOff')]).toEqual([null, null]);
  },
);

test('values keep their own semicolons and line breaks', () => {
  const { storage } = setUp();
  storage.write('redirectTo', '/a;b\n?c=1;2');
  expect(storage.read('redirectTo')).toBe('/a;b\n?c=1;2');
});

test('the names in the browser are the specification’s [P2-3.27]', () => {
  const { storage, values } = setUp();
  storage.write('redirectTo', '/me');
  storage.write('pendingCredential', '{}');
  storage.write('pendingCredentialEmail', 'demo@pausa.test');
  expect([...values.keys()]).toEqual(['redirect_to', 'error.credential', 'error.credential.email']);
});

describe('a path to return to that another page of the origin has kept', () => {
  const keep = (path: string) => {
    const kit = setUp();
    kit.values.set('redirect_to', path);
    return kit;
  };

  test('counts as written now, and once', () => {
    const { storage, values, advance } = keep('/selling-area/milano-1?banner=open');
    expect(storage.read('redirectTo')).toBe('/selling-area/milano-1?banner=open');
    expect(values.get('redirect_to')).toMatch(/^\d+;\/selling-area/);
    advance(23 * HOUR);
    expect([storage.take('redirectTo'), storage.read('redirectTo')]).toEqual(['/selling-area/milano-1?banner=open', null]);
  });

  test('for a day', () => {
    const { storage, advance } = keep('/me');
    expect(storage.read('redirectTo')).toBe('/me');
    advance(24 * HOUR);
    expect(storage.read('redirectTo')).toBeNull();
  });
});

describe('take', () => {
  test('gives a value once', () => {
    const { storage, values } = setUp();
    storage.write('redirectTo', '/me');
    expect([storage.take('redirectTo'), storage.take('redirectTo'), storage.read('redirectTo')]).toEqual(['/me', null, null]);
    expect(values.size).toBe(0);
  });

  test('an expired value is gone, too', () => {
    const { storage, advance } = setUp();
    storage.write('redirectTo', '/me');
    advance(24 * HOUR);
    expect(storage.take('redirectTo')).toBeNull();
  });
});

describe('blocked storage', () => {
  const blocked = () => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  };

  test.each([
    ['the property throws', blocked],
    ['writing throws', () => ({ getItem: () => null, setItem: blocked, removeItem: () => undefined })],
    ['it is not there', () => null as never],
  ])('%s: values live in memory', (_, backing) => {
    const storage = createStorage(backing, () => 0);
    storage.write('token', 'a');
    storage.write('walletOff', '1');
    expect([storage.read('token'), storage.read('walletOff')]).toEqual(['a', '1']);
    storage.remove('token');
    expect([storage.read('token'), storage.take('walletOff'), storage.read('walletOff')]).toEqual([null, '1', null]);
  });

  test('blocked half-way: no value, and nothing thrown', () => {
    let isBlocked = false;
    const guard = <T>(value: T): T => (isBlocked ? blocked() : value);
    const storage = createStorage(
      () => ({ getItem: () => guard('stored'), setItem: () => guard(undefined), removeItem: () => guard(undefined) }),
      () => 0,
    );
    expect(storage.read('token')).toBe('stored');
    isBlocked = true;
    expect(storage.read('token')).toBeNull();
    expect(storage.take('token')).toBeNull();
    expect(() => storage.write('token', 'x')).not.toThrow();
    expect(() => storage.remove('token')).not.toThrow();
  });

  test('blocked half-way: what is an owner’s is not forgotten, as it was last read or written, and only of this owner', () => {
    const values = new Map<string, string>();
    let isBlocked = false;
    const guard = <T>(use: () => T): T => (isBlocked ? blocked() : use());
    const storage = createStorage(
      () => ({
        getItem: (name) => guard(() => values.get(name) ?? null),
        setItem: (name, value) => guard(() => void values.set(name, value)),
        removeItem: (name) => guard(() => void values.delete(name)),
      }),
      () => 0,
    );
    storage.claim('anna@pausa.test');
    expect(storage.keep('openCoffee', 'c-1')).toBe(true);
    storage.write('openRecharge', 'r-1');
    storage.remove('openRecharge');
    const [name] = [...values.keys()].filter((key) => key.startsWith('open_coffee'));
    // Another window has sent another one.
    values.set(name!, 'c-2');
    expect(storage.read('openCoffee')).toBe('c-2');
    isBlocked = true;
    expect([storage.read('openCoffee'), storage.read('openRecharge')]).toEqual(['c-2', null]);
    expect([storage.keep('openCoffee', 'c-3'), storage.read('openCoffee')]).toEqual([false, 'c-2']);
    storage.claim('bruno@pausa.test');
    expect(storage.read('openCoffee')).toBeNull();
    storage.claim('anna@pausa.test');
    storage.remove('openCoffee');
    expect(storage.read('openCoffee')).toBeNull();
  });

  test('blocked while it is removed: it is gone, also when the storage is free again', () => {
    const values = new Map<string, string>();
    let isBlocked = false;
    const guard = <T>(use: () => T): T => (isBlocked ? blocked() : use());
    const storage = createStorage(
      () => ({
        getItem: (name) => guard(() => values.get(name) ?? null),
        setItem: (name, value) => guard(() => void values.set(name, value)),
        removeItem: (name) => guard(() => void values.delete(name)),
      }),
      () => 0,
    );
    storage.claim('anna@pausa.test');
    storage.write('token', 'of anna');
    storage.write('recentOrders', 'of anna');
    isBlocked = true;
    storage.clear();
    storage.claim('bruno@pausa.test');
    isBlocked = false;
    expect([storage.read('token'), storage.read('recentOrders')]).toEqual([null, null]);
    expect([...values.values()].join()).not.toContain('of anna');
    storage.write('token', 'of bruno');
    expect(storage.read('token')).toBe('of bruno');
  });

  describe('full: what could not be stored lives in the page', () => {
    function setUpFull() {
      const { backing, values, setFull } = storageThatFills();
      const tab = new Map<string, string>();
      const storage = createStorage(
        () => backing,
        () => 1,
        () => ({
          getItem: (name) => tab.get(name) ?? null,
          setItem: (name, value) => void tab.set(name, value),
          removeItem: (name) => void tab.delete(name),
        }),
      );
      return { storage, values, setFull };
    }

    test('and not the value of before', () => {
      const { storage, values, setFull } = setUpFull();
      storage.write('coffeeOperation', 'first');
      setFull(true);
      storage.write('coffeeOperation', 'second');
      expect([storage.read('coffeeOperation'), values.get('coffee_operation')]).toEqual(['second', undefined]);
      storage.remove('coffeeOperation');
      expect(storage.read('coffeeOperation')).toBeNull();
    });

    test('until there is room again', () => {
      const { storage, values, setFull } = setUpFull();
      setFull(true);
      storage.write('coffeeOperation', 'first');
      setFull(false);
      storage.write('coffeeOperation', 'second');
      expect([storage.read('coffeeOperation'), values.get('coffee_operation')]).toEqual(['second', '1;second']);
    });

    test('of one person: another window has claimed the common store already', () => {
      const { storage, values, setFull } = setUpFull();
      storage.claim('anna@pausa.test');
      const anna = values.get('session_owner');
      setFull(true);
      storage.write('coffeeOperation', 'x');
      setFull(false);
      storage.claim('anna@pausa.test');
      expect(storage.read('coffeeOperation')).toBe('x');
      values.set('session_owner', 'bruno');
      storage.claim('bruno@pausa.test');
      expect([storage.read('coffeeOperation'), values.get('session_owner') === anna]).toEqual([null, false]);
    });
  });

  test.each([
    ['the property throws', blocked],
    ['writing throws', () => ({ getItem: () => null, setItem: blocked, removeItem: () => undefined })],
    ['it is not there', () => null as never],
  ])('%s: nothing can be kept, and it says so', (_, backing) => {
    const storage = createStorage(backing, () => 0);
    expect([storage.keep('openCoffee', 'x'), storage.read('openCoffee')]).toEqual([false, null]);
    storage.write('openCoffee', 'x');
    expect(storage.read('openCoffee')).toBe('x');
  });

  test('full since the last page: what is there is read', () => {
    const kit = setUp();
    kit.storage.claim('anna@pausa.test');
    kit.storage.write('openCoffee', 'x');
    kit.storage.write('walletOff', '1');
    const later = createStorage(
      () => ({ getItem: (name) => kit.values.get(name) ?? null, setItem: blocked, removeItem: blocked }),
      () => 1_000_000_000_000,
    );
    expect([later.read('openCoffee'), later.read('walletOff')]).toEqual(['x', '1']);
    // An operation that is not stored does not take the place of one that is.
    expect([later.keep('openCoffee', 'y'), later.read('openCoffee'), kit.storage.read('openCoffee')]).toEqual([false, 'x', 'x']);
    later.write('openCoffee', 'y');
    expect([later.read('openCoffee'), kit.storage.read('openCoffee')]).toEqual(['y', 'x']);
  });
});

describe('another person signs in', () => {
  const PERSONAL = [
    'walletOff',
    'corporateCreditOff',
    'partialAmountOff',
    'recentOrders',
    'favourites',
    'completedOrder',
    'paymentInstruments',
    'rechargeOperation',
    'coffeeOperation',
    'satispayLink',
    'transferredInstrument',
    'cartPickedInstrument',
    'addedInstrument',
    'paymentPickedInstrument',
    'rechargePickedInstrument',
    'optionsPickedInstrument',
  ] as const;
  const OTHERS = ['token', 'redirectTo', 'signInPending', 'logoutPending', 'pendingCredential', 'pendingCredentialEmail'] as const;

  test.each(PERSONAL)('%s stays for the same person, and goes for the next one', (key) => {
    const { storage } = setUp();
    storage.claim('anna@pausa.test');
    storage.write(key, 'x');
    storage.claim(' Anna@pausa.test');
    expect(storage.read(key)).toBe('x');
    storage.claim('bruno@pausa.test');
    expect(storage.read(key)).toBeNull();
    storage.claim('anna@pausa.test');
    expect(storage.read(key)).toBeNull();
  });

  test.each(['openRecharge', 'openCoffee', 'pendingRegistration'] as const)(
    '%s is unseen by the next one, and there when its person is back, also after a sign-out',
    (key) => {
      const { storage, values } = setUp();
      storage.claim('anna@pausa.test');
      storage.write(key, 'x');
      storage.claim('bruno@pausa.test');
      expect(storage.read(key)).toBeNull();
      storage.clear();
      expect(storage.read(key)).toBeNull();
      storage.claim('anna@pausa.test');
      expect(storage.read(key)).toBe('x');
      expect([...values.keys()].join(' ')).not.toMatch(/anna|pausa/);
    },
  );

  test('without an e-mail nothing of an owner is stored, and the next one of them sees nothing', () => {
    const { storage, values } = setUp();
    storage.claim('');
    expect(storage.keep('openCoffee', 'x')).toBe(false);
    storage.write('openCoffee', 'x');
    expect([storage.read('openCoffee'), [...values.keys()].filter((name) => name.startsWith('open'))]).toEqual(['x', []]);
    storage.claim('');
    expect(storage.read('openCoffee')).toBeNull();
  });

  test.each(OTHERS)('%s is nobody’s', (key) => {
    const { storage } = setUp();
    storage.claim('anna@pausa.test');
    storage.write(key, 'x');
    storage.claim('bruno@pausa.test');
    expect(storage.read(key)).toBe('x');
  });

  test('what nobody is known to own goes with the first claim', () => {
    const { storage } = setUp();
    storage.write('coffeeOperation', 'x');
    storage.claim('anna@pausa.test');
    expect(storage.read('coffeeOperation')).toBeNull();
  });

  test('a tab that slept while another one changed hands', () => {
    const stores = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()].map((values) => ({
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
      removeItem: (name: string) => void values.delete(name),
    }));
    const [common, ...tabs] = stores;
    const [first, second] = tabs.map((own) =>
      createStorage(
        () => common!,
        () => 1,
        () => own,
      ),
    );
    first!.claim('anna@pausa.test');
    first!.write('satispayLink', 'x');
    second!.claim('bruno@pausa.test');
    second!.write('coffeeOperation', 'y');
    first!.claim('bruno@pausa.test');
    expect([first!.read('satispayLink'), first!.read('coffeeOperation')]).toEqual([null, 'y']);
  });

  test('a back end that names no e-mail: nothing personal is read by the next session', () => {
    const { storage } = setUp();
    storage.claim('');
    storage.write('favourites', '["a"]');
    storage.claim('');
    expect(storage.read('favourites')).toBeNull();
  });

  describe('what is kept at a sign-out', () => {
    test('is the same person’s', () => {
      const { storage, values } = setUp();
      storage.claim('anna@pausa.test');
      storage.write('token', 'a');
      storage.write('rechargeOperation', 'x');
      storage.write('coffeeOperation', 'y');
      storage.clear(['coffeeOperation']);
      expect([...values.keys()].sort()).toEqual(['coffee_operation', 'session_owner']);
      storage.claim('anna@pausa.test');
      expect(storage.read('coffeeOperation')).toBe('y');
    });

    test('goes for the next one', () => {
      const { storage } = setUp();
      storage.claim('anna@pausa.test');
      storage.write('coffeeOperation', 'y');
      storage.clear(['coffeeOperation']);
      storage.claim('bruno@pausa.test');
      expect(storage.read('coffeeOperation')).toBeNull();
    });

    test('is nothing without a known owner', () => {
      const { storage, values } = setUp();
      storage.write('coffeeOperation', 'y');
      storage.clear(['coffeeOperation']);
      expect(values.size).toBe(0);
    });
  });

  test('who was here last is known again, also after a sign-out that keeps something', () => {
    const { storage } = setUp();
    expect(storage.isOwner('anna@pausa.test')).toBe(false);
    storage.claim('anna@pausa.test');
    storage.clear(['walletOff']);
    expect([storage.isOwner(' Anna@pausa.test'), storage.isOwner('bruno@pausa.test')]).toEqual([true, false]);
    storage.clear();
    expect(storage.isOwner('anna@pausa.test')).toBe(false);
  });

  test('the e-mail is not kept', () => {
    const { storage, values } = setUp();
    storage.claim('anna@pausa.test');
    expect([...values.values()].join(' ')).not.toMatch(/anna|pausa/);
    storage.clear();
    expect(values.size).toBe(0);
  });
});

test('two memory storages know nothing of each other', () => {
  const [mine, yours] = [createMemoryStorage(), createMemoryStorage()];
  mine.write('token', 'a');
  expect([mine.read('token'), yours.read('token')]).toEqual(['a', null]);
});

test('what belongs to one tab stays in it, and a new page sweeps what is past its life', () => {
  const [local, first, second] = [newBacking(), newBacking(), newBacking()];
  let now = 1_000_000;
  const tab = (own: typeof first) =>
    createStorage(
      () => local.store,
      () => now,
      () => own.store,
    );
  const a = tab(first);
  const b = tab(second);
  a.write('signInPending', 'google');
  a.write('pendingCredential', '{"accessToken":"x"}');
  expect([a.read('signInPending'), b.read('signInPending'), b.read('pendingCredential')]).toEqual(['google', null, '{"accessToken":"x"}']);
  expect([...local.values.keys()]).toEqual(['error.credential']);
  now += 2 * 60 * 60 * 1000;
  tab(newBacking());
  expect([...local.values.keys()]).toEqual([]);
});

test.each(['openRecharge', 'openCoffee', 'pendingRegistration'] as const)('%s is there for its person after the tab was closed', (key) => {
  const local = newBacking().store;
  const tab = () =>
    createStorage(
      () => local,
      () => 1_000_000,
      () => newBacking().store,
    );
  const closed = tab();
  closed.claim('anna@pausa.test');
  closed.write(key, 'x');
  const next = tab();
  next.claim('anna@pausa.test');
  expect(next.read(key)).toBe('x');
});
