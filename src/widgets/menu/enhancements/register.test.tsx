import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../shared/ui/test-dom.tsx';
import { newMenuItem } from '../test-kit.ts';
import { Register } from './Register.tsx';

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
  render(<Register sections={[{ id: 'p', label: 'Primi', items }]} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const [, ...rows] = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));
  expect(rows).toEqual([
    'Primi',
    // Gluten, crustaceans, eggs, fish, peanuts, soy, milk, nuts, celery, mustard, sesame, sulphites, lupin, molluscs
    'Piatto 1|●||||||○||||||T|',
    'Piatto 2||||||||||||||',
    'Piatto 3|Informazioni nutrizionali assenti',
    'Piatto 4|Allergeni non dichiarati',
    'Piatto 5|vedi etichetta',
  ]);
});
