import { one } from './arrange.ts';
import { PIECES } from './pieces.ts';
import type { PieceName } from './pieces.ts';
import { plain } from './read.ts';
import type { Sketch } from './sketch.ts';
import { disc, line, moved, oval, shape, slab } from './svg.ts';

interface Drink {
  readonly words: RegExp;
  readonly liquid: string;
  readonly light: string;
  readonly brand: string;
  readonly fruit?: PieceName;
  readonly can?: true;
  readonly fizzy?: true;
}

/** The first that the name or the ingredients mention; a can is a can only by name. */
const DRINKS: readonly Drink[] = [
  { words: /lattina|\bcola\b/, liquid: '#C2321F', light: '#E8634C', brand: '#FFFDF6', can: true },
  { words: /aranciata|ginger|chinotto|tonica|gassosa/, liquid: '#EE8A22', light: '#FBB661', brand: '#1E7A4C', fruit: 'orange', can: true },
  { words: /birra/, liquid: '#D99A1F', light: '#F6CB5E', brand: '#7A4A16', can: true },
  { words: /frizzante|gassata|effervescente/, liquid: '#A9DCD0', light: '#DDF4EC', brand: '#1E7A5A', fizzy: true },
  { words: /(te|the) verde|matcha/, liquid: '#B5C456', light: '#DDE69A', brand: '#3F7F3A', fruit: 'mint' },
  { words: /\b(te|the)\b.*pesca|pesca.*\b(te|the|infuso)\b/, liquid: '#D5842F', light: '#F2B866', brand: '#B4502A', fruit: 'peach' },
  { words: /\b(te|the|infuso|tisana)\b/, liquid: '#C87A24', light: '#EDB25C', brand: '#3F6FA0', fruit: 'lemon' },
  { words: /kombucha|zenzero/, liquid: '#E2A63E', light: '#F8D78A', brand: '#6F5277', fruit: 'lemon' },
  { words: /spinac|cetriol|detox|kiwi/, liquid: '#7FB24C', light: '#B5D88A', brand: '#235646', fruit: 'kiwi' },
  { words: /aranc/, liquid: '#F39A2E', light: '#FCC36C', brand: '#1E7A4C', fruit: 'orange' },
  { words: /limon/, liquid: '#F3DA5A', light: '#FBF0AE', brand: '#2F6F5B', fruit: 'lemon' },
  { words: /melagrana|mirtill|frutti (rossi|di bosco)/, liquid: '#A51F45', light: '#D8597C', brand: '#5A2A5E', fruit: 'blueberry' },
  { words: /fragol|lampon/, liquid: '#E0485A', light: '#F58E96', brand: '#8E2440', fruit: 'strawberry' },
  { words: /\bmela\b|mele/, liquid: '#DDB544', light: '#F5DE92', brand: '#B3321F', fruit: 'apple' },
  { words: /pesca|albicocc/, liquid: '#F2A552', light: '#FBCB8E', brand: '#B4502A', fruit: 'peach' },
  { words: /\bpera\b|pere/, liquid: '#D9CE72', light: '#F2ECB6', brand: '#5E7E2A', fruit: 'pear' },
  { words: /mango|ananas|tropical/, liquid: '#FBB936', light: '#FDDB8A', brand: '#D96C3B', fruit: 'mango' },
  { words: /carot/, liquid: '#F08A32', light: '#FBB878', brand: '#2F6F5B', fruit: 'carrot' },
  { words: /cocco/, liquid: '#F1F4EE', light: '#FFFFFF', brand: '#7A4F2A', fruit: 'coconut' },
  { words: /latte|mandorl|avena|kefir|yogurt/, liquid: '#F6EEDD', light: '#FFFFFF', brand: '#3F6FA0' },
  { words: /caff/, liquid: '#8A5A36', light: '#B98A62', brand: '#4A2811' },
];

const WATER: Drink = { words: /acqua/, liquid: '#BFE0EC', light: '#EAF7FB', brand: '#2E7FA6' };

function bottle(sketch: Sketch, drink: Drink): string {
  const clear = drink === WATER || drink.fizzy === true;
  const bubbles = drink.fizzy === true ? line('M-110-10h0M-96 16h0M52-14h0M70 8h0M84-4h0M-118 8h0M58 20h0', '#fff', 7) : '';
  return (
    '<g transform="rotate(-22)">' +
    slab(350, 150, 75, 'url(#s)', 14, 22) +
    shape('M-156 0C-156-40-134-52-102-52H44C74-52 84-30 112-27H146V27H112C84 30 74 52 44 52H-102C-134 52-156 40-156 0Z', drink.liquid) +
    shape('M-146-10C-144-34-128-43-102-43H44C70-43 80-22 106-19H140V-8H-120C-136-8-144-8-146-10Z', `${drink.light}d8`) +
    shape('M-146 14C-142 36-126 45-102 45H44C70 45 80 24 106 21H140V17H106C80 19 70 32 44 32H-102C-124 32-138 28-146 14Z', '#0001') +
    (clear ? line('M-130 26Q-122 36-108 36M60 30Q76 28 86 18', '#fffb', 4) : '') +
    bubbles +
    slab(40, 70, 10, drink.brand, 158, 0) +
    line('M148-27V27M157-28V28M166-27V27', '#fff5', 3) +
    shape('M-86-54H36V54H-86Z', '#FFFDF6') +
    shape('M-86-54H36V-32H-86Z', drink.brand) +
    shape('M-86 46H36V54H-86Z', drink.brand) +
    shape('M-86-54H36V-20H-86Z', '#fff3') +
    (drink.fruit === undefined
      ? shape(
          'M-25-22C-7 0-2 8-2 17C-2 30-12 38-25 38C-38 38-48 30-48 17C-48 8-43 0-25-22Z',
          drink.liquid === '#F6EEDD' ? drink.brand : drink.liquid,
        ) + line('M-38 18Q-36 28-27 30', '#fff', 4)
      : one(sketch, drink.fruit, { x: -25, y: 8 }, Math.min(1.5, 30 / PIECES[drink.fruit].reach), 10)) +
    '</g>'
  );
}

function can(sketch: Sketch, drink: Drink): string {
  return (
    '<g transform="rotate(-22)">' +
    slab(276, 166, 60, 'url(#s)', 14, 22) +
    shape('M-112-48L-92-58H92L108-46V46L92 58H-92L-112 48Z', '#AEB6B8') +
    shape('M-94-58H90V58H-94Z', drink.liquid) +
    shape('M-94-46H90V-22H-94Z', `${drink.light}c0`) +
    shape('M-94 40H90V58H-94Z', '#0002') +
    oval(13, 46, '#D9DFE0', 108, 0) +
    oval(9, 38, '#BCC4C6', 109, 0) +
    oval(4, 12, '#8E989B', 109, 4) +
    line('M-106-42V42', '#E6EBEC', 4) +
    disc(37, '#FFFDF6') +
    (drink.fruit === undefined ? line('M-16 8Q-8-18 0 0T16-8', drink.liquid, 9) : one(sketch, drink.fruit, { x: 0, y: 0 }, 1.45, 10)) +
    '</g>'
  );
}

export function drinkMarkup(sketch: Sketch, name: string, ingredients: readonly string[]): string {
  const label = plain(name);
  const words = plain(`${name}, ${ingredients.join(', ')}`);
  const drink =
    DRINKS.find((one1) => label !== '' && one1.words.test(label)) ??
    (/acqua (minerale|naturale)|^acqua/.test(label) ? WATER : undefined) ??
    DRINKS.find((one1) => one1.can !== true && one1.words.test(words)) ??
    WATER;
  const aside =
    drink.fruit === undefined || drink.fruit === 'coconut'
      ? drink === WATER || drink.fizzy === true
        ? [
            [-150, -90],
            [-128, -104],
            [146, 96],
            [120, 108],
            [-160, -64],
          ]
            .map(([x = 0, y = 0], index) =>
              moved(oval(8 - index, 7 - index, '#fffb') + oval(8 - index, 7 - index, '#2E7FA622', 2, 3), x, y),
            )
            .join('')
        : ''
      : one(sketch, drink.fruit, { x: -124, y: -72 }, 1.5, -20) +
        one(sketch, drink.fruit, { x: 112, y: 84 }, 1.7, 30) +
        one(sketch, drink.fruit, { x: 66, y: 104 }, 1.3, 80);
  return aside + (drink.can === true ? can(sketch, drink) : bottle(sketch, drink));
}
