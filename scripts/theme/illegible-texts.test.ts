import { expect, test } from 'vitest';
import { LIGHT } from '../../src/widgets/shared/ui/theme/palette.ts';
import { illegibleTexts } from './illegible-texts.ts';

test('the texts that cannot be read, with the nearest colour that can', () => {
  const colourOf = (name: keyof typeof LIGHT) => ({ ...LIGHT, text: '#888888', danger: '#767676' })[name];
  expect(
    illegibleTexts(colourOf).map(({ contrast, ...where }) => ({ ...where, contrast: Math.round(contrast * 100) / 100 })),
  ).toStrictEqual([
    { text: 'text', background: 'background', mended: '#6c6c6c', contrast: 3.31 },
    { text: 'text', background: 'surface', mended: '#6c6c6c', contrast: 3.54 },
    { text: 'text', background: 'surface-sunken', mended: '#6c6c6c', contrast: 3.05 },
    // On the white cards, a contrast of 4.54 is enough.
    { text: 'danger', background: 'background', mended: '#707070', contrast: 4.24 },
  ]);
});
