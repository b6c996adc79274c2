import { type ApiClient, getInstruments, type Instrument } from '../../../api/index.ts';

/** The instruments of one type that there are now; null when they could not be read. */
export async function readInstruments(client: ApiClient, type: string, signal: AbortSignal): Promise<readonly Instrument[] | null> {
  try {
    const { instruments } = await client.call(getInstruments, { signal });
    return instruments.filter((instrument) => instrument.type === type);
  } catch {
    return null;
  }
}

/** The one that was not there before: an answer that got lost had added it. Null when nothing says so. */
export function newcomer(before: readonly Instrument[] | null, after: readonly Instrument[] | null): Instrument | null {
  if (before === null || after === null) return null;
  return after.find(({ id }) => !before.some((known) => known.id === id)) ?? null;
}
