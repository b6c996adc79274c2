import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOfIngredients } from './allergen-words.ts';

const standingOut = (list: string) => partsOfIngredients(list).flatMap(({ text, isAllergen }) => (isAllergen ? [text] : []));

test.each([
  ['riso, salmone (pesce) 24%, avocado, uovo, edamame (soia), sesamo', ['salmone', 'pesce', 'uovo', 'edamame', 'soia', 'sesamo']],
  ['Farina di GRANO tenero, Burro, Latte intero', ['GRANO', 'Burro', 'Latte']],
  ['semola di grano duro, pecorino romano, acciughe', ['semola', 'grano', 'pecorino', 'acciughe']],
  ['farina di grano saraceno, olio', []],
  ['latte di cocco, latte di mandorla, burro di cacao, noce moscata', ['mandorla']],
  ['burro di arachidi, crema di nocciole', ['arachidi', 'nocciole']],
  ['vino (solfiti), sedano, senape, lupini, cozze, gamberi', ['solfiti', 'sedano', 'senape', 'lupini', 'cozze', 'gamberi']],
  ['baccalà mantecato', ['baccalà']],
  ['baccala\u0300 mantecato', ['baccala\u0300']],
  ['granola, lattuga, uovo-free, sedanini', ['uovo']],
  ['', []],
])('%s', (list, words) => expect(standingOut(list)).toEqual(words));

test('nothing of the list is lost or changed', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(fc.constantFrom('latte', 'uovo', ' ', ', ', '(', 'à', 'zucca', ' di cocco')).map((words) => words.join('')),
      ),
      (list) => {
        expect(
          partsOfIngredients(list)
            .map(({ text }) => text)
            .join(''),
        ).toBe(list);
      },
    ),
  ));
