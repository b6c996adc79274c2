/** The report, for people and for machines. */
import { type Group, GROUPS, SECTIONS, type Section } from './check.ts';
import type { Report, Result } from './run.ts';

const DOCUMENT = 'docs/backend-contract.md';
const written = (section: Section): string => `${DOCUMENT}, "${section}" (${SECTIONS[section]})`;

const count = (results: readonly Result[], kind: Result['outcome']['kind']): number =>
  results.filter(({ outcome }) => outcome.kind === kind).length;

export const sumOf = ({ results }: Report) => ({
  conform: count(results, 'conforms'),
  workBut: count(results, 'works-but'),
  wrong: count(results, 'wrong'),
  notOffered: count(results, 'not-offered'),
  notChecked: count(results, 'not-checked'),
});

/** Without these nobody can say whether the app runs. */
const FIRST = ['answer.getNavigation', 'answer.getHome', 'answer.getSellingArea'];
/** The app stands or falls with these; other checks protect people and money. */
const CARRIES = /^(answer\.|session\.(sign-in|public\.)|form\.token-renewal$)/;

export interface Verdict {
  /** Null: it cannot be said. */
  readonly runs: boolean | null;
  readonly sentence: string;
}

/** Whether the app runs on this back end. */
export function verdictOf({ results, unrecorded }: Report): Verdict {
  const place = unrecorded === null ? 'this back end' : 'the recorded back end';
  const limit = unrecorded === null ? '' : ', as far as the recording shows';
  const wrong = results.filter(({ outcome }) => outcome.kind === 'wrong');
  const carrying = wrong.filter(({ check }) => CARRIES.test(check.id));
  if (carrying.length > 0)
    return { runs: false, sentence: `The app does not run on ${place}: ${carrying.map(({ check }) => check.id).join(', ')}.` };
  const unknown = results.find(({ check, outcome }) => FIRST.includes(check.id) && outcome.kind === 'not-checked');
  if (unknown?.outcome.kind === 'not-checked')
    return {
      runs: null,
      sentence: `Whether the app runs on ${place} is not known: ${unknown.check.title} ${unknown.outcome.reason}.`,
    };
  const rules = wrong.length === 1 ? 'a rule is broken that protects' : `${wrong.length} rules are broken that protect`;
  const broken = wrong.length === 0 ? '' : `, but ${rules} people and money`;
  return { runs: true, sentence: `The app runs on ${place}${limit}${broken}.` };
}

const SIGNS = { wrong: '✗', 'works-but': '~' } as const;

function linesOf({ check, outcome }: Result): string[] {
  const { id, title, section, mend } = check;
  switch (outcome.kind) {
    case 'conforms':
      return [`  ✓ ${title}${outcome.count === undefined ? '' : ` (${outcome.count})`}`];
    case 'not-checked':
      return [`  – ${title} · not checked: ${outcome.reason}`];
    case 'not-offered':
      return [`  · ${title} · not offered: ${outcome.fields.join(', ')}`];
    case 'works-but':
    case 'wrong':
      return [
        `  ${SIGNS[outcome.kind]} ${title}  [${id}]${outcome.kind === 'works-but' ? ' works, but' : ''}`,
        ...outcome.deviations.flatMap(({ call, expected, found, isRepaired }) => [
          `      ${call}`,
          `        expected  ${expected}`,
          `        found     ${found}${outcome.kind === 'wrong' && isRepaired ? ', which the app repairs' : ''}`,
        ]),
        `      written   ${written(section)}`,
        `      mend      ${mend}`,
      ];
    default:
      return outcome satisfies never;
  }
}

const inGroup = (results: readonly Result[], group: Group): readonly Result[] => results.filter(({ check }) => check.group === group);

/** The report has one line for each check, and more only for a deviation or a missing option. */
export function asText(report: Report): string {
  const { baseUrl, scope, unrecorded, results } = report;
  const isShown = ({ check, outcome }: Result) => outcome.kind !== 'not-checked' || unrecorded?.includes(check.title) !== true;
  const { conform, workBut, wrong, notOffered, notChecked } = sumOf(report);
  const groups = GROUPS.flatMap((group) => {
    const own = inGroup(results, group).filter(isShown);
    return own.length === 0 ? [] : ['', group, ...own.flatMap(linesOf)];
  });
  return [
    `Pausa conformance · ${baseUrl} · ${scope}`,
    ...groups,
    ...(unrecorded === null ? [] : ['', 'Not in the recording', ...unrecorded.map((call) => `  – ${call}`)]),
    '',
    `${conform} conform, ${workBut} work, but, ${wrong} wrong, ${notOffered} not offered, ${notChecked} not checked`,
    verdictOf(report).sentence,
  ].join('\n');
}

export function asJson(report: Report): string {
  const { baseUrl, results } = report;
  return JSON.stringify(
    {
      baseUrl,
      ...verdictOf(report),
      sum: sumOf(report),
      checks: results.map(({ check: { id, group, title, section, mend }, outcome }) => ({
        id,
        group,
        title,
        outcome: outcome.kind,
        ...(outcome.kind === 'not-checked' ? { reason: outcome.reason } : {}),
        ...(outcome.kind === 'not-offered' ? { fields: outcome.fields } : {}),
        ...(outcome.kind === 'wrong' || outcome.kind === 'works-but'
          ? { deviations: outcome.deviations, written: written(section), mend }
          : {}),
      })),
    },
    null,
    2,
  );
}

/** The last guard before the output: it removes a secret that a check has printed by mistake. */
export function withoutSecrets(text: string, secrets: ReadonlySet<string>): string {
  // Shorter texts are no secrets, and removing them would break words.
  const all = [...secrets].filter((secret) => secret.length >= 6).sort((a, b) => b.length - a.length);
  return all.reduce((clean, secret) => clean.replaceAll(secret, '•••').replaceAll(JSON.stringify(secret).slice(1, -1), '•••'), text);
}
