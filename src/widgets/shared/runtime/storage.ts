interface StorageEntry {
  readonly name: string;
  /** A value without a lifetime does not expire. */
  readonly lifeMs?: number;
  readonly isOfTab?: true;
  readonly isPersonal?: true;
  readonly isOfOwner?: true;
}

/**
 * Every storage key of the product, with its lifetime; the app's theme and language are apart (`host/preferences.ts`). An expired
 * value reads as null. A value from the future (the device's clock was corrected) begins its life when it is read, unless it is
 * meant for the next page alone: then it has expired. Values whose loss could cost money never expire. Personal values belong to the
 * signed-in person; another person never reads them, because the sign-in removes them. Those of an owner have a name for each person, so that they outlive it.
 */
const KEYS = {
  /** The API's token (header Authorization). */
  token: { name: 'token' },
  /** A digest of the person who owns the values, in the shared storage and in the tab's. */
  owner: { name: 'session_owner' },
  tabOwner: { name: 'session_owner', isOfTab: true },
  /** The path to return to after the sign-in (P2-3.27). Other pages of the origin may write it too, as the path alone. */
  redirectTo: { name: 'redirect_to', lifeMs: 24 * 60 * 60 * 1000 },
  /** The provider that this tab redirected to. Another tab must not complete this sign-in. */
  signInPending: { name: 'sign_in_pending', lifeMs: 60 * 60 * 1000, isOfTab: true },
  /** A logout that has not reached the server yet: the session's cookie is still valid. */
  logoutPending: { name: 'logout_pending' },
  /** A provider's credential that waits for the original sign-in, and its e-mail (P2-3.27). */
  pendingCredential: { name: 'error.credential', lifeMs: 60 * 60 * 1000 },
  pendingCredentialEmail: { name: 'error.credential.email', lifeMs: 60 * 60 * 1000 },
  /** A toggle switched off stays off for 12 hours (P1-9.1). */
  walletOff: { name: 'wallet_off', lifeMs: 43_200_000, isPersonal: true },
  corporateCreditOff: { name: 'corporate_credit_off', lifeMs: 43_200_000, isPersonal: true },
  partialAmountOff: { name: 'partial_amount_off', lifeMs: 43_200_000, isPersonal: true },
  /** The items of the last orders (`ordering/order-memory.ts`), for 'Ordina di nuovo'. */
  recentOrders: { name: 'recent_orders', lifeMs: 90 * 24 * 60 * 60 * 1000, isPersonal: true },
  /** The dishes that the person marked with a heart (`shop/favourites.ts`). Its life begins anew with each change. */
  favourites: { name: 'favourites', lifeMs: 365 * 24 * 60 * 60 * 1000, isPersonal: true },
  /** The last coffee (`ordering/coffee-memory.ts`), for 'Il solito caffè?'. */
  lastCoffee: { name: 'last_coffee', lifeMs: 90 * 24 * 60 * 60 * 1000, isPersonal: true },
  /** `{orderId} {epoch ms}` of the last completed order, so that a reload does not restart the time of 'Riapri il fridge'. */
  completedOrder: { name: 'completed_order', lifeMs: 24 * 60 * 60 * 1000, isPersonal: true },
  /** The instrument just picked or added, for the page that requested it (query `key-to-update`, P1-9.7) in this tab. */
  cartPickedInstrument: { name: 'SELLING_AREA_PICKED_PI', lifeMs: 1000, isOfTab: true, isPersonal: true },
  addedInstrument: { name: 'INSTRUMENTS_ADDED_PI', lifeMs: 1000, isOfTab: true, isPersonal: true },
  paymentPickedInstrument: { name: 'PAYMENT_PICKED_PI', lifeMs: 1000, isOfTab: true, isPersonal: true },
  rechargePickedInstrument: { name: 'WALLET_RECHARGE_PICKED_PI', lifeMs: 1000, isOfTab: true, isPersonal: true },
  /** `{payment's uuid} {JSON}`: the instruments of the last payment (`payment/payment-instruments.ts`). */
  paymentInstruments: { name: 'payment_instruments', lifeMs: 24 * 60 * 60 * 1000, isPersonal: true },
  /** The recharge and the coffee that any window sent and the person has not acknowledged (`payment/operation-journal.ts`). */
  openRecharge: { name: 'open_recharge', isOfOwner: true },
  openCoffee: { name: 'open_coffee', isOfOwner: true },
  /** The last ones that were acknowledged. */
  rechargeOperation: { name: 'recharge_operation', lifeMs: Infinity, isPersonal: true },
  coffeeOperation: { name: 'coffee_operation', lifeMs: Infinity, isPersonal: true },
  /** The type, and the ids that existed before an unacknowledged registration (`payment/instrument-registration.ts`). */
  pendingRegistration: { name: 'pending_registration', isOfOwner: true },
  /** `{id} {address}`: the Satispay page of the request that this tab polls, so that a reload finds it again. */
  satispayLink: { name: 'satispay_link', lifeMs: 15 * 60 * 1000, isOfTab: true, isPersonal: true },
  /** The request whose page at Satispay was opened. */
  satispayOpened: { name: 'satispay_opened', lifeMs: 15 * 60 * 1000, isOfTab: true, isPersonal: true },
  /** An instrument for a page that must load first (`host/payment/instrument-transfer.ts`). Its 1000 ms begin after the load. */
  transferredInstrument: { name: 'transferred_PI', lifeMs: 30_000, isOfTab: true, isPersonal: true },
  optionsPickedInstrument: { name: 'PAYMENT_OPTIONS_PICKED_PI', lifeMs: 1000, isOfTab: true, isPersonal: true },
} as const satisfies Record<string, StorageEntry>;

export type StorageKey = keyof typeof KEYS;
const isOfOwner = (key: StorageKey): boolean => 'isOfOwner' in KEYS[key];
const entryOf = (key: StorageKey): StorageEntry => KEYS[key];

export interface StoragePort {
  read(key: StorageKey): string | null;
  /** What the browser does not accept lives in this page. */
  write(key: StorageKey, value: string): void;
  /** Writes the value only where the browser stores it. False: it does not, and everything is as before. */
  keep(key: StorageKey, value: string): boolean;
  remove(key: StorageKey): void;
  /** Reads and deletes in one step, so that a value is used at most once. */
  take(key: StorageKey): string | null;
  /** Sign-out: removes every key but an owner's. `kept` stay for the owner's next sign-in; without a known owner they go too. */
  clear(kept?: readonly StorageKey[]): void;
  /** Whether this person (e-mail) was the last one to sign in here. */
  isOwner(email: string): boolean;
  /** Sets the owner (e-mail; empty where the back end names none). Removes the personal values of another person, and those without a known owner. */
  claim(email: string): void;
}

/** Unreadable until it is known whose session this is. */
export const isPersonal = (key: StorageKey): boolean => 'isPersonal' in KEYS[key] || isOfOwner(key);

/** FNV-1a, 64 bit: distinguishes people without storing their e-mail address. */
function digest(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}

const personOf = (email: string): string => digest(email.trim().toLowerCase());

/** What lives shorter is meant for the next page alone. */
const MINUTE_MS = 60_000;

type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function memory(): Backing {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** Null where the browser blocks the storage altogether. One that can only not be written is still read. */
function opened(backing: () => Backing): Backing | null {
  try {
    return backing();
  } catch {
    return null;
  }
}

/** The key table over localStorage, and over sessionStorage for a tab's values; removes expired ones. `now` in epoch ms. */
export function createStorage(backing: () => Backing, now: () => number, tabBacking: () => Backing = backing): StoragePort {
  const shared = opened(backing);
  const ofTab = opened(tabBacking);
  const isOfTab = (key: StorageKey): boolean => 'isOfTab' in KEYS[key];
  /** @throws where the browser blocks it */
  const storeOf = (key: StorageKey): Backing => {
    const store = isOfTab(key) ? ofTab : shared;
    if (store === null) throw new DOMException('No storage', 'SecurityError');
    return store;
  };
  /** The digest of the person whom this page knows, also while another tab has another one. */
  let person = '';
  /** The back end sends no e-mail, so persons cannot be distinguished: values of an owner are not stored. */
  let isNameless = false;
  const dated = (key: StorageKey, value: string): string => (entryOf(key).lifeMs === undefined ? value : `${now()};${value}`);
  const nameOf = (key: StorageKey): string => (isOfOwner(key) ? `${KEYS[key].name}.${person}` : KEYS[key].name);
  /** By name: values that the browser did not accept, which exist in this page only. Null: it did not accept the removal. */
  const unsaved = new Map<string, string | null>();
  /** By name: what the browser stored at the last look. An owner's is not forgotten when it blocks the storage afterwards. */
  const seen = new Map<string, string | null>();

  const remove = (key: StorageKey) => {
    const name = nameOf(key);
    unsaved.delete(name);
    seen.delete(name);
    try {
      storeOf(key).removeItem(name);
    } catch {
      // The storage was blocked meanwhile, and may be free again later: a later read must not return the value.
      unsaved.set(name, null);
    }
  };

  const read = (key: StorageKey): string | null => {
    const { lifeMs } = entryOf(key);
    const name = nameOf(key);
    try {
      if (unsaved.get(name) === null) remove(key);
      const raw = unsaved.has(name) ? (unsaved.get(name) ?? null) : storeOf(key).getItem(name);
      if (isOfOwner(key)) seen.set(name, raw);
      if (raw === null || lifeMs === undefined) return raw;
      // Without a time its age is no number, and every comparison is false.
      const [, at, value = ''] = /^(\d+);(.*)$/s.exec(raw) ?? [];
      const age = now() - Number(at);
      if (age >= 0 && age < lifeMs) return value;
      // Another page of the origin wrote the path alone.
      const isPath = key === 'redirectTo' && raw.startsWith('/');
      if (isPath || (age < 0 && lifeMs >= MINUTE_MS)) {
        // Its life begins now.
        const kept = isPath ? raw : value;
        write(key, kept);
        return kept;
      }
    } catch {
      return seen.get(name) ?? null;
    }
    remove(key);
    return null;
  };

  const keep = (key: StorageKey, value: string): boolean => {
    const name = nameOf(key);
    if (isNameless && isOfOwner(key)) return false;
    try {
      storeOf(key).setItem(name, dated(key, value));
      unsaved.delete(name);
      if (isOfOwner(key)) seen.set(name, value);
      return true;
    } catch {
      return false;
    }
  };

  const write = (key: StorageKey, value: string) => {
    if (keep(key, value)) return;
    // A later read must not return the previous value; an owner's is still true, and is read after a reload.
    if (!isOfOwner(key)) remove(key);
    unsaved.set(nameOf(key), dated(key, value));
  };

  const keys = Object.keys(KEYS) as StorageKey[];
  person = read('owner') ?? '';
  for (const key of keys) read(key);

  return {
    read,
    remove,
    write,
    keep,
    isOwner: (email) => read('owner') === personOf(email),
    claim(email) {
      const next = personOf(email);
      // Each tab has its own owner: another tab may have claimed the shared storage already. Without an e-mail nobody is known.
      const [isKept, isKeptInTab] = [read('owner') === next && email !== '', read('tabOwner') === next && email !== ''];
      const isOfPage = (key: StorageKey) => isOfTab(key) || unsaved.has(nameOf(key));
      for (const key of keys) if ('isPersonal' in KEYS[key] && !(isOfPage(key) ? isKeptInTab : isKept)) remove(key);
      write('owner', next);
      write('tabOwner', next);
      person = next;
      isNameless = email === '';
      if (isNameless) for (const key of keys) if (isOfOwner(key)) unsaved.delete(nameOf(key));
    },
    clear(kept = []) {
      const staying: readonly StorageKey[] = kept.length === 0 || read('owner') === null ? [] : [...kept, 'owner', 'tabOwner'];
      for (const key of keys) if (!staying.includes(key) && !isOfOwner(key)) remove(key);
      person = '';
    },
    take(key) {
      const value = read(key);
      remove(key);
      return value;
    },
  };
}

export const createMemoryStorage = (now: () => number = Date.now): StoragePort => createStorage(memory, now);
