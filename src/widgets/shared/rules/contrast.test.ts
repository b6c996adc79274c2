import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLOUR_NAMES, DARK, LIGHT } from '../ui/theme/palette.ts';
import { contrastOf, legible, mendText, mix, TEXT_ON } from './contrast.ts';

const round = (value: number) => Math.round(value * 100) / 100;

describe('the contrast of two colours', () => {
  // Figures of WebAIM's contrast checker, to the cent.
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#0000ff', '#ffffff', 8.59],
    ['#ffff00', '#ffffff', 1.07],
    ['#123456', '#123456', 1],
    ['#0a0a0a', '#000000', 1.06],
    ['#ABCDEF', '#abcdef', 1],
  ])('%s on %s: %d', (one, other, contrast) => expect(round(contrastOf(one, other))).toBe(contrast));
});

test.each([
  ['#000000', '#ffffff', 0, '#000000'],
  ['#000000', '#ffffff', 1, '#ffffff'],
  ['#000000', '#ffffff', 0.5, '#808080'],
  ['#0b7146', '#000000', 0.2, '#095a38'],
])('%s with %s at %d is %s', (one, other, share, mixed) => expect(mix(one, other, share)).toBe(mixed));

describe('a text is mended', () => {
  test('not at all where it can be read', () => expect(mendText('#0b7146', ['#ffffff'])).toBe('#0b7146'));
  test('towards black on a light background', () => {
    const mended = mendText('#ffd700', ['#ffffff']) ?? '';
    expect(mended).toMatch(/^#[0-9a-f]{6}$/);
    expect(contrastOf(mended, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    // No further than it must, and it is a yellow still.
    expect(contrastOf(mended, '#ffffff')).toBeLessThan(4.9);
    expect(mended).toMatch(/^#(\w\w)(\w\w)00$/);
  });
  test('towards white on a dark background', () => expect(contrastOf(mendText('#303030', ['#101010']) ?? '', '#101010')).toBeLessThan(4.9));
  test('to the one grey that can be read on black and on white', () => {
    const mended = mendText('#ff0000', ['#ffffff', '#000000']);
    for (const background of ['#ffffff', '#000000']) {
      if (mended !== null) expect(contrastOf(mended, background)).toBeGreaterThanOrEqual(4.5);
    }
  });
  test('as far as white, where no grey can be read', () => expect(mendText('#808080', ['#767676', '#000000'])).toBe('#ffffff'));
  test('nowhere, where the backgrounds leave no room', () => expect(mendText('#808080', ['#ffffff', '#000000', '#808080'])).toBeNull());
});

describe.each([
  ['light', LIGHT, DARK],
  ['dark', DARK, LIGHT],
])('our own %s colours', (_, palette, other) => {
  test('need no mending', () => {
    const { scrim: _scrim, ...opaque } = palette;
    expect(legible(opaque, palette, other)).toStrictEqual({ colours: opaque, notes: [] });
  });
  test('are left alone when nothing is given', () => expect(legible({}, palette, other)).toStrictEqual({ colours: {}, notes: [] }));
});

describe('a provider’s palette that cannot be read', () => {
  test('stays as it is where the page sets nothing of it', () =>
    expect(legible({ accent: '#000000' }, { ...LIGHT, text: '#eeeeee' }, DARK)).toStrictEqual({
      colours: { accent: '#000000' },
      notes: [],
    }));
  test('takes no text of the page that no background lets be read', () => {
    const palette = { ...LIGHT, background: '#ffffff', surface: '#000000', 'surface-sunken': '#808080' };
    expect(legible({ text: '#123456' }, palette, DARK)).toStrictEqual({ colours: {}, notes: [{ kind: 'ignored', names: ['text'] }] });
  });
});

describe('given colours', () => {
  test.each([
    ['that can be read', { primary: '#8a1c4a', 'primary-pressed': '#6d1239' }, []],
    [
      'dark messages on light badges',
      { 'danger-surface': '#8a2413', 'warning-surface': '#5e4104', accent: '#ffffff', inverse: '#ffffff' },
      ['on-danger-surface', 'on-warning-surface', 'on-accent', 'on-inverse', 'on-inverse-muted'],
    ],
    ['a yellow for buttons', { primary: '#ffd700' }, ['primary']],
    ['a black page', { background: '#000000' }, ['text', 'text-muted', 'primary', 'danger', 'on-primary', 'on-secondary', 'on-danger']],
    ['black cards', { surface: '#000000' }, ['text', 'text-muted', 'primary', 'danger', 'on-primary', 'on-secondary', 'on-danger']],
    ['white text on white', { text: '#ffffff' }, ['text']],
    ['a light text on a light badge', { secondary: '#ffeecc', 'on-secondary': '#ffcc00' }, ['on-secondary']],
    ['a white text on a button that is given', { primary: '#0b7146', 'on-primary': '#0b7146' }, ['on-primary']],
  ] as const)('%s', (_, given, mended) => {
    const { colours, notes } = legible(given, LIGHT, DARK);
    const inForce = { ...LIGHT, ...colours };
    for (const { text, backgrounds } of TEXT_ON) {
      for (const background of backgrounds)
        expect(contrastOf(inForce[text], inForce[background]), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
    expect(notes.map((note) => (note.kind === 'mended' ? note.text : note.names))).toStrictEqual(mended);
    // The backgrounds are those that were given.
    for (const [name, colour] of Object.entries(given))
      if (!(mended as readonly string[]).includes(name)) expect(colours).toHaveProperty([name], colour);
  });

  test('a light page keeps our cards', () =>
    expect(legible({ background: '#fafafa' }, LIGHT, DARK)).toStrictEqual({ colours: { background: '#fafafa' }, notes: [] }));

  test('a black page has dark cards, a given button its own shade under the finger', () => {
    const { colours } = legible({ background: '#000000', primary: '#ff9ec4' }, LIGHT, DARK);
    // Our own text is that of the dark scheme, in its three degrees.
    expect([colours.text, colours['text-muted'], colours['on-secondary']]).toStrictEqual(['#edf5ec', '#a8baad', '#c5f1d1']);
    for (const name of ['surface', 'surface-sunken', 'secondary'] as const)
      expect(contrastOf(colours[name] ?? '#ffffff', '#000000'), name).toBeLessThan(2);
    expect(contrastOf(colours['primary-pressed'] ?? '', '#ff9ec4')).toBeLessThan(1.5);
  });

  test('whose backgrounds no text can be read on together are not taken, the others are', () => {
    const { colours, notes } = legible(
      { background: '#ffffff', surface: '#000000', 'surface-sunken': '#808080', inverse: '#3c0a20' },
      LIGHT,
      DARK,
    );
    expect(colours).toStrictEqual({ inverse: '#3c0a20' });
    expect(notes).toStrictEqual([{ kind: 'ignored', names: ['background', 'surface', 'surface-sunken'] }]);
  });

  // The badges follow the cards, which follow the page: none of the colours at fault was given.
  test('are all ignored, where what follows them leaves no text to be read', () =>
    expect(legible({ background: '#5a5a5a', accent: '#000000' }, LIGHT, DARK)).toStrictEqual({
      colours: {},
      notes: [{ kind: 'ignored', names: ['background', 'accent'] }],
    }));

  test('whatever they are, every text can be read', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const names = COLOUR_NAMES.filter((name) => name !== 'scrim');
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), colour, { maxKeys: 8 }), fc.constantFrom(LIGHT, DARK), (given, palette) => {
        const inForce = { ...palette, ...legible(given, palette, palette === LIGHT ? DARK : LIGHT).colours };
        return TEXT_ON.every(({ text, backgrounds }) =>
          backgrounds.every((background) => contrastOf(inForce[text], inForce[background]) >= 4.5),
        );
      }),
    );
  });
});
