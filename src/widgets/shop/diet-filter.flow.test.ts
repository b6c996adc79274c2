import { expect, test } from 'vitest';
import type { DietPreference } from '../../api/index.ts';
import { testForeign, testTable } from '../shared/flow/test-kit.ts';
import { type DietFilterCommand, type DietFilterEvent, type DietFilterState, draftOf, startDietFilter, step } from './diet-filter.flow.ts';

const ALL_WANTED = {
  cerealsContainingGluten: 'Presente',
  crustaceans: 'Presente',
  eggs: 'Presente',
  fish: 'Presente',
  peanuts: 'Presente',
  soy: 'Presente',
  milkAndDairyProducts: 'Presente',
  fruitsInShell: 'Presente',
  celery: 'Presente',
  mustard: 'Presente',
  sesame: 'Presente',
  sulphur: 'Presente',
  lupine: 'Presente',
  molluscs: 'Presente',
} as const;
const VEGAN: DietPreference = { diet: 'Vegano', allergens: { ...ALL_WANTED, eggs: 'Assente' } };
const draft = draftOf(VEGAN);

const STATES = {
  AWAIT_DATA: { name: 'AWAIT_DATA', draft },
  SEND_DATA: { name: 'SEND_DATA', draft },
  DELETE_ALL_PREFERENCE: { name: 'DELETE_ALL_PREFERENCE', draft },
  SENDING_DATA: { name: 'SENDING_DATA', draft },
  ERROR_SENDING_DATA: { name: 'ERROR_SENDING_DATA', draft },
  LEFT: { name: 'LEFT', draft },
} as const satisfies Record<DietFilterState['name'], DietFilterState>;

const EVENTS: Readonly<Record<DietFilterEvent['type'], DietFilterEvent>> = {
  'diet-chosen': { type: 'diet-chosen', diet: 'Vegetariano' },
  'allergen-chosen': { type: 'allergen-chosen', allergen: 'soy', level: 'Tracce' },
  'confirm-pressed': { type: 'confirm-pressed' },
  'delete-pressed': { type: 'delete-pressed' },
  started: { type: 'started' },
  saved: { type: 'saved' },
  failed: { type: 'failed' },
  'error-seen': { type: 'error-seen' },
};

test('the form begins with the default: no diet, every allergen wanted', () =>
  expect(startDietFilter(null)).toEqual({ name: 'AWAIT_DATA', draft: { diet: null, allergens: ALL_WANTED } }));

test('or with what is stored; an allergen that is not, is wanted', () =>
  expect(draftOf({ diet: 'Pescetariano', allergens: { fish: 'Tracce' } })).toEqual({
    diet: 'Pescetariano',
    allergens: { ...ALL_WANTED, fish: 'Tracce' },
  }));

const table: [from: DietFilterState, event: DietFilterEvent, to: DietFilterState, command?: DietFilterCommand][] = [
  ...(['AWAIT_DATA', 'ERROR_SENDING_DATA'] as const).flatMap((name): typeof table => [
    [STATES[name], EVENTS['diet-chosen'], { name, draft: { ...draft, diet: 'Vegetariano' } }],
    [STATES[name], EVENTS['allergen-chosen'], { name, draft: { ...draft, allergens: { ...draft.allergens, soy: 'Tracce' } } }],
    [STATES[name], EVENTS['confirm-pressed'], STATES.SEND_DATA, { type: 'save', preference: VEGAN }],
    [STATES[name], EVENTS['delete-pressed'], STATES.DELETE_ALL_PREFERENCE, { type: 'save', preference: null }],
  ]),
  // A form that excludes nothing deletes the preference.
  [
    startDietFilter(null),
    EVENTS['confirm-pressed'],
    { name: 'SEND_DATA', draft: { diet: null, allergens: ALL_WANTED } },
    { type: 'save', preference: null },
  ],
  [STATES.SEND_DATA, EVENTS.started, STATES.SENDING_DATA],
  [STATES.DELETE_ALL_PREFERENCE, EVENTS.started, STATES.SENDING_DATA],
  [STATES.SENDING_DATA, EVENTS.saved, STATES.LEFT, { type: 'leave' }],
  [STATES.SENDING_DATA, EVENTS.failed, STATES.ERROR_SENDING_DATA, { type: 'wait-after-error' }],
  [STATES.ERROR_SENDING_DATA, EVENTS['error-seen'], STATES.AWAIT_DATA],
];
testTable(step, table);

const open = ['diet-chosen', 'allergen-chosen', 'confirm-pressed', 'delete-pressed'] as const;
const heard: Readonly<Record<DietFilterState['name'], readonly DietFilterEvent['type'][]>> = {
  AWAIT_DATA: open,
  SEND_DATA: ['started'],
  DELETE_ALL_PREFERENCE: ['started'],
  SENDING_DATA: ['saved', 'failed'],
  ERROR_SENDING_DATA: [...open, 'error-seen'],
  LEFT: [],
};
testForeign(step, Object.values(STATES), Object.values(EVENTS), heard);
