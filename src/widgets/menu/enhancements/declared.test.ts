import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newMenuItem } from '../test-kit.ts';
import { plainText } from '../../shared/rules/allergen-words.ts';
import { declaredOf, partsOfDeclaration } from './declared.ts';

const dish = (allergensString: string | null, ingredients: string | null = null) => newMenuItem('1', { allergensString, ingredients });

describe('a declaration that is understood', () => {
  test.each<[string, Record<string, string>]>([
    ['assenti', {}],
    ['Nessun allergene', {}],
    ['Allergeni: assenti', {}],
    ['Glutine', { cerealsContainingGluten: 'present' }],
    ['LATTE, UOVA', { milkAndDairyProducts: 'present', eggs: 'present' }],
    ['Latticini e frutta secca a guscio', { milkAndDairyProducts: 'present', fruitsInShell: 'present' }],
    ['Frutta a guscio (mandorle, noci)', { fruitsInShell: 'present' }],
    ['anidride solforosa e solfiti', { sulphur: 'present' }],
    [
      'cereali contenenti glutine; può contenere tracce di soia, senape',
      { cerealsContainingGluten: 'present', soy: 'traces', mustard: 'traces' },
    ],
    ['Contiene latte. Possibili tracce di arachidi e sesamo', { milkAndDairyProducts: 'present', peanuts: 'traces', sesame: 'traces' }],
    ['tracce di soia; soia', { soy: 'present' }],
    ['pesce\nmolluschi', { fish: 'present', molluscs: 'present' }],
    ['frutta secca, latte', { fruitsInShell: 'present', milkAndDairyProducts: 'present' }],
    ['Frutta secca e derivati; soia', { fruitsInShell: 'present', soy: 'present' }],
    ['latte (tracce di frutta secca)', { milkAndDairyProducts: 'present', fruitsInShell: 'traces' }],
    ['cereali, uova', { cerealsContainingGluten: 'present', eggs: 'present' }],
    ['Semi di sesamo e derivati', { sesame: 'present' }],
    ['Cereali contenenti glutine (grano, orzo)', { cerealsContainingGluten: 'present' }],
    ['Può contenere tracce di: soia', { soy: 'traces' }],
    ['allergeni:\u00a0assenti', {}],
    ['lat\u00adte,\u00a0uova', { milkAndDairyProducts: 'present', eggs: 'present' }],
    ['soya; soja', { soy: 'present' }],
    ['anidride&nbsp;solforosa', { sulphur: 'present' }],
  ])('%s', (text, found) => {
    const declared = declaredOf(dish(text));
    expect(declared.isComplete).toBe(true);
    expect(Object.fromEntries(declared.found)).toEqual(found);
  });
});

describe('a declaration that vouches for nothing', () => {
  test.each([
    [null],
    [''],
    ['  '],
    ['-'],
    ['n.d.'],
    ['vedi etichetta'],
    ['1, 3, 7'],
    ['latte, 7'],
    ['Allergeni'],
    ['senza glutine'],
    ['senza lattosio'],
    ['latte, ouva'],
    ['glutine <script>x</script>'],
    ['chiedere al personale; latte'],
    ['semi, latte'],
    ['semi di zucca, latte'],
    ['latte e frutta'],
    ['uva secca, latte'],
    ['anidride, latte'],
    ['anidride carbonica, latte'],
    ['latte e altri allergeni'],
    ['latte; può contenere tracce'],
    ['latte. Possibili tracce di altro'],
    ['sottosemi di sesamo'],
  ])('%s', (text) => expect(declaredOf(dish(text)).isComplete).toBe(false));
});

test('what is understood of it counts all the same', () => {
  expect([...declaredOf(dish('latte, ouva')).found.keys()]).toEqual(['milkAndDairyProducts']);
});

test.each(['grana, s\u0430lmone', 'caff&boh;', 'zucca, 牛乳'])('with ingredients that cannot be read nothing is sure: %s', (ingredients) =>
  expect(declaredOf(dish('latte', ingredients)).isComplete).toBe(false),
);

test('ingredients name what the declaration forgets', () => {
  const { found, isComplete } = declaredOf(dish('glutine', 'pane, mozzarella, latte di cocco'));
  expect(isComplete).toBe(true);
  expect(Object.fromEntries(found)).toEqual({ cerealsContainingGluten: 'present', milkAndDairyProducts: 'named' });
  expect([...declaredOf(dish('assenti', 'riso, salmone')).found]).toEqual([['fish', 'named']]);
});

const standingOut = (text: string) => partsOfDeclaration(text).flatMap((part) => (part.allergen === null ? [] : [part.text]));

test.each([
  [
    'cereali contenenti glutine, latte e derivati; può contenere tracce di soia, senape',
    ['cereali contenenti glutine', 'latte e derivati', 'soia', 'senape'],
  ],
  ['assenti', []],
  ['vedi etichetta', []],
  ['Latte', ['Latte']],
  ['frutta a guscio (mandorle)', ['frutta a guscio ', 'mandorle']],
  ['Contiene: latte', ['latte']],
  ['frutta secca, semi di sesamo, semi di zucca', ['frutta secca', 'semi di sesamo']],
  ['cereali, anidride solforosa, anidride', ['cereali', 'anidride solforosa']],
])('in %s stands out', (text, names) => expect(standingOut(text).map((name) => name.trim())).toEqual(names.map((name) => name.trim())));

test('no letter of a declaration is lost', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(fc.constantFrom('latte', 'può contenere ', 'tracce di ', ', ', ';', '(', ')', ' ', '.', '\n', 'zucca'))
          .map((words) => words.join('')),
      ),
      (text) => {
        expect(
          partsOfDeclaration(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(plainText(text));
      },
    ),
  ));
