import type { Rolldown } from 'vite';
import { EARLY_SCREENS } from '../src/registry/screens-early.ts';
import { neededBy } from './needed-by.ts';

const isOfStart = neededBy('src/host/main.tsx');

/** The screens that a person may see first. */
const FIRST = Object.keys(EARLY_SCREENS).map((screen) => [screen, neededBy(`src/host/screens/${screen}.tsx`)] as const);

/** For `codeSplitting`: the file of a module of the app, that of the start, that of the one first screen that needs it, or that of those that share it. */
export function fileOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const screens = FIRST.flatMap(([screen, isNeeded]) => (isNeeded(id, context) ? [screen] : []));
  if (isOfStart(id, context)) return 'app';
  if (screens.length < 2) return screens[0] ?? null;
  // The sign-in is before every other, and shares little. The shop needs most, and most people see it next.
  return screens.includes('LoginScreen') ? 'app' : screens.includes('SellingAreaScreen') ? 'selling' : screens.join('-');
}
