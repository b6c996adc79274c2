/** Random mixtures of the variations, and damaged values, by seed: as in the tables, but together in one answer. */
import { expect, test } from 'vitest';
import { type Chance, chance } from '../support/chance.ts';
import type { Example } from './answers.ts';
import { askClient, json } from './client.ts';
import { CALLS, examplesOf, shapeOf, told } from './reading.ts';
import { type Change, changed, type Shape } from './specification.ts';
import { numberOf, VARIATION_NAMES, VARIATIONS, withUnknownFields } from './variations.ts';

const SEEDS = process.env['PAUSA_TEST_EXHAUSTIVE'] === '1' ? 1000 : 30;

/** What identifiers are is settled for a whole answer: one that is a number here and a text there is another one. */
const FIELD_BY_FIELD = VARIATION_NAMES.filter((name) => !name.startsWith('identifiers') && name !== 'all at once');

function mixture(random: Chance): Change {
  const [density, areNumbers] = [random.next(), random.is(0.5)];
  return (shape, value, path) => {
    const mixed = random.is(density) ? VARIATIONS[random.pick(FIELD_BY_FIELD)].change(shape, value, path) : value;
    const isId = 'kind' in shape && shape.kind === 'id' && mixed !== null && mixed !== undefined;
    if (!isId || !areNumbers) return mixed;
    return random.is(0.5) ? numberOf(String(mixed)) : String(numberOf(String(mixed)));
  };
}

test.each(CALLS)(
  'mixed variations: %s',
  async (call) => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const random = chance(seed);
      const example = random.pick(examplesOf(call));
      const answer = changed(shapeOf(call), example.json, mixture(random));
      wrong.push(...(await told(example, `, seed ${seed}`, random.is(0.3) ? withUnknownFields(shapeOf(call), answer) : answer)));
    }
    expect(wrong).toEqual([]);
  },
  60_000,
);

const JUNK = [' ', ',', '.', "'", '_', '\u20ac', '+', 'e', 'x', '\u066b', '\u00a0', '\u200b', '\n', '\u0663', '\uff16', '\u2212'];
/** An amount or a quantity that is none by the contract: a person might read it, and two persons differently. */
function damagedNumber(random: Chance): unknown {
  const [euro, cents] = [1 + random.below(9999), String(random.below(100)).padStart(2, '0')];
  const text = `${euro}.${cents}`;
  const place = random.below(text.length + 1);
  return random.pick<() => unknown>([
    // A point more, or another character. A point behind the last digit or before the first makes no number either.
    () => `${text.slice(0, place)}${random.pick(JUNK)}${text.slice(place)}`,
    () => `${euro},${cents}`,
    () => `1.${String(euro).padStart(3, '0')},${cents}`,
    () => `${euro}.${cents} \u20ac`,
    () => `0${text}`,
    () => `${euro}.`,
    () => `.${cents}`,
    () => `${euro}${'0'.repeat(16)}`,
    () => `${euro}e${random.below(3)}`,
    () => `0x${euro.toString(16)}`,
    () => random.pick(['NaN', 'Infinity', 'null', 'true', 'gratis']),
    () => random.is(0.5),
    () => [Number(text)],
    () => ({ value: Number(text) }),
  ])();
}
function damagedId(random: Chance): unknown {
  const number = 1 + random.below(1_000_000);
  return random.pick<() => unknown>([
    () => number + 0.5,
    // JSON has lost its last digits on the way.
    () => 2 ** 53 + 2 * number,
    () => -(2 ** 60) - number * 1024,
    () => random.is(0.5),
    () => [number],
    () => [String(number)],
    () => ({ id: number }),
    () => `${number}\ud800`,
    () => String(number).padEnd(201, '0'),
  ])();
}

/** Each text and number that the app has of an answer, as often as it is there. What a cart sends back as it came is not read. */
function leaves(value: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) if (name !== 'wire') leaves(inner, counts);
  } else if ((typeof value === 'string' && value !== '') || typeof value === 'number') {
    const leaf = `${typeof value} ${value}`;
    counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  }
  return counts;
}

/** The answer with another value at the path. */
function replaced(answer: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(answer) ? [...(answer as unknown[])] : { ...(answer as object) }) as Record<string, unknown>;
  return Object.assign(copy, { [name]: replaced(copy[name], rest, value) });
}

const isNumber = (shape: Shape, path: string) => 'kind' in shape && (shape.kind === 'euro' || path.endsWith('quantity'));
const isId = (shape: Shape) => 'kind' in shape && shape.kind === 'id';
type IsMeant = (shape: Shape, path: string) => boolean;

function pathsOf({ call, json: answer }: Example, isMeant: IsMeant): readonly string[] {
  const paths: string[] = [];
  changed(shapeOf(call), answer, (shape, value, path) => {
    if (value !== null && value !== undefined && isMeant(shape, path)) paths.push(path);
    return value;
  });
  return paths;
}

/** Where a damaged value was believed: the app then has a text or a number that it has not of the whole answer. */
async function believed(isMeant: IsMeant, damaged: (random: Chance) => unknown, call: string): Promise<string[]> {
  const targets = await Promise.all(
    examplesOf(call).map(async (example) => {
      const whole = await askClient(call, json(example.json));
      return { example, paths: pathsOf(example, isMeant), known: whole.isRead ? leaves(whole.answer) : null };
    }),
  );
  const damageable = targets.filter(({ paths }) => paths.length > 0);
  const wrong: string[] = [];
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const random = chance(seed);
    const { example, paths, known } = random.pick(damageable);
    const [place, damage] = [random.pick(paths), damaged(random)];
    const outcome = await askClient(call, json(replaced(example.json, place.split('.'), damage)));
    if (known === null || !outcome.isRead) continue;
    for (const [leaf, count] of leaves(outcome.answer))
      if (count > (known.get(leaf) ?? 0)) wrong.push(`${example.about}, seed ${seed}, ${place} ${JSON.stringify(damage)}: ${leaf}`);
  }
  return wrong;
}
const callsWith = (isMeant: IsMeant) => CALLS.filter((call) => examplesOf(call).some((example) => pathsOf(example, isMeant).length > 0));

test.each(callsWith(isNumber))(
  'damaged amounts and quantities are no others: %s',
  async (call) => {
    expect(await believed(isNumber, damagedNumber, call)).toEqual([]);
  },
  60_000,
);
test.each(callsWith(isId))(
  'damaged identifiers are no others: %s',
  async (call) => {
    expect(await believed(isId, damagedId, call)).toEqual([]);
  },
  60_000,
);
