/**
 * Every key that the product keeps in the browser, with its life. A value past its life, or from the future, does not exist.
 * What is personal belongs to the person who was signed in, and is never another person's to read.
 */
const KEYS = {
  /** The API's token (header Authorization). */
  token: { name: 'token', lifeMs: null },
  /** A digest of the person whose values these are, here and in the tab. */
  owner: { name: 'session_owner', lifeMs: null },
  tabOwner: { name: 'session_owner', lifeMs: null, isOfTab: true },
  /** The path to return to after the sign-in (part 2 §3). */
  redirectTo: { name: 'redirect_to', lifeMs: 24 * 60 * 60 * 1000 },
  /** The provider that this tab left for; another tab's sign-in is not ours to pick up. */
  signInPending: { name: 'sign_in_pending', lifeMs: 60 * 60 * 1000, isOfTab: true },
  /** A logout that the server has not heard of: its cookie is still good. */
  logoutPending: { name: 'logout_pending', lifeMs: 30 * 24 * 60 * 60 * 1000 },
  /** A provider's credential that waits for the original sign-in, and its e-mail (part 2 §3). */
  pendingCredential: { name: 'error.credential', lifeMs: 60 * 60 * 1000 },
  pendingCredentialEmail: { name: 'error.credential.email', lifeMs: 60 * 60 * 1000 },
  /** A toggle switched off stays off for 12 hours (part 1 §9). */
  walletOff: { name: 'wallet_off', lifeMs: 43_200_000, isPersonal: true },
  corporateCreditOff: { name: 'corporate_credit_off', lifeMs: 43_200_000, isPersonal: true },
  /** What the last orders had in them (`ordering/order-memory.ts`), for 'Ordina di nuovo'. */
  recentOrders: { name: 'recent_orders', lifeMs: 90 * 24 * 60 * 60 * 1000, isPersonal: true },
  /** `{orderId} {epoch ms}` of the last order that was seen completed: a reload must not give 'Riapri il fridge' new time. */
  completedOrder: { name: 'completed_order', lifeMs: 24 * 60 * 60 * 1000, isPersonal: true },
  /**
   * The payment instrument that was just picked or added, on its way to the page that asked for it: one key for each such
   * page (query `key-to-update`), 1000 ms (part 1 §9). Of the tab: a pick is never used by another window's payment.
   */
  cartPickedInstrument: { name: 'SELLING_AREA_PICKED_PI', lifeMs: 1000, isOfTab: true, isPersonal: true },
  addedInstrument: { name: 'INSTRUMENTS_ADDED_PI', lifeMs: 1000, isOfTab: true, isPersonal: true },
  paymentPickedInstrument: { name: 'PAYMENT_PICKED_PI', lifeMs: 1000, isOfTab: true, isPersonal: true },
  rechargePickedInstrument: { name: 'WALLET_RECHARGE_PICKED_PI', lifeMs: 1000, isOfTab: true, isPersonal: true },
  /** The last recharge and the last coffee that were sent (`payment/operation-journal.ts`): no window sends another in ignorance. */
  rechargeOperation: { name: 'recharge_operation', lifeMs: 60 * 60 * 1000, isPersonal: true },
  coffeeOperation: { name: 'coffee_operation', lifeMs: 60 * 60 * 1000, isPersonal: true },
  /** The type, and the instruments that were there before one was added whose answer is not heard yet (`payment/instrument-registration.ts`). */
  pendingRegistration: { name: 'pending_registration', lifeMs: 10 * 60 * 1000, isOfTab: true, isPersonal: true },
  /** `{id} {address}`: Satispay's page of the request that this tab follows; a reload in the middle finds it again. */
  satispayLink: { name: 'satispay_link', lifeMs: 15 * 60 * 1000, isOfTab: true, isPersonal: true },
  /** The same on its way back to a page that is loaded first (`host/instrument-transfer.ts`): its second begins there. */
  handedInstrument: { name: 'handed_PI', lifeMs: 30_000, isOfTab: true, isPersonal: true },
  optionsPickedInstrument: { name: 'PAYMENT_OPTIONS_PICKED_PI', lifeMs: 1000, isOfTab: true, isPersonal: true },
} as const;

export type StorageKey = keyof typeof KEYS;

export interface StoragePort {
  read(key: StorageKey): string | null;
  write(key: StorageKey, value: string): void;
  remove(key: StorageKey): void;
  /** Reads and deletes in one step: whatever was stored is used at most once. */
  take(key: StorageKey): string | null;
  /**
   * The person leaves: removes every key of the table.
   * @param kept personal keys that stay for the same person's next sign-in, with the owner's digest; unless nobody is known to own them
   */
  clear(kept?: readonly StorageKey[]): void;
  /**
   * This person (e-mail) is signed in: what is personal and was another's is removed, and so is what nobody is known to own.
   */
  claim(email: string): void;
}

export const isPersonal = (key: StorageKey): boolean => 'isPersonal' in KEYS[key];

/** FNV-1a, 64 bit: tells people apart without keeping their address. */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
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

/**
 * The typed table over localStorage, and sessionStorage for what belongs to one tab; `now` in epoch milliseconds. What is
 * past its life is swept at the start: nobody may ever ask for it again.
 */
export function createStorage(backing: () => Backing, now: () => number, tabBacking: () => Backing = backing): StoragePort {
  const shared = usable(backing);
  const ofTab = usable(tabBacking);
  const storeOf = (key: StorageKey): Backing => ('isOfTab' in KEYS[key] ? ofTab : shared);
  /** What a full or blocked storage did not take lives here, and so in this page only. */
  const unsaved = new Map<StorageKey, string>();

  const remove = (key: StorageKey) => {
    unsaved.delete(key);
    try {
      storeOf(key).removeItem(KEYS[key].name);
    } catch {
      // Blocked half-way: there is nothing left to remove.
    }
  };

  const read = (key: StorageKey): string | null => {
    const { name, lifeMs } = KEYS[key];
    try {
      const raw = unsaved.get(key) ?? storeOf(key).getItem(name);
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

  const keys = Object.keys(KEYS) as StorageKey[];
  for (const key of keys) read(key);

  const write = (key: StorageKey, value: string) => {
    const { name, lifeMs } = KEYS[key];
    const raw = lifeMs === null ? value : `${now()};${value}`;
    try {
      storeOf(key).setItem(name, raw);
      unsaved.delete(key);
    } catch {
      // The value of before must not be read in its place.
      remove(key);
      unsaved.set(key, raw);
    }
  };

  return {
    read,
    remove,
    write,
    claim(email) {
      const person = digest(email.trim().toLowerCase());
      // Each tab has its own: another one may have claimed the common store already.
      const [isKept, isKeptInTab] = [read('owner') === person, read('tabOwner') === person];
      const isOfTab = (key: StorageKey) => storeOf(key) === ofTab || unsaved.has(key);
      for (const key of keys) if (isPersonal(key) && !(isOfTab(key) ? isKeptInTab : isKept)) remove(key);
      write('owner', person);
      write('tabOwner', person);
    },
    clear(kept = []) {
      const staying: readonly StorageKey[] = kept.length === 0 || read('owner') === null ? [] : [...kept, 'owner', 'tabOwner'];
      for (const key of keys) if (!staying.includes(key)) remove(key);
    },
    take(key) {
      const value = read(key);
      remove(key);
      return value;
    },
  };
}

export const createMemoryStorage = (now: () => number = Date.now): StoragePort => createStorage(memory, now);
