import type { Instrument } from '../../../api/index.ts';
import type { StoragePort } from '../runtime/ports.ts';

/** The instrument that the last try has added, if it is among `known`. */
export function findRegistered(storage: StoragePort, known: readonly Instrument[]): Instrument | undefined {
  const [of, ...ids] = (storage.read('pendingRegistration') ?? '').split(' ').map(decodeURIComponent);
  return known.find((instrument) => instrument.type === of && !ids.includes(String(instrument.id)));
}

/**
 * Call it when instruments are shown or used: the next press then adds another. The server's answer alone does not settle a try,
 * because the person may have left before it was shown.
 */
export function acknowledgeInstruments(storage: StoragePort, shown: readonly Instrument[]): void {
  if (findRegistered(storage, shown) !== undefined) storage.remove('pendingRegistration');
}
