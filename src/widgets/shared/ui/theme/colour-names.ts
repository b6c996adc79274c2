import { FORMER_NAMES } from './colour-names.css.ts';

/** The current name of a colour, also for a former name. */
export const currentName = (name: string): string => Object.entries(FORMER_NAMES).find(([, former]) => former === name)?.[0] ?? name;

/** Colours by their current names. Where both names of a colour are given, the current one counts. */
export function withCurrentNames<Value>(given: Readonly<Record<string, Value>>): Record<string, Value> {
  const entries = Object.entries(given);
  return Object.fromEntries([
    ...entries.map(([name, value]) => [currentName(name), value] as const),
    ...entries.filter(([name]) => currentName(name) === name),
  ]);
}
