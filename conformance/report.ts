/** The report, for people and for machines. */
import { type Group, GROUPS, SECTIONS, type Section } from './check.ts';
import type { Report, Result } from './run.ts';

const DOCUMENT = 'docs/backend-contract.md';
const written = (section: Section): string => `${DOCUMENT}, "${section}" (${SECTIONS[section]})`;

const count = (results: readonly Result[], kind: Result['outcome']['kind']): number =>
  results.filter(({ outcome }) => outcome.kind === kind).length;

export const sumOf = ({ results }: Report) => ({
  conform: count(results, 'conforms'),
  deviate: count(results, 'deviates'),
  notChecked: count(results, 'not-checked'),
});

function linesOf({ check, outcome }: Result): string[] {
  const { id, title, section, mend } = check;
  switch (outcome.kind) {
    case 'conforms':
      return [`  ✓ ${title}${outcome.count === undefined ? '' : ` (${outcome.count})`}`];
    case 'not-checked':
      return [`  – ${title} · not checked: ${outcome.reason}`];
    case 'deviates':
      return [
        `  ✗ ${title}  [${id}]`,
        ...outcome.deviations.flatMap(({ call, expected, found }) => [
          `      ${call}`,
          `        expected  ${expected}`,
          `        found     ${found}`,
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
  const { options, results } = report;
  const { conform, deviate, notChecked } = sumOf(report);
  const may = options.allowMoney ? 'effects and money' : options.allowEffects ? 'effects' : 'reading only';
  const groups = GROUPS.flatMap((group) => {
    const own = inGroup(results, group);
    return own.length === 0 ? [] : ['', group, ...own.flatMap(linesOf)];
  });
  return [
    `Pausa conformance · ${options.baseUrl} · ${may}`,
    ...groups,
    '',
    deviate === 0 ? 'Nothing deviates.' : 'The back end deviates.',
    `${conform} conform, ${deviate} deviate, ${notChecked} not checked`,
  ].join('\n');
}

export function asJson(report: Report): string {
  const { options, results } = report;
  return JSON.stringify(
    {
      baseUrl: options.baseUrl,
      sum: sumOf(report),
      checks: results.map(({ check: { id, group, title, section, mend }, outcome }) => ({
        id,
        group,
        title,
        outcome: outcome.kind,
        ...(outcome.kind === 'not-checked' ? { reason: outcome.reason } : {}),
        ...(outcome.kind === 'deviates' ? { deviations: outcome.deviations, written: written(section), mend } : {}),
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
