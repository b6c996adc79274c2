/**
 * Tries every call that moves money, stores an instrument or opens a door. The answer is lost or late, or the call arrives twice.
 * The person presses twice, and leaves by Back or by a reload at any moment after the call was sent. On return the page shows the
 * outcome or offers the form; another press makes no second effect. Another person in the same browser sees nothing of it.
 *
 * PAUSA_ATTACK_STEP_MS: the step between two moments, 20 ms by default. PAUSA_ATTACK_FROM_MS: the first moment, 0 by default, so
 * that several coarse sweeps make one fine sweep. PAUSA_ATTACK_FAULTS, PAUSA_ATTACK_WAYS: a selection, separated by commas.
 */
import { clearFaults, expect, pathOf } from '../support/journey.ts';
import { DEMO, EMPTY, PHONE } from '../support/test.ts';
import { test } from '../support/vendors.ts';
import { armed, become, chosen, closePopups, goHome, MOMENTS_MS, note, pressAgain, pressAndLeave, settle, wasTold } from './attempts.ts';
import { OPERATIONS, type Tools } from './operations.ts';

test.use({ viewport: PHONE, vendors: 'own' });

/** The fault of the call: `[fault, whether the effect happens before the answer is lost]`. */
const FAULTS = {
  lost: ['500', true],
  dropped: ['drop', true],
  slow: ['slow:160', true],
  late: ['late:160', false],
  /** The answer is lost, and the call arrives twice with the same idempotency key, as browsers and proxies repeat it. */
  double: ['500', true],
} as const;
/** `person`: the session ends, and another person signs in and opens the same page. */
const WAYS = ['back', 'reload', 'person'] as const;

for (const [title, operation] of Object.entries(OPERATIONS)) {
  test.describe(title, () => {
    test.use({ account: operation.account });
    for (const kind of chosen('PAUSA_ATTACK_FAULTS', Object.keys(FAULTS) as (keyof typeof FAULTS)[])) {
      for (const way of chosen('PAUSA_ATTACK_WAYS', WAYS)) {
        if (way === 'person' && (operation.enable === undefined || operation.isAutomatic === true)) continue;
        test(`${title}: ${kind}, ${way}`, async ({ page, sandbox, fault, context, signedIn }) => {
          await context.addInitScript(armed);
          const found: string[] = [];
          const tally = { tries: 0, reported: 0, form: 0, asked: 0, formAfterEffect: 0, effects: 0, second: 0 };
          const first = await signedIn(operation.account);
          const second = await signedIn(operation.account === DEMO ? EMPTY : DEMO);
          await page.goto('/');
          if (way === 'person') {
            await become(page, second);
            await operation.enable?.(page);
            await become(page, first);
          }
          let isFresh = true;
          const moments = [...MOMENTS_MS];
          for (let ms = moments.shift(); ms !== undefined; ms = moments.shift()) {
            const tools: Tools = { page, sandbox, fault, name: `prova-${title.length}-${kind}-${way}-${ms}` };
            try {
              await goHome(page, isFresh || operation.isHeavy === true);
              isFresh = way === 'person';
              const intent = await operation.prepare(tools);
              if (pathOf(page) !== '/') await goHome(page, true);
              const [name, isAfter] = FAULTS[kind];
              const order = { ms, way, isDouble: kind === 'double' };
              await pressAndLeave(tools, operation, intent, kind === 'slow' ? [name, isAfter] : [name, isAfter, 3], order);
              const early = way === 'back' ? await intent.effects() : 0;
              // The page reported the outcome before the person had left, so the test does not go forward.
              if (way === 'back' && !(await operation.isReported(page, intent))) await page.goForward();
              tally.tries += 1;
              await closePopups(page);
              if (way === 'person') {
                await clearFaults(sandbox);
                // A late call arrives before the other person signs in, so that the test can count the effects of each.
                if (kind === 'late') await new Promise((resolve) => setTimeout(resolve, 200));
                const effects = await intent.effects();
                tally.effects += effects;
                if (effects > 1) found.push(`${ms} ms: ${effects} effects`);
                await become(page, second);
                const own = await operation.prepare(tools);
                await page.goto(own.path);
                const end = await settle(tools, { ...operation, retry: [] }, own);
                tally[end] += 1;
                const words = await page.getByRole('main').innerText();
                if (end === 'reported' || /Non sappiamo|risult|è arrivata|è partito/.test(words))
                  found.push(`${ms} ms: ${end} to another person: ${words}`);
                else {
                  await pressAgain(tools, operation, own);
                  tally.second += 1;
                  await closePopups(page);
                  if ((await own.effects()) !== 1) found.push(`${ms} ms: ${await own.effects()} effects of the other person`);
                }
                await page.goto('/sandbox/switches');
                await become(page, first);
                continue;
              }
              const heard = new Set<string>();
              const end = await settle({ ...tools, heard }, operation, intent);
              await clearFaults(sandbox);
              tally[end] += 1;
              if (end === 'form') {
                const effects = await intent.effects();
                if (effects > 0) tally.formAfterEffect += 1;
                const isSure = early > 0 || (kind !== 'late' && effects > 0);
                if (isSure && !wasTold(heard) && operation.isFoundByPress !== true && operation.most === undefined)
                  found.push(`${ms} ms: the form without a word, ${effects} effects (${early} before)`);
                await note(page, 'attack', null);
                tally.second += 1;
                await pressAgain(tools, operation, intent);
              }
              await closePopups(page);
              if (kind === 'late') await new Promise((resolve) => setTimeout(resolve, 200));
              const effects = await intent.effects();
              tally.effects += effects;
              if (effects < 1 || effects > (end === 'form' ? (operation.most ?? 1) : 1)) found.push(`${ms} ms: ${effects} effects, ${end}`);
            } catch (thrown) {
              const message = thrown instanceof Error ? thrown.message : String(thrown);
              // The test's own connection has ended, so it tries this moment again.
              if (message.includes('ECONNRESET')) moments.unshift(ms);
              else found.push(`${ms} ms: ${pathOf(page)} ${message.slice(0, 400)}`);
              await clearFaults(sandbox);
              await closePopups(page);
              await page.goto('/sandbox/switches');
              await become(page, first);
              isFresh = true;
            }
          }
          console.log(`ATTACK ${title} | ${kind} | ${way} | ${JSON.stringify(tally)}${found.map((each) => `\n  FOUND ${each}`).join('')}`);
          expect(found).toEqual([]);
        });
      }
    }
  });
}
