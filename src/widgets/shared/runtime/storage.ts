/** Every key that the product keeps in the browser, with its life. A value past its life, or from the future, does not exist. */
const KEYS = {
  /** The API's token (header Authorization). */
  token: { name: 'token', lifeMs: null },
  /** The path to return to after the sign-in (part 2 §3). */
  redirectTo: { name: 'redirect_to', lifeMs: 24 * 60 * 60 * 1000 },
  /** The provider that a sign-in redirect left for. */
  signInPending: { name: 'sign_in_pending', lifeMs: 60 * 60 * 1000 },
  /** A logout that the server has not heard of: its cookie is still good. */
  logoutPending: { name: 'logout_pending', lifeMs: 30 * 24 * 60 * 60 * 1000 },
  /** A provider's credential that waits for the original sign-in, and its e-mail (part 2 §3). */
  pendingCredential: { name: 'error.credential', lifeMs: 60 * 60 * 1000 },
  pendingCredentialEmail: { name: 'error.credential.email', lifeMs: 60 * 60 * 1000 },
  /** A toggle switched off stays off for 12 hours (part 1 §9). */
  walletOff: { name: 'wallet_off', lifeMs: 43_200_000 },
  corporateCreditOff: { name: 'corporate_credit_off', lifeMs: 43_200_000 },
  /** `{orderId} {epoch ms}` of the last order that was seen completed: a reload must not give 'Riapri il fridge' new time. */
  completedOrder: { name: 'completed_order', lifeMs: 24 * 60 * 60 * 1000 },
} as const;

export type StorageKey = keyof typeof KEYS;

export interface StoragePort {
  read(key: StorageKey): string | null;
  write(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
  /** Reads and deletes in one step: whatever was stored is used at most once. */
  take(key: StorageKey): string | null;
  /** Removes every key of the table: the person leaves. */
  clear(): void;
}

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function memory(): Backing {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** Storage that throws on the first touch (blocked cookies, private frames) is replaced by memory. */
function usable(backing: () => Backing): Backing {
  try {
    const store = backing();
    store.setItem('pausa.probe', '1');
    store.removeItem('pausa.probe');
    return store;
  } catch {
    return memory();
  }
}

/** The typed table over localStorage; `now` in epoch milliseconds. */
export function createStorage(backing: () => Backing, now: () => number): StoragePort {
  const store = usable(backing);

  const remove = (key: StorageKey) => {
    try {
      store.removeItem(KEYS[key].name);
    } catch {
      // Blocked half-way: there is nothing left to remove.
    }
  };

  const read = (key: StorageKey): string | null => {
    const { name, lifeMs } = KEYS[key];
    try {
      const raw = store.getItem(name);
      if (raw === null || lifeMs === null) return raw;
      const [, at, value] = /^(\d+);(.*)$/s.exec(raw) ?? [];
      const age = now() - Number(at);
      if (value !== undefined && age >= 0 && age < lifeMs) return value;
    } catch {
      return null;
    }
    remove(key);
    return null;
  };

  return {
    read,
    remove,
    write(key, value) {
      const { name, lifeMs } = KEYS[key];
      try {
        store.setItem(name, lifeMs === null ? value : `${now()};${value}`);
      } catch {
        // Full or blocked: the value lives as long as the page's other state.
      }
    },
    clear() {
      for (const key of Object.keys(KEYS) as StorageKey[]) remove(key);
    },
    take(key) {
      const value = read(key);
      remove(key);
      return value;
    },
  };
}

export const createMemoryStorage = (now: () => number = Date.now): StoragePort => createStorage(memory, now);
