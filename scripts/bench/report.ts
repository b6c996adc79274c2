/** The figures of `npm run bench` as JSON, Markdown and bars. */

/** The values of each row, by who was measured. */
export type Figures = Map<string, Map<string, number[]>>;

export interface Goal {
  /** The row's name. */
  readonly row: string;
  /** What the median of `who` (default: ours) may be at most: times the reference's, or without one in the row's unit. */
  readonly most: number;
  readonly of?: string;
  readonly who?: string;
  /** The goal is for the 95th percentile. */
  readonly isSeldom?: true;
  /** `who` was slowed down on purpose: a goal that it meets shows that the measuring is too coarse. */
  readonly isPlanted?: true;
  /** What stands in the way while it is not met, from a profile. */
  readonly inTheWay?: string;
}

export interface Result {
  readonly name: string;
  readonly about: string;
  readonly goals: readonly Goal[];
  readonly figures: Figures;
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
export const median = (values: readonly number[]): number => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const p95 = (values: readonly number[]): number => sorted(values)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
const shown = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(2).replace(/\.0+$/, ''));

/** Whether a goal is met, and by which figure; undefined when its row was not measured. */
export function judge({ row, most, of, who = 'ours', isSeldom }: Goal, figures: Figures): { figure: number; isMet: boolean } | undefined {
  const values = figures.get(row);
  const ours = values?.get(who);
  const reference = of === undefined ? [1] : values?.get(of);
  if (ours === undefined || reference === undefined) return undefined;
  const measured = (isSeldom ? p95 : median)(ours);
  // A page without scripts may block for no time at all.
  const figure = measured === 0 ? 0 : measured / median(reference);
  return { figure, isMet: figure <= most };
}

/** The planted slow-downs that the measuring did not see: its figures are worth nothing. */
export const unnoticed = ({ goals, figures }: Result): readonly Goal[] =>
  goals.filter((goal) => goal.isPlanted === true && judge(goal, figures)?.isMet === true);

const goalText = ({ who, of, most, isSeldom }: Goal) =>
  `${who === undefined ? '' : `${who}: `}${isSeldom ? 'p95 ' : ''}≤ ${most}${of === undefined ? '' : ` × ${of}`}`;

function tableOf({ figures, goals }: Result): string[] {
  const rows = [...figures].flatMap(([row, people]) => {
    const verdicts = goals
      .filter((goal) => goal.row === row)
      .flatMap((goal) => {
        const judged = judge(goal, figures);
        if (judged === undefined) return [];
        if (goal.isPlanted === true)
          return [
            `${goal.who ?? 'ours'}, slowed down on purpose: ${judged.isMet ? '**not noticed**' : 'noticed'} (${shown(judged.figure)})`,
          ];
        return [`${goalText(goal)}: ${judged.isMet ? 'met' : '**not met**'} (${shown(judged.figure)})`];
      });
    return [...people].map(
      ([who, values], index) =>
        `| ${index === 0 ? row : ''} | ${who} | ${shown(median(values))} | ${shown(p95(values))} | ${values.length} | ${index === 0 ? verdicts.join('; ') : ''} |`,
    );
  });
  return ['| what | who | median | p95 | n | goal |', '| --- | --- | --- | --- | --- | --- |', ...rows];
}

/** The goals that are not met, each with what stands in its way. */
const waysOf = ({ figures, goals }: Result): string[] => {
  const lines = goals.flatMap(({ row, inTheWay, ...goal }) =>
    inTheWay !== undefined && judge({ row, ...goal }, figures)?.isMet === false
      ? [`- ${row}, ${goalText({ row, ...goal })}: ${inTheWay}`]
      : [],
  );
  return lines.length === 0 ? [] : ['', 'What stands in the way of a goal that is not met:', '', ...lines];
};

export const summary = (result: Result): string =>
  `\n  ${result.name}\n${tableOf(result)
    .map((line) => `  ${line}`)
    .join('\n')}\n`;

const BAR = { height: 16, gap: 6, left: 330, width: 360 };

/** Bars of one suite: for each row who was measured, as long as the median, the row's longest at full width. */
function barsOf({ name, figures }: Result): string {
  const lines: string[] = [];
  let y = 8;
  for (const [row, people] of figures) {
    const longest = Math.max(...[...people.values()].map((values) => Math.abs(median(values))), Number.MIN_VALUE);
    for (const [who, values] of people) {
      const width = (Math.abs(median(values)) / longest) * BAR.width;
      lines.push(
        `<text x="${BAR.left - 8}" y="${y + 12}" text-anchor="end">${row}, ${who}</text>`,
        `<rect x="${BAR.left}" y="${y}" width="${width.toFixed(1)}" height="${BAR.height}" rx="3" fill="${who === 'ours' ? '#1f7a4d' : '#9bb0a2'}"/>`,
        `<text x="${(BAR.left + width + 6).toFixed(1)}" y="${y + 12}">${shown(median(values))}</text>`,
      );
      y += BAR.height + 3;
    }
    y += BAR.gap;
  }
  const size = `viewBox="0 0 ${BAR.left + BAR.width + 70} ${y}" role="img" aria-label="${name}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>\n`;
}

const fileOf = (name: string) => `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg`;

/** The files of a report. */
export function report(machine: string, results: readonly Result[]): Map<string, string> {
  const files = new Map(results.map((result) => [fileOf(result.name), barsOf(result)]));
  const sections = results.flatMap((result) => [
    `## ${result.name}`,
    '',
    result.about,
    '',
    ...tableOf(result),
    ...waysOf(result),
    '',
    `![${result.name}](${fileOf(result.name)})`,
    '',
  ]);
  files.set(
    'README.md',
    [
      '# Benchmarks',
      '',
      `Written by \`npm run bench\`. ${machine}.`,
      '',
      'Each round measures every row once, ours and the references in turn, so that other load of the machine affects all of them alike. Milliseconds differ from machine to machine: the ratios count. A figure is a median; p95 is the value that 95 of 100 do not exceed.',
      '',
      ...sections,
    ].join('\n'),
  );
  const plain = results.map(({ name, figures }) => [
    name,
    Object.fromEntries([...figures].map(([row, people]) => [row, Object.fromEntries(people)])),
  ]);
  files.set('results.json', `${JSON.stringify({ machine, results: Object.fromEntries(plain) as unknown }, null, 2)}\n`);
  return files;
}
