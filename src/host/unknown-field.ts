import { closestMatch } from 'leven';

/** How many letters a name may differ from the one that was probably meant: `logo` and `logoUrl`. */
const MAX_DISTANCE = 3;

/** A sentence about a field of config.json that the app does not know, with the nearest name that it knows. */
export function unknownField(path: string, known: readonly string[]): string {
  const nearest = closestMatch(path, known, { maxDistance: MAX_DISTANCE });
  return `${path}: unknown${nearest === undefined ? '' : `; did you mean ${nearest}?`}`;
}
