import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allergenOf, isReadable, partsOfIngredients, plainText } from './allergen-words.ts';

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
  ['baccala\u0300 mantecato', ['baccalà']],
  ['granola, lattuga, uovo-free, sedanini', []],
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
  ['latte intero', null],
  ['', null],
  ['constructor', null],
])('%s names %s', (word, allergen) => expect(allergenOf(word)).toBe(allergen));

test.each([
  ['baccal&agrave; e caff&Egrave;', 'baccalà e caffÈ'],
  ['l&#97;tte &amp; uov&#x6F;', 'latte & uovo'],
  ['latte&nbsp;intero, lat&shy;te', 'latte intero, latte'],
  ['&lt;b&gt;&quot;caff&EGRAVE;&quot; l&apos;olio, l&rsquo;uovo, &lsquo;nduja', '<b>"caffÈ" l’olio, l’uovo, ‘nduja'],
  ['pur&eacute;e, cr&ecirc;pe, jalape&ntilde;o, m&uuml;sli, a&ccedil;ai', 'purée, crêpe, jalapeño, müsli, açai'],
  ['lat\u00adte, l\u200batte, uo\ufeffvo', 'latte, latte, uovo'],
  ['lat\u00ad\u200bte 3\u200b%', 'latte 3\u200b%'],
  ['farina\u00a0di\u202fgrano\nsale', 'farina di grano\nsale'],
  ['ﬁor di latte, ＬＡＴＴＥ', 'fior di latte, LATTE'],
  ['&amp;agrave; &foo; &#0; &#99999999; &#x110000; &', '&agrave; &foo; &#0; &#99999999; &#x110000; &'],
])('%s is read as %s', (text, plain) => expect(plainText(text)).toBe(plain));

test.each([
  ['acqua, β-carotene, ω-3, 20 µg', true],
  ['latte', true],
  ['lаtte', false], // A Cyrillic letter.
  ['lαtte', false],
  ['牛乳', false],
  ['caff\ufffd', false],
  ['caff&foo;', false],
])('%s can be read: %s', (text, expected) => expect(isReadable(text)).toBe(expected));

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
        ).toBe(plainText(list));
      },
    ),
  ));
