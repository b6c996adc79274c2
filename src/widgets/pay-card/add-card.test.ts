import { testForeignPairs, testTable } from '../shared/flow/test-kit.ts';
import { type AddCardCommand, type AddCardEvent, type AddCardState, step } from './add-card.ts';

const TOKEN = { clientToken: 'token' };
const CARD = { id: '1', uuid: 'u1', label: 'Carta', sublabel: null, provider: 'visa', type: 'braintree_cc', category: 'card' };

const STATES = {
  FETCH_TOKEN: { name: 'FETCH_TOKEN' },
  ERROR_FETCH_TOKEN: { name: 'ERROR_FETCH_TOKEN' },
  LOAD_FIELDS: { name: 'LOAD_FIELDS', ...TOKEN },
  ERROR_LOAD_FIELDS: { name: 'ERROR_LOAD_FIELDS' },
  AWAIT_DATA: { name: 'AWAIT_DATA', ...TOKEN, hasTried: false, problem: null },
  TOKENIZE_CARD: { name: 'TOKENIZE_CARD', ...TOKEN },
  SEND_NONCE: { name: 'SEND_NONCE', ...TOKEN },
  READ_CARDS: { name: 'READ_CARDS', ...TOKEN },
  ADDED: { name: 'ADDED', ...TOKEN },
} as const satisfies Record<AddCardState['name'], AddCardState>;

const EVENTS: Readonly<Record<AddCardEvent['type'], AddCardEvent>> = {
  opened: { type: 'opened' },
  'token-fetched': { type: 'token-fetched', ...TOKEN },
  'fields-ready': { type: 'fields-ready' },
  'add-pressed': { type: 'add-pressed', cardholderName: 'Giulia Bianchi', isComplete: true },
  tokenized: { type: 'tokenized', nonce: 'nonce' },
  failed: { type: 'failed' },
  added: { type: 'added', instrument: CARD },
  'not-added': { type: 'not-added', sentence: 'La banca ha rifiutato la carta.', isUnknown: false },
  'retry-pressed': { type: 'retry-pressed' },
};

const { AWAIT_DATA } = STATES;
const LOST: AddCardEvent = { type: 'not-added', sentence: null, isUnknown: true };
/** Nobody knows whether the card was added. */
const UNKNOWN: AddCardState = { ...AWAIT_DATA, problem: { sentence: null, isUnknown: true } };
const table: [from: AddCardState, event: AddCardEvent, to: AddCardState, command?: AddCardCommand][] = [
  [STATES.FETCH_TOKEN, EVENTS.opened, STATES.FETCH_TOKEN, { type: 'fetch-token' }],
  [STATES.FETCH_TOKEN, EVENTS['token-fetched'], STATES.LOAD_FIELDS],
  [STATES.FETCH_TOKEN, EVENTS.failed, STATES.ERROR_FETCH_TOKEN],
  [STATES.ERROR_FETCH_TOKEN, EVENTS['retry-pressed'], STATES.FETCH_TOKEN, { type: 'fetch-token' }],
  [STATES.LOAD_FIELDS, EVENTS['fields-ready'], AWAIT_DATA],
  [STATES.LOAD_FIELDS, EVENTS.failed, STATES.ERROR_LOAD_FIELDS],
  [STATES.ERROR_LOAD_FIELDS, EVENTS['retry-pressed'], STATES.FETCH_TOKEN, { type: 'fetch-token' }],
  [AWAIT_DATA, EVENTS['add-pressed'], STATES.TOKENIZE_CARD, { type: 'tokenize', cardholderName: 'Giulia Bianchi' }],
  [AWAIT_DATA, { type: 'add-pressed', cardholderName: '', isComplete: false }, { ...AWAIT_DATA, hasTried: true }],
  // What the last try brought is taken away by the next one.
  [
    { ...AWAIT_DATA, problem: { sentence: null, isUnknown: false } },
    { type: 'add-pressed', cardholderName: '', isComplete: false },
    { ...AWAIT_DATA, hasTried: true },
  ],
  [STATES.TOKENIZE_CARD, EVENTS.tokenized, STATES.SEND_NONCE, { type: 'send', nonce: 'nonce' }],
  [STATES.TOKENIZE_CARD, EVENTS.failed, { ...AWAIT_DATA, problem: { sentence: null, isUnknown: false } }],
  [STATES.SEND_NONCE, EVENTS.added, STATES.ADDED, { type: 'transfer-instrument', instrument: CARD }],
  [STATES.SEND_NONCE, EVENTS['not-added'], { ...AWAIT_DATA, problem: { sentence: 'La banca ha rifiutato la carta.', isUnknown: false } }],
  [STATES.SEND_NONCE, LOST, UNKNOWN],
  [UNKNOWN, EVENTS['add-pressed'], STATES.READ_CARDS, { type: 'look-up' }],
  [UNKNOWN, { type: 'add-pressed', cardholderName: '', isComplete: false }, STATES.READ_CARDS, { type: 'look-up' }],
  [STATES.READ_CARDS, EVENTS.added, STATES.ADDED, { type: 'transfer-instrument', instrument: CARD }],
  [
    STATES.READ_CARDS,
    { type: 'not-added', sentence: null, isUnknown: false },
    { ...AWAIT_DATA, problem: { sentence: null, isUnknown: false } },
  ],
  [STATES.READ_CARDS, LOST, UNKNOWN],
];

testTable(step, table);

testForeignPairs(
  step,
  Object.values(STATES).flatMap((state: AddCardState) =>
    Object.values(EVENTS)
      .filter(({ type }) => !table.some(([from, event]) => from.name === state.name && event.type === type))
      .map((event) => [state, event] as const),
  ),
);
