import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergenOf, partsOfIngredients } from './allergen-words.ts';

const standingOut = (list: string) => partsOfIngredients(list).flatMap(({ text, allergen }) => (allergen === null ? [] : [text]));

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

test.each([
  ['salmone', 'fish'],
  ['Mozzarella', 'milkAndDairyProducts'],
  ['GLUTINE', 'cerealsContainingGluten'],
  ['pistacchi', 'fruitsInShell'],
  ['solfiti', 'sulphur'],
  ['seppie', 'molluscs'],
  ['baccala\u0300', 'fish'],
  ['zucca', null],
  ['constructor', null],
])('%s names %s', (word, allergen) => expect(allergenOf(word)).toBe(allergen));

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
