/**
 * Mutation tests by StrykerJS: changes one expression at a time, and reports the changes that no test of the room detects.
 *
 * npm run mutants -- payment rules | --changed [--base REV]
 *
 * `--changed` changes only files that differ from REV, by default from the last commit.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../steps.mjs';

interface Room {
  /** Files, folders with a slash at the end, and, after a `!`, files of these folders that another room has. */
  readonly mutate: readonly string[];
  /** The quick tests; each mutant runs those of them that reach it. */
  readonly tests: readonly string[];
  /** The lowest score, in percent. */
  readonly goal: number;
}

const SHARED = 'src/widgets/shared';

const CLIENT = ['client', 'failure', 'id', 'time', 'values'].map((name) => `src/api/${name}.ts`);
const METHODS = ['card', 'edenred', 'paypal', 'pellegrini', 'pluxee', 'satispay'].map((name) => `src/widgets/pay-${name}`);

const ROOMS: Readonly<Record<string, Room>> = {
  money: {
    mutate: ['src/api/money.ts', `${SHARED}/rules/payment-split.ts`],
    tests: ['src/api/money.test.ts', `${SHARED}/rules/payment-split.test.ts`],
    goal: 97,
  },
  payment: { mutate: [`${SHARED}/payment/`], tests: [`${SHARED}/payment/**/*.test.ts`], goal: 97 },
  cart: {
    mutate: [`${SHARED}/ordering/ordering-store.ts`, `${SHARED}/ordering/cart-edits.ts`],
    tests: [`${SHARED}/ordering/*.test.ts`],
    goal: 97,
  },
  ordering: {
    mutate: ['announcement', 'coffee-memory', 'item-states', 'order-history', 'order-memory', 'ordering-state'].map(
      (name) => `${SHARED}/ordering/${name}.ts`,
    ),
    tests: [`${SHARED}/ordering/*.test.ts`],
    goal: 93,
  },
  rules: {
    mutate: [`${SHARED}/rules/`],
    tests: [`${SHARED}/rules/*.test.ts`, 'src/widgets/{shop,menu}/arrange.test.ts', 'src/host/config.test.ts'],
    goal: 93,
  },
  api: {
    mutate: CLIENT,
    tests: ['src/api/{client,failure,id,repair,schema,time,values}.test.ts'],
    goal: 93,
  },
  contract: {
    mutate: [
      'src/api/',
      ...['src/api/money.ts', ...CLIENT].map((file) => `!${file}`),
      'src/registry/manifest.ts',
      ...METHODS.map((name) => `${name}/endpoints.ts`),
    ],
    tests: ['src/{api,registry}/*.test.ts', 'tests/{contract,literal}/*.test.ts', 'src/widgets/pay-*/*.test.ts'],
    goal: 93,
  },
  purchases: {
    mutate: [
      ...['wallet/amount', 'wallet/use-recharge', 'coffee/use-coffee', 'orders/order-result'],
      ...['payment-status/payment-status', 'payment-picker/use-picker', 'pay-card/device-ip', 'pay-card/three-d-secure'],
      ...['pay-edenred/edenred-pay', 'pay-paypal/device-data', 'pay-satispay/satispay-add', 'pay-satispay/use-satispay-ticket'],
    ].map((name) => `src/widgets/${name}.ts`),
    tests: ['src/widgets/{wallet,coffee,orders,payment-status,payment-picker,pay-*}/*.test.{ts,tsx}'],
    goal: 93,
  },
  presses: {
    mutate: [
      ...['login/create-sign-in', 'login/use-email-login', 'login/use-login', 'pay-edenred/use-edenred-login'],
      ...['code-entry/use-code-entry', 'coffee/use-nickname', 'orders/receipt', 'shop/favourites', 'shop/use-reorder'],
    ].map((name) => `src/widgets/${name}.ts`),
    tests: ['src/widgets/{login,pay-edenred,code-entry,coffee,orders,shop}/*.test.{ts,tsx}'],
    goal: 93,
  },
  flow: {
    mutate: ['deadline', 'poll'].map((name) => `${SHARED}/flow/${name}.ts`),
    tests: [`${SHARED}/flow/*.test.ts`, `${SHARED}/payment/vendor-sdk.test.ts`],
    goal: 93,
  },
};
/** Texts and styles; and the journal, whose hook only a document runs. */
const NOT_MUTATED = /\.(test|css|d)\.ts$|\.tsx$|\/(test-kit|text|[\w-]+-text|testing|operation-journal)\b/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false }, base: { type: 'string', default: 'HEAD' } },
});
const listed = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
const files = values.changed ? listed('diff', '--name-only', values.base) : listed('ls-files', 'src');
const unknown = positionals.filter((name) => !(name in ROOMS));
if (unknown.length > 0) throw new Error(`No such room: ${unknown.join(', ')}. Rooms: ${Object.keys(ROOMS).join(', ')}`);

const lines: string[] = [];
for (const [name, { mutate, tests, goal }] of Object.entries(ROOMS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const isOfRoom = (file: string) => mutate.some((place) => file.startsWith(place)) && !mutate.includes(`!${file}`);
  const chosen = files.filter((file) => !NOT_MUTATED.test(file) && isOfRoom(file));
  if (chosen.length === 0) continue;
  process.env['PAUSA_MUTANTS_TESTS'] = tests.join(';');
  const results = await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    mutate: chosen,
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: chosen.length > 1 },
    // The tests of a room's components take minutes on a busy machine.
    dryRunTimeoutMinutes: 20,
    ignorePatterns: ['dist', 'site', 'examples', 'docs', 'test-results'],
    tempDirName: '.cache/mutants',
  }).runMutationTest();
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  const [detected, missed] = [count('Killed', 'Timeout'), count('Survived', 'NoCoverage')];
  const score = (100 * detected) / Math.max(1, detected + missed);
  if (score < goal) process.exitCode = 1;
  lines.push(`| ${name} | ${detected + missed} | ${score.toFixed(1)} % | ${goal} % |`);
}
console.log(['| room | mutants | detected | goal |', '| --- | --- | --- | --- |', ...lines].join('\n'));
