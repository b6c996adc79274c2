import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StepQuery } from '../shared/payment/steps.ts';
import { type Answer, type Call, playMany, type Server, type Subject } from '../shared/testing/idempotency/test-kit.ts';
import type * as Code from './satispay-add.ts';

const ADD = 'POST b2c/payment/integration/satispay/standard/pi/add';

beforeEach(() => void vi.stubGlobal('window', { open: () => ({ close: () => undefined }) }));
afterEach(() => void vi.unstubAllGlobals());

class Satispay implements Server {
  readonly effects: string[] = [];

  isMoney({ name }: Call): boolean {
    return name === ADD;
  }

  carryOut(call: Call): Answer {
    if (!this.isMoney(call)) return { body: { data: { status: 'PENDING', instrument: null } } };
    this.effects.push('requested');
    const link = { type: 'external', link: 'https://satispay.example/1' };
    return { body: { data: { id: `r-${this.effects.length}`, redirect: link } } };
  }
}

/** The address of each window: it survives a reload. */
let queries = new Map<number, StepQuery>();

const subject: Subject<typeof Code> = {
  load: () => import('./satispay-add.ts'),
  begin() {
    queries = new Map();
    return new Satispay();
  },
  open({ createSatispayAdd }, { runtime, place, pressed }) {
    const query = queries.get(place) ?? {};
    const addresses = { origin: 'https://pausa.example', apiBaseUrl: '', apiAliases: [], pictureOrigins: [] };
    const satispay = createSatispayAdd(
      { ...runtime, addresses },
      {
        query,
        onQuery: (next) => void queries.set(place, next),
        keyToUpdate: null,
        returnUrl: '/',
        onAdded: () => undefined,
        onLeave: () => undefined,
      },
    );
    const press = (name: 'retry' | 'cancel' | 'openPage') => {
      const before = satispay.getState();
      satispay[name]();
      if (satispay.getState() !== before && satispay.getState().name === 'REQUEST_REDIRECT') pressed();
    };
    // Coming here is the first press, unless the address names a request.
    if (query.id === undefined) pressed();
    satispay.open();
    return {
      tap: (which) => press(which === 5 ? 'cancel' : which > 2 ? 'openPage' : 'retry'),
      retry: () => press('retry'),
      stop: satispay.stop,
      says: () => (satispay.getState().name === 'REQUEST_REDIRECT' ? 'busy' : 'rests'),
    };
  },
  allows: ({ presses }) => presses,
};

test('whatever the schedule: one request for opening the page, and at most one for each press of Riprova', async () => {
  const sum = await playMany(subject);
  expect(sum.effects).toBeGreaterThan(0);
  expect(sum.lostAfter).toBeGreaterThan(0);
  expect(sum.presses).toBeGreaterThan(sum.effects);
});
