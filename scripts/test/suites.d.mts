import type { Count, FileTime } from './count.mjs';

export interface Planned {
  readonly name: string;
  readonly cores: number;
  readonly needs?: readonly string[];
}
export function startable(
  waiting: readonly Planned[],
  running: readonly Planned[],
  finished: { has(name: string): boolean },
  cores: number,
): readonly Planned[];
export function summary(
  results: readonly (Count & { name: string; seconds: number; files?: readonly FileTime[]; failures?: readonly string[] })[],
  seconds: number,
): string;
