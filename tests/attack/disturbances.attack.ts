/**
 * Tries every operation of the table under every disturbance of the other: the device's clock jumps, its storage fills up or is
 * blocked, another person uses it, another device moves the credit, the server refuses after the effect. Then the person returns and
 * presses again, as the page offers it. There is no second effect, and what the page said on the way was true.
 *
 * `PAUSA_ATTACK_STEP_MS=400 npm run attack -- disturbances` leaves at once and 400 ms after the call was sent: the whole table in a
 * quarter of an hour. `-g "coffee: clock"` runs a part.
 */
import type { Page } from '@playwright/test';
import { clearFaults, expect, pathOf } from '../support/journey.ts';
import { DEMO, EMPTY, PHONE, signInByForm } from '../support/test.ts';
import { test } from '../support/vendors.ts';
import {
  armed,
  become,
  closePopups,
  goHome,
  MOMENTS_MS,
  note,
  type Order,
  pressAgain,
  pressAndLeave,
  settle,
  type StorageFault,
  TOLD,
  wasTold,
} from './attempts.ts';
import { haveCard, OPERATIONS, type SignedIn, type Tools, type Try } from './operations.ts';

test.use({ viewport: PHONE, vendors: 'own' });

/** A slow answer is still under way at the first moments. */
const SLOW_MS = 300;
const HOUR_MS = 3_600_000;

interface Disturbance {
  /** The fault of the call: `[fault, whether the effect happens before the answer is lost]`. */
  readonly fault: readonly [name: string, isAfter: boolean];
  readonly order?: Omit<Order, 'ms' | 'way'>;
  /** The storage before the form opens. */
  readonly storage?: StorageFault;
  /** What happens between the closing of the tab and the person's return to a new one. Without it the person reloads the page. */
  readonly meanwhile?: (page: Page, second: SignedIn, intent: Try) => Promise<void>;
  /** The person signs in by the form, and ends this session by the app's own button. */
  readonly isLoggedOut?: true;
  /** Another device of the same person does this. */
  readonly device?: (page: Page) => Promise<void>;
}

const SLOW = [`slow:${SLOW_MS}`, true] as const;
const LOST = ['500', true] as const;
const NEVER_ARRIVED = ['500', false] as const;
const clock = (clockMs: number): Disturbance => ({ fault: SLOW, order: { clockMs } });

const NOBODY: SignedIn = { cookies: [], storage: [], identity: [] };
/** What of an operation another person must not read. */
/** An address that names the payment: its page says what the server tells whoever opens it. */
const OF_PAYMENT = /\/(prova-[\w-]+|[\da-f]{8}-[\da-f-]{27})$/;
async function secondPerson(page: Page, second: SignedIn, { path }: Try): Promise<void> {
  await page.goto('/sandbox/switches');
  await become(page, second);
  await goHome(page, true);
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  if (!OF_PAYMENT.test(path)) expect(await page.getByRole('main').innerText()).not.toMatch(TOLD);
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/b2c/${path}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
interface Machine {
  readonly catalog: { recipes: { recipeId: string; price: { value: number } }[] };
}

const DISTURBANCES: Readonly<Record<string, Disturbance>> = {
  'clock −1 day': clock(-24 * HOUR_MS),
  'clock −1 h': clock(-HOUR_MS),
  'clock −2 s': clock(-2000),
  'clock +2 s': clock(2000),
  'clock +1 h': clock(HOUR_MS),
  'clock +1 day': clock(24 * HOUR_MS),
  'storage full before': { fault: LOST, storage: 'full' },
  'storage full then': { fault: SLOW, order: { storage: 'full' } },
  'storage blocked before': { fault: LOST, storage: 'blocked' },
  'storage blocked then': { fault: SLOW, order: { storage: 'blocked' } },
  'session ends, another person': { fault: LOST, meanwhile: secondPerson },
  'logout, another person': {
    fault: LOST,
    isLoggedOut: true,
    async meanwhile(page, second, intent) {
      await page.goto('/me');
      const isHeard = page.waitForResponse((response) => response.url().includes('/auth/logout'));
      await page.getByRole('button', { name: 'Logout' }).click();
      await isHeard;
      await expect.poll(() => pathOf(page)).toBe('/login');
      await secondPerson(page, second, intent);
    },
  },
  'another device recharges': {
    fault: NEVER_ARRIVED,
    device: (page) =>
      post(page, 'wallet-recharge', { amount: 25, walletRechargeData: { amountType: null, payWith: null }, resultUrl: '/wallet' }),
  },
  'another device buys a coffee': {
    fault: NEVER_ARRIVED,
    async device(page) {
      const machine = (await (await page.request.get('/b2c/coffee/selling-area/caffe-1/configs')).json()) as Machine;
      // The dearest covers the price of any other.
      const { recipeId, price } = machine.catalog.recipes.reduce((last, next) => (next.price.value > last.price.value ? next : last));
      await post(page, 'coffee/selling-area/caffe-1/confirm', {
        paymentInfo: { totalToPayFromWallet: price.value, totalToPayFromCorporateCredit: 0 },
        order: { coffeeRecipeId: recipeId, price: price.value },
      });
    },
  },
  'refused with 401 after the effect': { fault: ['401', true] },
  'refused with 403 after the effect': { fault: ['403', true] },
  'refused with 404 after the effect': { fault: ['404', true] },
};

/** Sentences that are false without the effect, with it, and always: no other window is open. */
const CLAIMS_EFFECT = /^(La ricarica è arrivata|Il tuo ordine è partito)|risultano addebitati|Ricaricati/m;
const DENIES_EFFECT = /non è (andata a buon fine|riuscit)|non è partit|non consentita|rifiutat/i;
const OTHER_WINDOW = /altra finestra/;

for (const [title, operation] of Object.entries(OPERATIONS)) {
  test.describe(title, () => {
    test.use({ account: operation.account });
    for (const [name, { fault: outcome, order, storage, meanwhile, isLoggedOut, device }] of Object.entries(DISTURBANCES)) {
      // The accounts without instruments have no credit that another device could move.
      if (device !== undefined && operation.account === EMPTY) continue;
      test(`${title}: ${name}`, async ({ page: home, sandbox, fault, context, signedIn }) => {
        await context.addInitScript(armed);
        const people = { first: await signedIn(operation.account), second: await signedIn(operation.account === DEMO ? EMPTY : DEMO) };
        const found: string[] = [];
        const tally = { tries: 0, reported: 0, form: 0, asked: 0, second: 0, false: 0, failed: 0 };
        if (isLoggedOut === true) {
          await context.clearCookies({ name: 'pausa_session' });
          await signInByForm(home, operation.account);
        } else await home.goto('/');
        await operation.enable?.(home);
        if (device !== undefined) await haveCard(home);
        await home.goto('/sandbox/switches');
        for (const ms of MOMENTS_MS) {
          tally.tries += 1;
          const heard = new Set<string>();
          let page = await context.newPage();
          try {
            const told = (what: string) => found.push(`${ms} ms: ${what}`);
            const tools = (): Tools => ({
              page,
              sandbox,
              fault,
              name: `prova-${title.length}-${Object.keys(DISTURBANCES).indexOf(name)}-${ms}`,
              heard,
            });
            await goHome(page, true);
            const intent = await operation.prepare(tools());
            if (device !== undefined && operation.isHeavy === true) await haveCard(page);
            if (storage !== undefined) await note(page, 'attack-storage', storage);
            await goHome(page, true);
            const way = meanwhile === undefined ? 'reload' : 'person';
            const isAsked = await pressAndLeave(tools(), operation, intent, [...outcome, 3], { ...order, ms, way });
            // The call arrives, and the fault ends, before the person comes back.
            if (outcome === SLOW && ms < SLOW_MS) await page.waitForTimeout(SLOW_MS);
            await clearFaults(sandbox);
            await closePopups(page, home);
            const before = await intent.effects();
            await device?.(page);
            const foreign = device === undefined ? 0 : (await intent.effects()) - before;
            const effects = async () => (await intent.effects()) - foreign;
            if (meanwhile !== undefined) {
              await page.close();
              page = await context.newPage();
              await meanwhile(page, people.second, intent);
              await page.goto('/sandbox/switches');
              await become(page, isLoggedOut === true ? NOBODY : people.first);
              await page.close();
              page = await context.newPage();
              if (isLoggedOut === true) await signInByForm(page, operation.account);
              await goHome(page, true);
              await page.goto(intent.path);
            } else if (device !== undefined) await page.reload();
            heard.clear();
            const known = await effects();
            const end = await settle(tools(), operation, intent);
            tally[end] += 1;
            const after = await effects();
            for (const text of heard) {
              const [sentence] =
                OTHER_WINDOW.exec(text) ??
                (after === 0 ? CLAIMS_EFFECT.exec(text) : null) ??
                (known > 0 && operation.most === undefined ? DENIES_EFFECT.exec(text) : null) ??
                [];
              if (sentence === undefined) continue;
              tally.false += 1;
              told(`«${sentence}» with ${after} effects: ${text.slice(0, 200).replaceAll(/\s+/g, ' ')}`);
              break;
            }
            if (end === 'reported' && after < 1 && found.length === 0) {
              tally.false += 1;
              told(`success is reported without the effect: ${(await page.getByRole('main').innerText()).slice(0, 200)}`);
            }
            if (end === 'form') {
              const answer = await pressAgain(tools(), operation, intent);
              if (answer === 'asked') {
                tally.asked += 1;
                if (!isAsked && after > 0 && storage === undefined && order?.storage === undefined) told('asked although it can remember');
              } else if (after > 0 && known > 0 && heard.size > 0 && operation.isFoundByPress !== true && operation.most === undefined) {
                if (!wasTold(heard)) {
                  tally.false += 1;
                  told('the form without a word after the effect');
                }
              }
            }
            await closePopups(page, home);
            const all = await effects();
            if (all > (operation.most ?? 1)) {
              tally.second += 1;
              told(`${all} effects, ${end}`);
            } else if (all < 1) told(`no effect, ${end}`);
          } catch (thrown) {
            tally.failed += 1;
            found.push(`${ms} ms: ${pathOf(page)} ${thrown instanceof Error ? thrown.message.slice(0, 400) : String(thrown)}`);
            await clearFaults(sandbox);
          }
          await closePopups(home);
          // A storage that refuses keeps the operation open, and the next try begins without it.
          await home.evaluate(() => localStorage.clear());
          if (isLoggedOut !== true) await become(home, people.first);
        }
        console.log(`ATTACK ${title} | ${name} | ${JSON.stringify(tally)}${found.map((each) => `\n  FOUND ${each}`).join('')}`);
        expect(found).toEqual([]);
      });
    }
  });
}
