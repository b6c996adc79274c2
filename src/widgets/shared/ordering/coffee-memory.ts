import { type RememberedCoffee, rememberedCoffee } from '../../../api/index.ts';
import { parseStored } from '../payment/parse-stored.ts';
import type { StoragePort } from '../runtime/ports.ts';

export const rememberCoffee = (storage: StoragePort, coffee: RememberedCoffee): void => storage.write('lastCoffee', JSON.stringify(coffee));

/** The last coffee that was ordered in this browser; null without one. */
export const recallCoffee = (storage: StoragePort): RememberedCoffee | null => parseStored(rememberedCoffee, storage.read('lastCoffee'));
