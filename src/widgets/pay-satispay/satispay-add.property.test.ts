import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createMachine } from '../shared/flow/machine.ts';
import { initialState, type SatispayAddCommand, type SatispayAddEvent, type SatispayAddState, step } from './satispay-add.flow.ts';

const href = 'https://satispay.example/1';
const info = (status: 'PENDING' | 'ACCEPTED' | 'CANCELED') => ({ status, instrument: null });

/** Everything that may reach the machine, at any time: presses, twice and in the wrong moment, answers, late and lost. */
const EVENTS: readonly SatispayAddEvent[] = [
  { type: 'opened' },
  { type: 'requested', id: 'r-1', href },
  { type: 'requested', id: 'r-1', href },
  { type: 'request-failed', message: null },
  { type: 'open-pressed' },
  { type: 'window-opened' },
  { type: 'window-blocked' },
  { type: 'link-followed' },
  { type: 'answered', info: info('PENDING') },
  { type: 'answered', info: info('CANCELED') },
  { type: 'info-failed', message: null },
  { type: 'exhausted' },
  { type: 'seen' },
  { type: 'retry-pressed' },
  { type: 'retry-pressed' },
  { type: 'cancel-pressed' },
  { type: 'cancel-answered', info: info('PENDING') },
  { type: 'cancel-failed', message: null },
];

test('over 10,000 schedules: one request for opening the page, and at most one for each press of Riprova', () => {
  let most = 0;
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.constantFrom(...EVENTS), { maxLength: 60 }), (isReload, events) => {
      let requests = 0;
      const machine = createMachine<SatispayAddState, SatispayAddEvent, SatispayAddCommand>(
        initialState(isReload ? 'r-0' : null, null, isReload),
        step,
        ({ type }) => void (requests += type === 'request' ? 1 : 0),
      );
      machine.send({ type: 'opened' });
      expect(requests).toBe(isReload ? 0 : 1);
      for (const event of events.filter(({ type }) => type !== 'opened')) {
        const before = requests;
        machine.send(event);
        // Only the press itself may, once; a second press while the request is under way does nothing.
        expect(requests - before).toBeLessThanOrEqual(event.type === 'retry-pressed' ? 1 : 0);
        if (requests > before) {
          machine.send(event);
          expect(requests).toBe(before + 1);
        }
      }
      most = Math.max(most, requests);
    }),
    { numRuns: 10_000, seed: 20260309 },
  );
  expect(most).toBeGreaterThan(2);
});
