/** What the app's client gets out of an answer of the tables, compared with what they say that it gives. */
import { EXAMPLES, type Example } from './answers.ts';
import { askClient, describeFailure, json } from './client.ts';
import { ANSWERS, at, isObject, NOTHING, type Shape } from './specification.ts';

export const CALLS = Object.keys(ANSWERS).filter((call) => ANSWERS[call] !== NOTHING);
export const shapeOf = (call: string) => ANSWERS[call] as Shape;
export const examplesOf = (call: string) => EXAMPLES.filter((example) => example.call === call);

/** What the app shows in the place of a field that is away: something computed, or what comes first. */
const STAND_INS: Readonly<Record<string, readonly unknown[]>> = {
  displayOrder: [0],
  // Computed from the value.
  'price.label': ['6,80 €', '0,55 €', '1,10 €'],
  short_label: ['I tuoi ordini'],
  style: ['LIGHT_ORANGE'],
  // The sum of the vouchers.
  total: [2129],
};
const isStandIn = (path: string, value: unknown): boolean => {
  const name = Object.keys(STAND_INS).find((end) => path.endsWith(end)) ?? '';
  return STAND_INS[name]?.includes(typeof value === 'string' ? value.replace(/\s/g, ' ') : value) ?? false;
};

/** What stands for "nothing there" in the app. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0);

const kindAt = (shape: Shape, path: string): string | null => {
  let inner: Shape | undefined = shape;
  for (const name of path.split('.')) {
    if (inner === undefined || 'kind' in inner) return null;
    inner = 'element' in inner ? inner.element : 'fields' in inner ? inner.fields[name] : inner.value;
  }
  return inner !== undefined && 'kind' in inner ? inner.kind : null;
};

/** What is wrong with the app's reading of an answer. */
export async function misread({ call, gives }: Example, sent: unknown, isStrict = false): Promise<string[]> {
  const outcome = await askClient(call, json(sent));
  if (!outcome.isRead) return [describeFailure(outcome.failure)];
  const wrong = isStrict ? outcome.repairs.map((issue) => `repaired ${issue}`) : [];
  for (const [path, given] of Object.entries(gives)) {
    const [name, value] = Array.isArray(given) ? (given as [string, unknown]) : [path, given];
    const came = at(sent, path);
    const got = at(outcome.answer, name);
    // What was taken away from the answer may be anything that means "nothing there".
    const isAway = came === undefined || came === null || came === '';
    const isReturned = isObject(value) && 'returned' in value;
    const expected = isAway ? null : isReturned ? came : kindAt(shapeOf(call), path) === 'id' ? String(came) : value;
    if (isAway ? !isNothing(got) && !isStandIn(path, got) : (isReturned || typeof expected !== 'string' ? got : String(got)) !== expected)
      wrong.push(`${name}: ${JSON.stringify(expected)}, not ${JSON.stringify(got)}`);
  }
  return wrong;
}
/** With where it is wrong, for the report. */
export const told = async (example: Example, where: string, sent: unknown, isStrict?: boolean) =>
  (await misread(example, sent, isStrict)).map((wrong) => `${example.about}${where}: ${wrong}`);
