import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { EARLY_SCREENS } from '../src/registry/screens-early.ts';
import { neededBy } from './needed-by.ts';

const FOLDER = 'src/host/screens';
/** Loaded by the shop's screen alone. */
const OF_SHOP = ['CartBesideShop', 'CartOverShop'];

const isInStart = neededBy('src/host/main.tsx');
const isInCartBesideShop = neededBy(`${FOLDER}/CartBesideShop.tsx`);
const SCREENS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''))
  .filter((screen) => !OF_SHOP.includes(screen))
  .map((screen) => ({ screen, isFirst: Object.hasOwn(EARLY_SCREENS, screen), isIn: neededBy(`${FOLDER}/${screen}.tsx`) }));

/**
 * For `codeSplitting`: the chunk of a module. What the start needs is in `app`, with the little that the sign-in shares with another
 * first screen; what it shares with later screens is in `sign-in`. What the shop needs is in its own chunk, or in `selling` when
 * other screens need it, too. The bundler divides the rest by who needs it (null).
 */
export function chunkNameOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if (isInStart(id, context)) return 'app';
  const screens = SCREENS.filter(({ isIn }) => isIn(id, context));
  const has = (name: string) => screens.some(({ screen }) => screen === name);
  if (has('LoginScreen')) {
    if (screens.length === 1) return null;
    return screens.filter(({ isFirst }) => isFirst).length > 1 ? 'app' : 'sign-in';
  }
  if (has('SellingAreaScreen')) return screens.length > 1 ? 'selling' : 'SellingAreaScreen';
  return screens.length === 0 && isInCartBesideShop(id, context) ? 'CartBesideShop' : null;
}
