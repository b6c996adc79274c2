import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { dishes, dishVariants } from '../data/dishes.ts';
import type { Dish } from '../data/dishes.ts';
import { COFFEE_KINDS, coffeeKindOf, coffeePicture, dishPicture, drinkPicture, shopPicture, snackPicture } from './index.ts';
import { groundOf } from './grounds.ts';
import { PIECES, PIECE_NAMES } from './pieces.ts';
import { readIngredients, splitIngredients } from './read.ts';

const draw = (dish: Dish): string =>
  dishPicture({ seed: dish.key, category: dish.category, label: dish.label, ingredients: [dish.ingredients] });

const everything = dishVariants(600);
const bytes = (text: string): number => Buffer.byteLength(text);
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Every tag closed in order, every attribute quoted and named once, every reference defined. */
function faultOf(svg: string): string | null {
  const open: string[] = [];
  let rest = svg;
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/.exec(rest);
    if (tag === null) return `not a tag: ${rest.slice(0, 80)}`;
    const [whole, closing, name = '', attributes = '', single] = tag;
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) return `an attribute twice: ${whole}`;
    if (closing === '/') {
      if (open.pop() !== name) return `closed out of order: ${name}`;
    } else if (single !== '/') open.push(name);
    rest = rest.slice(whole.length);
  }
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  if (new Set(ids).size !== ids.length) return 'an id twice';
  const used = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2]);
  const lost = used.find((id) => !ids.includes(id));
  if (lost !== undefined) return `not defined: ${lost}`;
  return /NaN|undefined|Infinity/.test(svg) ? 'a broken number' : open.length === 0 ? null : `left open: ${open.join()}`;
}

describe('dish pictures', () => {
  it('draws the same item the same way every time', () => {
    for (const dish of dishes) expect(draw(dish)).toBe(draw(dish));
  });

  it('draws items with the same ingredients apart', () => {
    const [first, second] = ['a', 'b'].map((seed) => dishPicture({ seed, category: 'primi', ingredients: ['riso', 'tonno'] }));
    expect(first).not.toBe(second);
  });

  it('is a standalone, well-formed document', () => {
    for (const dish of everything) {
      const svg = draw(dish);
      expect(faultOf(svg), dish.label).toBeNull();
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 400 300" width="400" height="300" preserveAspectRatio="xMidYMid slice"/,
      );
      expect(svg).not.toMatch(/<script|<style|<filter|<image|http(?!:\/\/www\.w3\.org)/);
    }
  });

  it('is light', () => {
    const pictures = everything.map(draw);
    expect(mean(pictures.map(bytes))).toBeLessThan(6000);
    expect(Math.max(...pictures.map(bytes))).toBeLessThan(10_000);
    const packed = pictures.filter((_, index) => index % 5 === 0).map((svg) => brotliCompressSync(svg).length);
    expect(mean(packed)).toBeLessThan(2000);
  });

  it('draws no piece of an animal on a vegan plate', () => {
    const animals = PIECE_NAMES.filter((name) => PIECES[name].animal === true);
    const vegan = everything.filter((dish) => dish.diet === 'Vegano');
    expect(vegan.length).toBeGreaterThan(50);
    for (const dish of vegan) {
      const svg = draw(dish);
      for (const name of animals) expect(svg.includes(PIECES[name].art), `${name} on ${dish.label}`).toBe(false);
    }
  });

  it('draws no meat on a vegetarian plate', () => {
    const flesh = PIECE_NAMES.slice(PIECE_NAMES.indexOf('salmon'), PIECE_NAMES.indexOf('omelette'));
    expect(flesh).toContain('mince');
    for (const dish of everything.filter(({ diet }) => diet === 'Vegetariano')) {
      const svg = draw(dish);
      for (const name of flesh) expect(svg.includes(PIECES[name].art), `${name} on ${dish.label}`).toBe(false);
    }
  });

  it('names at least one thing to draw in almost every dish', () => {
    const food = everything.filter(({ category }) => !['bevande', 'snack', 'dolci'].includes(category));
    const blank = food.filter(({ ingredients }) => {
      const { pieces, grain, pasta } = readIngredients([ingredients]);
      return pieces.length === 0 && grain === null && pasta === null;
    });
    expect(blank.map(({ label }) => label)).toEqual([]);
  });

  it('still gives a picture for ingredients that it does not know', () => {
    for (const category of ['primi', 'secondi', 'insalate', 'panini', 'dolci', 'bevande', 'snack'] as const) {
      for (const ingredients of [[], [''], ['xyz'], ['<b>"&'], ['((((']]) {
        expect(faultOf(dishPicture({ seed: 'x', category, label: '<i>&', ingredients }))).toBeNull();
      }
    }
  });

  it('gives neighbours with numbered ids different grounds', () => {
    for (let id = 1; id < 100; id += 1) {
      for (let step = 1; step < 8; step += 1) expect(groundOf(`item-${id}`)).not.toBe(groundOf(`item-${id + step}`));
    }
  });
});

describe('cups, bottles, snacks and shops', () => {
  it('draws each coffee differently', () => {
    const cups = COFFEE_KINDS.map((kind) => coffeePicture(kind));
    expect(new Set(cups).size).toBe(COFFEE_KINDS.length);
    for (const svg of cups) expect(faultOf(svg)).toBeNull();
  });

  it('understands the labels of a coffee machine', () => {
    expect(['Caffè espresso', 'Caffè lungo', 'Cappuccino', 'Latte macchiato', 'Tè al limone', 'Decaffeinato'].map(coffeeKindOf)).toEqual([
      'espresso',
      'lungo',
      'cappuccino',
      'macchiato',
      'te',
      'decaffeinato',
    ]);
  });

  it('draws drinks, snacks and shops', () => {
    for (const svg of [
      drinkPicture({ seed: '1', name: 'Acqua naturale' }),
      drinkPicture({ seed: '1', name: 'Qualcosa', ingredients: ["succo d'arancia"] }),
      snackPicture({ seed: '1', name: 'Taralli', ingredients: ['taralli'] }),
      shopPicture('fridge'),
      shopPicture('canteen'),
      shopPicture('coffee'),
    ]) {
      expect(faultOf(svg)).toBeNull();
      expect(bytes(svg)).toBeLessThan(10_000);
    }
  });
});

describe('reading ingredients', () => {
  it('keeps brackets whole and looks only outside them', () => {
    expect(splitIngredients('riso, pesto (basilico, formaggio (latte)), sale')).toEqual([
      'riso',
      'pesto (basilico, formaggio (latte))',
      'sale',
    ]);
    expect(readIngredients(['pane (farina (glutine), uova, latte), olive']).pieces).toEqual(['olive']);
  });

  it.each([
    ['olio di oliva', []],
    ['farina di ceci', []],
    ['latte di cocco', []],
    ['mozzarella di riso', []],
    ['noce moscata', []],
    ['può contenere tracce di pesce, uova', []],
    ['salmone senza pelle', ['salmon']],
    ['burger di ceci', ['falafel']],
    ['ragù di lenticchie', ['lentil']],
    ['uova sode 16%', ['egg']],
    ['uva', ['grape']],
  ])('%s', (ingredient, pieces) => {
    expect(readIngredients([ingredient]).pieces).toEqual(pieces);
  });
});
