import type { Instrument } from '../api/index.ts';
import { instrument } from '../api/index.ts';
import { type PendingKey, pendingKeyOf, putPending } from '../widgets/shared/payment/pending-instrument.ts';
import type { StoragePort } from '../widgets/shared/runtime/ports.ts';

/** What is on its way to a page that is loaded before it can take anything. */
interface HandedOver {
  readonly address: string;
  readonly key: PendingKey;
  readonly picked: Instrument;
}

/** Puts an instrument down for the page at `address`, which is loaded next. */
export function handOver(storage: StoragePort, handed: HandedOver): void {
  storage.write('handedInstrument', JSON.stringify(handed));
}

function readHandedOver(text: string): HandedOver | null {
  try {
    const { address, key, picked } = JSON.parse(text) as Record<string, unknown>;
    const known = typeof key === 'string' ? pendingKeyOf(key) : null;
    const read = instrument.safeParse(picked);
    return typeof address === 'string' && known !== null && read.success ? { address, key: known, picked: read.data } : null;
  } catch {
    return null;
  }
}

/**
 * Begins the second in which a pick lives (`pending-instrument.ts`) now that its page is there to take it. Call it when
 * the page is drawn. What was put down for another address is dropped.
 */
export function receiveHandOver(storage: StoragePort, address: string): void {
  const text = storage.take('handedInstrument');
  const handed = text === null ? null : readHandedOver(text);
  if (handed?.address === address) putPending(storage, handed.key, handed.picked);
}
