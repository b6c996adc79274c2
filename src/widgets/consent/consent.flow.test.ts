import { testForeign, testTable } from '../shared/flow/test-kit.ts';
import { type ConsentCommand, type ConsentEvent, type ConsentState, step } from './consent.flow.ts';

const NOTHING = { acceptMarketingData: null, acceptProfilingData: null };
const BOTH = { acceptMarketingData: true, acceptProfilingData: false };
const HALF = { ...NOTHING, acceptMarketingData: true };

const STATES = {
  FETCHING_DATA: { name: 'FETCHING_DATA' },
  ERROR_FETCHING_DATA: { name: 'ERROR_FETCHING_DATA' },
  AWAIT_DATA: { name: 'AWAIT_DATA', choices: BOTH, hasTried: false },
  SENDING_DATA: { name: 'SENDING_DATA', choices: BOTH },
} as const satisfies Record<ConsentState['name'], ConsentState>;

const EVENTS: Readonly<Record<ConsentEvent['type'], ConsentEvent>> = {
  opened: { type: 'opened' },
  fetched: { type: 'fetched', choices: NOTHING },
  'fetch-failed': { type: 'fetch-failed' },
  'retry-pressed': { type: 'retry-pressed' },
  chosen: { type: 'chosen', question: 'acceptProfilingData', isYes: true },
  'proceed-pressed': { type: 'proceed-pressed' },
};

const table: [from: ConsentState, event: ConsentEvent, to: ConsentState, command?: ConsentCommand][] = [
  [STATES.FETCHING_DATA, EVENTS.opened, STATES.FETCHING_DATA, { type: 'fetch' }],
  [STATES.FETCHING_DATA, EVENTS.fetched, { name: 'AWAIT_DATA', choices: NOTHING, hasTried: false }],
  [STATES.FETCHING_DATA, EVENTS['fetch-failed'], STATES.ERROR_FETCHING_DATA],
  [STATES.ERROR_FETCHING_DATA, EVENTS['retry-pressed'], STATES.FETCHING_DATA, { type: 'fetch' }],
  [
    { name: 'AWAIT_DATA', choices: HALF, hasTried: true },
    EVENTS.chosen,
    { name: 'AWAIT_DATA', choices: { acceptMarketingData: true, acceptProfilingData: true }, hasTried: true },
  ],
  // Either choice unselected is an error (part 2 §4 'Consent').
  ...[NOTHING, HALF, { ...NOTHING, acceptProfilingData: false }].map((choices): (typeof table)[number] => [
    { name: 'AWAIT_DATA', choices, hasTried: false },
    EVENTS['proceed-pressed'],
    { name: 'AWAIT_DATA', choices, hasTried: true },
  ]),
  [STATES.AWAIT_DATA, EVENTS['proceed-pressed'], STATES.SENDING_DATA, { type: 'send', choices: BOTH }],
];

testTable(step, table);

const heard: Readonly<Record<ConsentState['name'], readonly ConsentEvent['type'][]>> = {
  FETCHING_DATA: ['opened', 'fetched', 'fetch-failed'],
  ERROR_FETCHING_DATA: ['retry-pressed'],
  AWAIT_DATA: ['chosen', 'proceed-pressed'],
  SENDING_DATA: [],
};
testForeign(step, Object.values(STATES), Object.values(EVENTS), heard);
