import { useSyncExternalStore } from 'react';
import { favouriteItems } from '../../api/index.ts';
import { createListeners } from '../shared/flow/listeners.ts';
import { parseStored } from '../shared/payment/parse-stored.ts';
import type { StoragePort } from '../shared/runtime/ports.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';

const MAX_FAVOURITES = 200;

const { subscribe, notify } = createListeners();

/** Parsed once for each stored text: every card asks for it. */
let parsed: { readonly text: string | null; readonly names: readonly string[] } = { text: null, names: [] };

function readNames(storage: StoragePort): readonly string[] {
  const text = storage.read('favourites');
  if (text !== parsed.text) parsed = { text, names: parseStored(favouriteItems, text) ?? [] };
  return parsed.names;
}

const nameOf = (areaId: string, itemId: string) => `${areaId} ${itemId}`;

/** Tells whether an item of the area is a favourite now. */
export function favouritesOf(storage: StoragePort, areaId: string): (itemId: string) => boolean {
  const names = new Set(readNames(storage));
  return (itemId) => names.has(nameOf(areaId, itemId));
}

/** Whether an item is a favourite, and what changes that. */
export function useFavourite(areaId: string, itemId: string): readonly [isFavourite: boolean, toggle: () => void] {
  const { storage } = useRuntime();
  const name = nameOf(areaId, itemId);
  const read = () => readNames(storage).includes(name);
  const isFavourite = useSyncExternalStore(subscribe, read, read);
  const toggle = () => {
    const others = readNames(storage).filter((other) => other !== name);
    storage.write('favourites', JSON.stringify(isFavourite ? others : [name, ...others].slice(0, MAX_FAVOURITES)));
    notify();
  };
  return [isFavourite, toggle];
}
