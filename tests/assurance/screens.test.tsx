import { afterEach, vi } from 'vitest';
import { createStorage } from '../../src/widgets/shared/runtime/storage.ts';
import { withFakeTime } from '../../src/widgets/shared/ui/test-dom.tsx';
import { assure } from './check.ts';
import { FAULTS, faultyAnswer } from './faults.ts';
import type { Chance } from '../support/chance.ts';
import { hostileHtml, mutated, oddValue, poisoned } from './hostile-values.ts';
import * as defects from './planted-screens.tsx';
import {
  brokenScreen,
  emptyScreen,
  foreignHtml,
  fromSomeCall,
  hostileChange,
  STORIES,
  staleTexts,
  translate,
  unsafeAddresses,
  visits,
} from './screens.tsx';

// The manual's controls are no part of a screen.
vi.mock('../../stories/manual/elements.ts', () => ({ embeddable: () => ({ argTypes: {}, parameters: {} }) }));
withFakeTime();

assure('screens-faults', {
  product: STORIES,
  planted: {
    'a screen that breaks on a refusal': defects.BREAKS,
    'a screen that stays empty': defects.STAYS_EMPTY,
    'a screen that shows what is undefined': defects.SHOWS_UNDEFINED,
  },
  run: (screens, random, count) =>
    visits(screens, random, count, () => {
      const fault = random.pick(FAULTS);
      return {
        about: fault,
        server: fromSomeCall(random, (call) => faultyAnswer(fault, call)),
        look: (body) => [...brokenScreen(body), ...emptyScreen(body)],
      };
    }),
});

assure('screens-mutations', {
  product: STORIES,
  planted: { 'a screen that believes every answer': defects.BELIEVES, 'a screen that writes what it got': defects.WRITES },
  run: (screens, random, count) =>
    visits(screens, random, count, () => ({
      server: fromSomeCall(
        random,
        hostileChange((answer) => mutated(random, answer)),
      ),
      look: (body) => [...brokenScreen(body), ...emptyScreen(body)],
    })),
});

assure('screens-html', {
  product: STORIES,
  planted: { 'a screen that writes a text as HTML': defects.WRITES_HTML },
  run: (screens, random, count) =>
    visits(screens, random, count, () => ({
      server: fromSomeCall(
        random,
        hostileChange((answer) => poisoned(random, answer, 'html')),
      ),
      look: foreignHtml,
    })),
});

assure('screens-links', {
  product: STORIES,
  planted: {
    'a screen that draws a link as it came': defects.DRAWS_LINKS,
    'a screen that draws a picture from anywhere': defects.DRAWS_PICTURES,
  },
  run: (screens, random, count) =>
    visits(screens, random, count, () => ({
      server: fromSomeCall(
        random,
        hostileChange((answer) => poisoned(random, answer, 'links')),
      ),
      look: unsafeAddresses,
    })),
});

/** What an older version, another page of the origin or an extension may have left: the right stamp of time, and an odd value. */
function poison(random: Chance): string {
  const stamp = random.pick([`${Date.now()};`, `${Date.now()};`, `${Date.now()};`, `${Date.now()};uno `, '', '-1;', 'NaN;']);
  const value = random.pick<() => unknown>([
    () => oddValue(random),
    () => [oddValue(random), oddValue(random)],
    () => mutated(random, { id: 'uno', uuid: 'uno', at: Date.now(), amount: 5, items: [{ id: 'uno', name: 'Penne' }], key: 'x' }),
    () =>
      mutated(random, { definedAmountMethod: { type: 'pi', paymentInstrument: { uuid: 'uno', label: 'x' } }, partialAmountMethod: null }),
    () => hostileHtml(random),
  ])();
  const text = random.is(0.3) && typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return stamp + (random.is(0.2) ? text.slice(0, -1) : text);
}

assure('screens-storage', {
  product: STORIES,
  planted: { 'a screen that believes its storage': defects.BELIEVES_STORAGE },
  run: (screens, random, count) =>
    visits(screens, random, count, () => {
      const values = new Map<string, string>();
      const kind = random.pick(['poisoned', 'poisoned', 'poisoned', 'full', 'blocked', 'blocked half-way'] as const);
      let isBlocked = kind === 'blocked';
      const refused = () => {
        throw new DOMException(kind, kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
      };
      const guard = <T,>(use: () => T): T => (isBlocked ? refused() : use());
      const backing = {
        getItem: (name: string) =>
          guard(() => {
            if (!values.has(name) && kind !== 'full') values.set(name, poison(random));
            return values.get(name) ?? null;
          }),
        setItem: (name: string, value: string) => guard(() => (kind === 'full' ? refused() : void values.set(name, value))),
        removeItem: (name: string) => guard(() => void values.delete(name)),
      };
      const storage = createStorage(
        () => backing,
        () => Date.now(),
      );
      const between = () => {
        if (kind === 'blocked half-way') isBlocked = random.is(0.5);
      };
      return { about: kind, storage, between, look: (body) => [...brokenScreen(body), ...emptyScreen(body)] };
    }),
});

assure('screens-translated', {
  product: STORIES,
  planted: {
    'a screen that writes a text beside a sibling': defects.WRITES_BESIDE,
    'a screen whose amount may be translated': defects.WRITES_AMOUNT,
  },
  run: (screens, random, count) =>
    visits(screens, random, count, () => ({
      between: () => translate(document.body, random),
      look: (body) => [...brokenScreen(body), ...emptyScreen(body), ...staleTexts(body)],
    })),
});

const MOMENTS = [
  '1970-01-01T00:00:00Z',
  '2000-02-29T23:59:59Z',
  '2026-03-29T00:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '2026-12-31T23:59:59Z',
  '2038-01-19T03:14:08Z',
  '9999-12-31T23:59:59Z',
];
const ZONES = [
  'Europe/Rome',
  'UTC',
  'Pacific/Kiritimati',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
];
const JUMPS_MS = [-86_400_000, -3_600_000, -5000, 5000, 3_600_000, 86_400_000, 31_536_000_000];
const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

assure('screens-clocks', {
  product: STORIES,
  planted: { 'a screen that counts by the clock': defects.COUNTS },
  run: (screens, random, count) =>
    visits(screens, random, count, () => {
      const moment = random.pick(MOMENTS);
      const zone = random.pick(ZONES);
      let isOpen = false;
      const between = () => {
        process.env['TZ'] = zone;
        vi.setSystemTime(isOpen ? Date.now() + random.pick(JUMPS_MS) : new Date(moment));
        isOpen = true;
      };
      return { about: `${moment} in ${zone}`, between, look: (body) => [...brokenScreen(body), ...emptyScreen(body)] };
    }),
});
