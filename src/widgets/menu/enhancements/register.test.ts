import { expect, test } from 'vitest';
import { newMenuItem } from '../test-kit.ts';
import { registerOf } from './Register.tsx';

const dish = (id: string, allergensString: string | null, ingredients: string | null = null) =>
  newMenuItem(id, { label: `Piatto ${id}`, allergensString, ingredients });

test('every dish has a row, whatever is known of it', () => {
  const items = [
    dish('1', 'glutine; può contenere tracce di lupini', 'farina, burro'),
    dish('2', 'assenti'),
    dish('3', null),
    dish('4', null, 'riso'),
    dish('5', 'vedi etichetta'),
  ];
  const [group, ...others] = registerOf([{ id: 'p', label: 'Primi', items }]);
  expect(others).toEqual([]);
  expect(group?.label).toBe('Primi');
  const none = null;
  expect(group?.rows).toEqual([
    {
      id: '1',
      label: 'Piatto 1',
      // Gluten, crustaceans, eggs, fish, peanuts, soy, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs
      cells: ['present', none, none, none, none, none, 'named', none, none, none, none, none, 'traces', none],
      declaration: 'glutine; può contenere tracce di lupini',
      hasIngredients: true,
    },
    { id: '2', label: 'Piatto 2', cells: Array.from({ length: 14 }, () => null), declaration: 'assenti', hasIngredients: false },
    { id: '3', label: 'Piatto 3', cells: null, declaration: null, hasIngredients: false },
    { id: '4', label: 'Piatto 4', cells: null, declaration: null, hasIngredients: true },
    { id: '5', label: 'Piatto 5', cells: null, declaration: 'vedi etichetta', hasIngredients: false },
  ]);
});
