/** Composed dishes: every part has its diet, allergens and price, so that the data of every combination are right. */
import type { DishCategory, DishEntry, Per100, ShortAllergen, ShortDiet } from './dish.ts';

interface Part {
  readonly key: string;
  /** The form of the name inside the dish's name. */
  readonly name: string;
  readonly ingredients: string;
  readonly diet: ShortDiet;
  readonly has: readonly ShortAllergen[];
  readonly price: number;
  readonly grams: number;
  readonly per100: Per100;
}

const part = (
  key: string,
  name: string,
  ingredients: string,
  diet: ShortDiet,
  has: readonly ShortAllergen[],
  price: number,
  grams: number,
  per100: Per100,
): Part => ({ key, name, ingredients, diet, has, price, grams, per100 });

// Rounded reference values, per 100 g of the served dish.
const PASTA: Per100 = [158, 0.9, 0.2, 31, 1, 1.8, 5.6, 0.1];
const RICE: Per100 = [130, 0.4, 0.1, 28.4, 0.1, 0.6, 2.6, 0.1];
const CEREAL: Per100 = [142, 1, 0.2, 27.2, 0.8, 3.6, 5, 0.1];
const GREENS: Per100 = [18, 0.3, 0, 2.4, 1.6, 1.8, 1.6, 0.1];
const VEGETABLES: Per100 = [42, 2.2, 0.3, 4.2, 2.9, 2, 1.3, 0.4];
const ROAST_VEGETABLES: Per100 = [84, 4.1, 0.6, 9.4, 3, 2.2, 1.7, 0.5];
const LEAN: Per100 = [138, 4.4, 1, 0.6, 0.2, 0, 23.6, 0.9];
const RICH: Per100 = [212, 14.2, 4.6, 0.8, 0.3, 0, 20.4, 1.4];
const FISH: Per100 = [158, 8.6, 1.5, 0.4, 0.1, 0, 19.6, 0.9];
const CHEESE: Per100 = [268, 20.8, 13, 1.4, 1, 0, 18.2, 1.1];
const PULSES: Per100 = [126, 2.8, 0.4, 16.8, 1.9, 6.2, 8.4, 0.4];
const SOY: Per100 = [142, 8.2, 1.1, 3.4, 0.8, 2, 13.8, 0.6];
const BREAD: Per100 = [262, 3.2, 0.6, 49.6, 2.6, 3.2, 8.6, 1.4];
const FRUIT: Per100 = [52, 0.3, 0, 11.2, 9.8, 2.1, 0.7, 0];
const NUTS: Per100 = [604, 51, 5.2, 16.4, 5.2, 8.1, 18.4, 0];

const SHAPES: readonly Part[] = [
  ['penne', 'Penne', 'penne'],
  ['fusilli', 'Fusilli', 'fusilli'],
  ['rigatoni', 'Rigatoni', 'rigatoni'],
  ['spaghetti', 'Spaghetti', 'spaghetti'],
  ['orecchiette', 'Orecchiette', 'orecchiette'],
  ['linguine', 'Linguine', 'linguine'],
  ['paccheri', 'Paccheri', 'paccheri'],
  ['trofie', 'Trofie', 'trofie'],
]
  .map(([key = '', name = '', word = '']) =>
    part(key, name, `${word} di semola di grano duro (glutine) 56%`, 'vegan', ['glutine'], 4.2, 190, PASTA),
  )
  .concat([
    part(
      'gnocchi',
      'Gnocchi',
      'gnocchi di patate (patate, farina di frumento (glutine), uova) 58%',
      'veg',
      ['glutine', 'uova'],
      4.6,
      200,
      [168, 1.4, 0.4, 33, 1, 2.2, 4.4, 0.8],
    ),
    part(
      'tagliatelle',
      'Tagliatelle',
      "tagliatelle all'uovo (glutine, uova) 56%",
      'veg',
      ['glutine', 'uova'],
      4.6,
      190,
      [172, 2.4, 0.7, 30, 1, 1.6, 6.6, 0.1],
    ),
  ]);

const CONDIMENTS: readonly Part[] = [
  part(
    'norma',
    'alla norma',
    'passata di pomodoro 20%, melanzane 14%, ricotta salata (latte) 6%, basilico',
    'veg',
    ['latte'],
    2,
    130,
    [96, 5.4, 1.8, 6.6, 4.2, 2, 3.6, 0.8],
  ),
  part(
    'ragu',
    'al ragù di manzo',
    'passata di pomodoro 18%, carne di manzo macinata 18%, carote, sedano, basilico',
    'carne',
    ['sedano'],
    2.4,
    130,
    [128, 7.6, 2.8, 4.4, 3.2, 1, 10.2, 0.9],
  ),
  part(
    'pesto-fagiolini',
    'al pesto con fagiolini e patate',
    'pesto alla genovese (basilico, olio extravergine di oliva, Grana Padano DOP (latte), anacardi) 16%, fagiolini 12%, patate 12%',
    'veg',
    ['latte', 'noci'],
    2.2,
    120,
    [196, 15.6, 3.2, 8, 1.6, 2.4, 4.8, 0.9],
  ),
  part(
    'tonno-olive',
    'tonno, olive e pomodorini',
    "tonno all'olio di oliva (pesce) 14%, pomodorini 16%, olive nere 6%, prezzemolo",
    'pesce',
    ['pesce'],
    2.4,
    120,
    [118, 7, 1.1, 3.2, 2.4, 1.2, 10.4, 0.9],
  ),
  part(
    'salmone-piselli',
    'salmone e piselli',
    'salmone (pesce) 16%, piselli 12%, panna (latte) 8%, prezzemolo',
    'pesce',
    ['pesce', 'latte'],
    3,
    120,
    [158, 11, 4.2, 4.6, 1.8, 1.6, 9.8, 0.7],
  ),
  part(
    'carbonara-zucchine',
    'zucchine, uova e pecorino',
    'zucchine 18%, tuorlo (uova), pecorino romano DOP (latte) 7%, menta',
    'veg',
    ['uova', 'latte'],
    2.1,
    120,
    [142, 10.4, 4, 2.6, 1.6, 0.9, 8.8, 1],
  ),
  part(
    'broccoli-salsiccia',
    'broccoli e salsiccia',
    'broccoli 22%, salsiccia di suino 14%, pecorino romano DOP (latte) 3%, aglio',
    'carne',
    ['latte'],
    2.4,
    130,
    [148, 11.2, 4, 2.6, 1.2, 1.8, 8.6, 1],
  ),
  part(
    'pomodorini-burrata',
    'pomodorini e burrata',
    'passata di pomodoro 12%, pomodorini 14%, burrata (latte) 14%, basilico',
    'veg',
    ['latte'],
    2.9,
    130,
    [124, 9.4, 5.2, 4, 3.2, 1, 5.4, 0.6],
  ),
  part(
    'gamberi-pomodorini',
    'gamberi e pomodorini',
    'gamberi (crostacei, solfiti) 16%, pomodorini 18%, prezzemolo, aglio',
    'pesce',
    ['crostacei', 'solfiti'],
    3.4,
    120,
    [74, 3, 0.5, 2.8, 2.2, 0.8, 9, 0.8],
  ),
  part(
    'zucca-salvia',
    'zucca e salvia',
    'zucca 28%, crema di zucca, salvia, semi di zucca',
    'vegan',
    [],
    1.8,
    130,
    [72, 4, 0.6, 7, 3.1, 1.4, 1.8, 0.5],
  ),
  part(
    'ceci-rosmarino',
    'ceci e pomodorini',
    'ceci 18%, pomodorini 14%, prezzemolo, rosmarino',
    'vegan',
    [],
    1.7,
    130,
    [102, 4, 0.6, 11.2, 1.8, 3.8, 4.8, 0.5],
  ),
  part(
    'funghi-speck',
    'funghi e speck',
    'funghi champignon 18%, speck 8%, panna (latte) 8%, prezzemolo',
    'carne',
    ['latte'],
    2.5,
    120,
    [132, 9.8, 4.6, 2.4, 1.4, 1, 7.6, 1.2],
  ),
  part(
    'arrabbiata',
    "all'arrabbiata",
    'polpa di pomodoro 32%, peperoncino, aglio, prezzemolo',
    'vegan',
    [],
    1.5,
    130,
    [52, 2.6, 0.4, 5, 3.8, 1.4, 1.2, 0.7],
  ),
  part(
    'peperoni-feta',
    'peperoni e feta',
    'crema di peperoni, peperoni 18%, feta DOP (latte) 8%, basilico',
    'veg',
    ['latte'],
    2.1,
    130,
    [98, 6.8, 2.8, 4.6, 3.4, 1.4, 3.8, 0.8],
  ),
  part(
    'vongole',
    'alle vongole',
    'vongole (molluschi) 22%, vino bianco (solfiti), prezzemolo, aglio',
    'pesce',
    ['molluschi', 'solfiti'],
    3.6,
    120,
    [82, 4, 0.6, 2.2, 0.6, 0.2, 9, 0.9],
  ),
];

const PROTEINS: readonly Part[] = [
  part('pollo', 'Petto di pollo alla griglia', 'petto di pollo 52%, olio extravergine di oliva', 'carne', [], 5.2, 140, LEAN),
  part('tacchino', 'Fesa di tacchino arrosto', 'petto di tacchino arrosto 52%, rosmarino', 'carne', [], 5.3, 140, LEAN),
  part('salmone', 'Salmone al forno', 'salmone (pesce) 50%, olio extravergine di oliva', 'pesce', ['pesce'], 6.9, 140, FISH),
  part(
    'merluzzo',
    'Merluzzo al vapore',
    'merluzzo (pesce) 52%, olio extravergine di oliva',
    'pesce',
    ['pesce'],
    6.3,
    150,
    [88, 1.8, 0.3, 0, 0, 0, 18, 0.6],
  ),
  part('tagliata', 'Tagliata di manzo', 'tagliata di manzo 50%, olio extravergine di oliva', 'carne', [], 7.2, 140, RICH),
  part(
    'polpettine',
    'Polpette di manzo',
    'polpette di carne bovina (carne bovina, pane (glutine), uova) 52%',
    'carne',
    ['glutine', 'uova'],
    5.4,
    140,
    RICH,
  ),
  part('arista', 'Arista al forno', 'arista di maiale 50%, salvia', 'carne', [], 5.5, 140, RICH),
  part('tofu', 'Tofu alla piastra', 'tofu (soia) 48%, salsa di soia (soia)', 'vegan', ['soia'], 4.9, 140, SOY),
  part('falafel', 'Falafel', 'falafel di ceci 50%, cumino', 'vegan', [], 4.6, 140, [218, 11.2, 1.4, 22.4, 2, 6.4, 8.4, 1.1]),
  part(
    'seitan',
    'Seitan alla piastra',
    'seitan (glutine, salsa di soia (soia)) 48%',
    'vegan',
    ['glutine', 'soia'],
    5,
    140,
    [132, 2, 0.3, 6.2, 0.8, 1, 22, 0.9],
  ),
  part(
    'frittata',
    'Frittata al formaggio',
    'frittata (uova, formaggio (latte)) 52%',
    'veg',
    ['uova', 'latte'],
    4.4,
    140,
    [188, 13.6, 4.8, 1.4, 0.8, 0.2, 13.8, 0.9],
  ),
  part(
    'gamberi',
    'Gamberi saltati',
    'gamberi (crostacei, solfiti) 46%, aglio',
    'pesce',
    ['crostacei', 'solfiti'],
    6.9,
    130,
    [92, 2.2, 0.4, 0.4, 0.1, 0, 17.6, 0.9],
  ),
  part('primosale', 'Tomino alla piastra', 'tomino (latte) 46%', 'veg', ['latte'], 5.1, 120, CHEESE),
  part(
    'cotoletta',
    'Cotoletta di pollo',
    'cotoletta di pollo (petto di pollo, pangrattato (glutine), uova) 54%',
    'carne',
    ['glutine', 'uova'],
    5.2,
    140,
    [224, 11.4, 1.8, 14.2, 0.8, 0.8, 16.4, 1],
  ),
];

const CONTORNI: readonly Part[] = [
  part('patate', 'patate al forno', 'patate 38%, rosmarino', 'vegan', [], 1.7, 140, ROAST_VEGETABLES),
  part('zucca', 'zucca arrosto', 'zucca 38%, salvia', 'vegan', [], 1.8, 130, ROAST_VEGETABLES),
  part('broccoli', 'broccoli al vapore', 'broccoli 38%', 'vegan', [], 1.7, 130, VEGETABLES),
  part('zucchine', 'zucchine grigliate', 'zucchine 36%, menta', 'vegan', [], 1.7, 130, VEGETABLES),
  part('rucola-pomodorini', 'rucola e pomodorini', 'rucola 16%, pomodorini 20%', 'vegan', [], 1.6, 110, GREENS),
  part('spinaci', 'spinaci saltati', 'spinaci 36%, limone', 'vegan', [], 1.8, 120, VEGETABLES),
  part('fagiolini', 'fagiolini e carote', 'fagiolini 22%, carote 14%', 'vegan', [], 1.6, 130, VEGETABLES),
  part('basmati', 'riso basmati', 'riso basmati 38%, prezzemolo', 'vegan', [], 1.5, 140, RICE),
  part('cavolo-mais', 'cavolo viola e mais', 'cavolo viola 20%, mais 14%', 'vegan', [], 1.5, 120, VEGETABLES),
  part('melanzane', 'melanzane alla griglia', 'melanzane 36%, basilico', 'vegan', [], 1.8, 130, VEGETABLES),
];

const SALAD_BASES: readonly Part[] = [
  part('misticanza', 'Insalata di misticanza', 'misticanza 48%, olio extravergine di oliva', 'vegan', [], 2.9, 110, GREENS),
  part('spinacini', 'Insalata di spinacini', 'spinacini 46%, olio extravergine di oliva', 'vegan', [], 3, 110, GREENS),
  part('riso', 'Bowl di riso', 'riso 42%, salsa di soia (soia), semi di sesamo', 'vegan', ['soia', 'sesamo'], 3.8, 150, RICE),
  part(
    'venere',
    'Bowl di riso venere',
    'riso venere 42%, salsa di soia (soia), semi di sesamo',
    'vegan',
    ['soia', 'sesamo'],
    4.1,
    150,
    CEREAL,
  ),
  part('farro', 'Insalata di farro', 'farro perlato (glutine) 44%, olio extravergine di oliva', 'vegan', ['glutine'], 3.3, 150, CEREAL),
  part('quinoa', 'Insalata di quinoa', 'quinoa 42%, olio extravergine di oliva', 'vegan', [], 3.7, 150, CEREAL),
  part(
    'couscous',
    'Insalata di couscous',
    'couscous di frumento (glutine) 44%, olio extravergine di oliva',
    'vegan',
    ['glutine'],
    3.2,
    150,
    CEREAL,
  ),
  part('lattuga', 'Insalata di lattuga', 'lattuga 48%, olio extravergine di oliva', 'vegan', [], 2.8, 110, GREENS),
];

const SALAD_PROTEINS: readonly Part[] = [
  part('pollo', 'pollo', 'petto di pollo 20%', 'carne', [], 2.3, 70, LEAN),
  part('salmone', 'salmone', 'salmone (pesce) 20%', 'pesce', ['pesce'], 3.4, 70, FISH),
  part('tonno', 'tonno', "tonno all'olio di oliva (pesce) 18%", 'pesce', ['pesce'], 2.3, 60, FISH),
  part(
    'gamberi',
    'gamberi',
    'gamberi (crostacei, solfiti) 18%',
    'pesce',
    ['crostacei', 'solfiti'],
    3.2,
    60,
    [92, 1.4, 0.3, 0.4, 0, 0, 19.6, 0.9],
  ),
  part('feta', 'feta', 'feta DOP (latte) 14%', 'veg', ['latte'], 1.9, 50, CHEESE),
  part('uova', 'uova', 'uova sode 16%', 'veg', ['uova'], 1.5, 60, [148, 10.2, 3, 0.8, 0.5, 0, 13, 0.4]),
  part('tofu', 'tofu', 'tofu (soia) 18%', 'vegan', ['soia'], 2, 70, SOY),
  part('ceci', 'ceci', 'ceci 18%', 'vegan', [], 1.4, 70, PULSES),
  part('mozzarella', 'mozzarella', 'mozzarella (latte) 16%', 'veg', ['latte'], 1.8, 60, CHEESE),
  part('bresaola', 'bresaola', 'bresaola della Valtellina IGP 14%', 'carne', [], 2.6, 50, [152, 2.2, 0.8, 0.4, 0.2, 0, 32, 3.4]),
  part('lenticchie', 'lenticchie', 'lenticchie 18%', 'vegan', [], 1.4, 70, PULSES),
];

const SALAD_EXTRAS: readonly Part[] = [
  part('avocado-pomodorini', 'avocado', 'avocado 12%, pomodorini 12%', 'vegan', [], 1.4, 70, [118, 9.6, 1.6, 4, 1.8, 4, 1.6, 0.1]),
  part('cetrioli-olive', 'olive', 'olive nere 6%, cetrioli 12%', 'vegan', [], 0.9, 60, VEGETABLES),
  part('mais-carote', 'mais', 'mais 8%, carote julienne 10%', 'vegan', [], 0.8, 60, [62, 1, 0.2, 11, 4.4, 2, 2, 0.1]),
  part('edamame', 'edamame', 'edamame (soia) 10%, cavolo viola 8%', 'vegan', ['soia'], 1.1, 60, PULSES),
  part(
    'barbabietola-noci',
    'barbabietola',
    'barbabietola 12%, noci 4%',
    'vegan',
    ['noci'],
    1.3,
    60,
    [148, 9.8, 1, 8.6, 6.6, 2.9, 3.8, 0.1],
  ),
  part('zucca-semi', 'zucca', 'zucca al forno 14%, semi di zucca', 'vegan', [], 1.1, 70, ROAST_VEGETABLES),
  part('mango', 'mango', 'mango 12%, cetrioli 8%', 'vegan', [], 1.3, 60, FRUIT),
];

const BREADS: readonly Part[] = [
  part('ciabatta', 'Ciabatta', 'pane ciabatta (glutine) 52%', 'vegan', ['glutine'], 2.1, 100, BREAD),
  part('integrale', 'Panino integrale', 'pane integrale (glutine) 52%', 'vegan', ['glutine'], 2.2, 100, BREAD),
  part('focaccina', 'Panino all’olio', "pane all'olio (glutine) 52%", 'vegan', ['glutine'], 2.3, 100, [282, 6.2, 1, 47, 2.4, 2.6, 8, 1.6]),
  part('wrap', 'Wrap', 'tortilla di frumento (glutine) 38%', 'vegan', ['glutine'], 2.4, 80, [296, 7.2, 1.6, 48.6, 2.2, 2.9, 8, 1.3]),
  part(
    'piadina',
    'Piadina',
    'piadina (farina di frumento (glutine), olio extravergine di oliva) 46%',
    'vegan',
    ['glutine'],
    2.4,
    100,
    [308, 9.2, 1.6, 47.8, 1.6, 2.6, 7.6, 1.5],
  ),
  part('tramezzino', 'Tramezzino', 'pane per tramezzini (glutine) 48%', 'vegan', ['glutine'], 1.6, 80, BREAD),
  part('toast', 'Toast', 'pane per toast (glutine) 48%', 'vegan', ['glutine'], 1.7, 80, BREAD),
];

const FILLINGS: readonly Part[] = [
  part('crudo-rucola', 'crudo e rucola', 'prosciutto crudo 24%, rucola 6%', 'carne', [], 2.6, 70, RICH),
  part('cotto-provola', 'cotto e provola', 'prosciutto cotto 24%, provola (latte) 16%', 'carne', ['latte'], 2.4, 80, RICH),
  part('speck-brie', 'speck e brie', 'speck a fette 20%, brie (latte) 16%', 'carne', ['latte'], 2.7, 75, RICH),
  part('bresaola-caprino', 'bresaola e caprino', 'bresaola 20%, caprino (latte) 12%, rucola', 'carne', ['latte'], 3, 75, LEAN),
  part('tacchino-pomodoro', 'tacchino e pomodoro', 'fesa di tacchino 24%, pomodoro 12%, lattuga', 'carne', [], 2.4, 90, LEAN),
  part('pollo-avocado', 'pollo e avocado', 'petto di pollo 24%, avocado 12%, insalata', 'carne', [], 2.9, 95, LEAN),
  part(
    'tonno-uova',
    'tonno e uova',
    "tonno all'olio di oliva (pesce) 20%, uova sode 14%, lattuga",
    'pesce',
    ['pesce', 'uova'],
    2.5,
    95,
    FISH,
  ),
  part(
    'salmone-avocado',
    'salmone affumicato e avocado',
    'salmone affumicato (pesce) 20%, avocado 12%, insalata',
    'pesce',
    ['pesce'],
    3.5,
    85,
    FISH,
  ),
  part('caprese', 'mozzarella, pomodoro e basilico', 'mozzarella (latte) 22%, pomodoro 16%, basilico', 'veg', ['latte'], 2.2, 100, CHEESE),
  part(
    'verdure-feta',
    'verdure grigliate e feta',
    'zucchine grigliate 14%, melanzane grigliate 12%, feta DOP (latte) 10%',
    'veg',
    ['latte'],
    2.3,
    100,
    ROAST_VEGETABLES,
  ),
  part(
    'frittata-zucchine',
    'frittata e zucchine',
    'frittata (uova, latte) 24%, zucchine 12%',
    'veg',
    ['uova', 'latte'],
    2.1,
    100,
    [152, 10.4, 3.2, 2, 1, 0.6, 11, 0.8],
  ),
  part(
    'hummus-carote',
    'hummus e carote',
    'hummus (ceci, tahina (sesamo)) 20%, carote julienne 14%, insalata',
    'vegan',
    ['sesamo'],
    2,
    95,
    PULSES,
  ),
  part('tofu-cetriolo', 'tofu e cetriolo', 'tofu (soia) 20%, cetriolo 12%, insalata', 'vegan', ['soia'], 2.3, 95, SOY),
  part(
    'verdure-griglia',
    'melanzane e pomodori secchi',
    'melanzane grigliate 18%, pomodori secchi 8%, rucola',
    'vegan',
    [],
    2,
    95,
    ROAST_VEGETABLES,
  ),
  part('salame', 'salame e fontina', 'salame 20%, fontina DOP (latte) 14%', 'carne', ['latte'], 2.3, 75, RICH),
  part('roastbeef', 'roast beef e rucola', 'roast beef 24%, rucola 8%, pomodoro', 'carne', [], 3.1, 85, LEAN),
  part('gorgonzola-noci', 'gorgonzola e noci', 'gorgonzola DOP (latte) 20%, noci 6%, radicchio', 'veg', ['latte', 'noci'], 2.5, 80, CHEESE),
];

const CREAMS: readonly Part[] = [
  part('yogurt-greco', 'Yogurt greco', 'yogurt greco (latte) 66%', 'veg', ['latte'], 2.1, 120, [96, 5, 3.4, 4, 4, 0, 9, 0.1]),
  part('yogurt-bianco', 'Yogurt bianco', 'yogurt intero (latte) 66%', 'veg', ['latte'], 1.8, 120, [66, 3.6, 2.4, 4.6, 4.6, 0, 3.6, 0.1]),
  part('yogurt-soia', 'Yogurt di soia', 'yogurt di soia (soia) 66%', 'vegan', ['soia'], 2.2, 120, [62, 2.4, 0.4, 5.6, 4.4, 1, 4, 0.1]),
  part('chia', 'Chia pudding', 'latte di cocco 52%, semi di chia 12%', 'vegan', [], 2.5, 120, [148, 10.6, 6.4, 7.2, 2.4, 5.4, 3.2, 0.1]),
  part(
    'porridge',
    'Porridge',
    "bevanda di avena (glutine) 46%, fiocchi d'avena (glutine) 18%",
    'vegan',
    ['glutine'],
    2,
    130,
    [104, 2.4, 0.4, 17.2, 3.2, 2.6, 3.2, 0.1],
  ),
  part('macedonia', 'Macedonia', 'mela 30%, succo di arancia', 'vegan', [], 1.9, 120, FRUIT),
];

const FRUITS: readonly Part[] = [
  ['fragole', 'fragole'],
  ['mirtilli', 'mirtilli'],
  ['banana', 'banana'],
  ['kiwi', 'kiwi'],
  ['mango', 'mango'],
  ['lamponi', 'lamponi'],
  ['pesche', 'pesche'],
  ['pere', 'pere'],
].map(([key = '', name = '']) => part(key, name, `${name} 22%`, 'vegan', [], 0.8, 40, FRUIT));

const CRUNCH: readonly Part[] = [
  part(
    'granola',
    'granola',
    "granola (fiocchi d'avena (glutine), miele, mandorle) 12%",
    'veg',
    ['glutine', 'noci'],
    0.6,
    20,
    [438, 15.2, 2.2, 62, 22, 7.2, 10, 0.1],
  ),
  part('mandorle', 'mandorle', 'mandorle 8%', 'vegan', ['noci'], 0.7, 14, NUTS),
  part('pistacchi', 'pistacchi', 'pistacchi 7%', 'vegan', ['noci'], 0.8, 12, NUTS),
  part('cocco', 'cocco', 'cocco rapé 6%', 'vegan', [], 0.5, 10, [642, 62, 54, 7.2, 7, 15, 6.4, 0]),
  part(
    'fondente',
    'cioccolato fondente',
    'cioccolato fondente (lecitina di soia) 8%',
    'vegan',
    ['soia'],
    0.6,
    14,
    [572, 42, 25, 33, 28, 11, 8.4, 0],
  ),
];

const DRINK_BASES: readonly Part[] = [
  part('te', 'Tè freddo', 'infuso di tè, zucchero di canna', 'vegan', [], 1.7, 450, [18, 0, 0, 4.4, 4.4, 0, 0, 0]),
  part('te-verde', 'Tè verde', 'infuso di tè verde', 'vegan', [], 1.8, 450, [2, 0, 0, 0.3, 0.2, 0, 0, 0]),
  part('succo', 'Succo', 'acqua, zucchero d’uva', 'vegan', [], 1.9, 150, [38, 0, 0, 9.2, 9, 0.1, 0.1, 0]),
  part('kombucha', 'Kombucha', 'infuso di tè fermentato, zucchero di canna', 'vegan', [], 2.9, 280, [16, 0, 0, 3.6, 3.4, 0, 0, 0]),
];

const FLAVOURS: readonly Part[] = [
  ['pesca', 'alla pesca', 'succo di pesca'],
  ['limone', 'al limone', 'succo di limone'],
  ['mela', 'alla mela', 'succo di mela'],
  ['mirtillo', 'al mirtillo', 'succo di mirtilli'],
  ['lampone', 'al lampone', 'succo di lamponi'],
  ['mango', 'al mango', 'succo di mango'],
].map(([key = '', name = '', juice = '']) => part(key, name, `${juice} 8%`, 'vegan', [], 0.2, 50, FRUIT));

const SNACK_BASES: readonly Part[] = [
  part('barretta', 'Barretta', 'sciroppo di riso, datteri', 'vegan', [], 1.1, 24, [352, 4.2, 0.8, 72, 48, 4.6, 4.2, 0.1]),
  part('mix', 'Mix croccante', 'uvetta 30%', 'vegan', [], 1.5, 20, [299, 0.6, 0.1, 72, 62, 5.2, 3.1, 0]),
];

const SNACK_TASTES: readonly Part[] = [
  part('mandorle', 'con mandorle', 'mandorle 34%', 'vegan', ['noci'], 0.6, 16, NUTS),
  part('nocciole', 'con nocciole', 'nocciole 34%', 'vegan', ['noci'], 0.6, 16, NUTS),
  part('anacardi', 'con anacardi', 'anacardi 34%', 'vegan', ['noci'], 0.7, 16, NUTS),
  part('pistacchi', 'con pistacchi', 'pistacchi 30%', 'vegan', ['noci'], 0.9, 16, NUTS),
  part('noci', 'con noci', 'noci 32%', 'vegan', ['noci'], 0.6, 16, NUTS),
  part('semi', 'con semi di zucca', 'semi di zucca 30%', 'vegan', [], 0.5, 16, [559, 49, 8.6, 10.7, 1.4, 6, 30, 0]),
  part('cocco', 'con cocco', 'cocco rapé 20%', 'vegan', [], 0.5, 16, [642, 62, 54, 7.2, 7, 15, 6.4, 0]),
  part('mirtilli', 'con mirtilli', 'mirtilli disidratati 26%', 'vegan', [], 0.6, 16, [318, 1.2, 0.2, 78, 66, 6, 1.6, 0]),
];

interface Recipe {
  readonly category: DishCategory;
  /** Percentage of the composed dishes. */
  readonly share: number;
  readonly parts: readonly (readonly Part[])[];
  readonly label: (names: readonly string[]) => string;
}

const RECIPES: readonly Recipe[] = [
  {
    category: 'primi',
    share: 22,
    parts: [SHAPES, CONDIMENTS],
    label: ([shape = '', sauce = '']) => (sauce.startsWith('al') ? `${shape} ${sauce}` : `${shape} con ${sauce}`),
  },
  { category: 'secondi', share: 18, parts: [PROTEINS, CONTORNI], label: ([main = '', side = '']) => `${main} con ${side}` },
  {
    category: 'insalate',
    share: 26,
    parts: [SALAD_BASES, SALAD_PROTEINS, SALAD_EXTRAS],
    label: ([base = '', protein = '', extra = '']) =>
      `${base}, ${protein} ed ${extra}`.replace(/ ed (?=[^aeiou])/, ' e ').replace(/ ed (?=[aiou])/, ' e '),
  },
  { category: 'panini', share: 18, parts: [BREADS, FILLINGS], label: ([bread = '', filling = '']) => `${bread} ${filling}` },
  {
    category: 'dolci',
    share: 12,
    parts: [CREAMS, FRUITS, CRUNCH],
    label: ([base = '', fruit = '', crunch = '']) => `${base}, ${fruit} e ${crunch}`,
  },
  { category: 'bevande', share: 2, parts: [DRINK_BASES, FLAVOURS], label: ([base = '', flavour = '']) => `${base} ${flavour}` },
  { category: 'snack', share: 2, parts: [SNACK_BASES, SNACK_TASTES], label: ([base = '', taste = '']) => `${base} ${taste}` },
];

const STRICTNESS: readonly ShortDiet[] = ['vegan', 'veg', 'pesce', 'carne'];

function combine(recipe: Recipe, chosen: readonly Part[]): DishEntry {
  const grams = chosen.reduce((sum, one) => sum + one.grams, 0);
  const mean = (index: number): number => {
    const total = chosen.reduce((sum, one) => sum + (one.per100[index] ?? 0) * one.grams, 0) / grams;
    return index === 0 ? Math.round(total) : Math.round(total * 10) / 10;
  };
  const label = recipe.label(chosen.map((one) => one.name));
  const rank = Math.max(...chosen.map((one) => STRICTNESS.indexOf(one.diet)));
  const seasoned = recipe.category === 'primi' || recipe.category === 'secondi';
  return {
    key: `${recipe.category}-${chosen.map((one) => one.key).join('-')}`,
    label,
    // Rounded to 10 cents, like a price list.
    price: Math.round(chosen.reduce((sum, one) => sum + one.price, 0) * 10) / 10,
    grams,
    diet: STRICTNESS[rank] ?? 'carne',
    has: [...new Set(chosen.flatMap((one) => one.has))],
    ingredients: chosen.map((one) => one.ingredients).join(', ') + (seasoned ? ', olio extravergine di oliva, sale' : ''),
    per100: [mean(0), mean(1), mean(2), mean(3), mean(4), mean(5), mean(6), mean(7)],
    text: `<p>${label}: preparato ogni mattina nella nostra cucina.</p>`,
  };
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Every combination exactly once, in a mixed order: neighbouring dishes have little in common. */
function* combinations(recipe: Recipe): Generator<DishEntry> {
  const total = recipe.parts.reduce((product, list) => product * list.length, 1);
  let stride = Math.round(total * 0.382) + 1;
  while (gcd(stride, total) !== 1) stride += 1;
  for (let index = 0; index < total; index += 1) {
    let rest = (index * stride) % total;
    const chosen: Part[] = [];
    for (const list of recipe.parts) {
      const one = list[rest % list.length];
      rest = Math.floor(rest / list.length);
      if (one !== undefined) chosen.push(one);
    }
    // Two parts may share an ingredient ("Mix croccante, uvetta e mandorle"). A dish must not name it twice.
    const words = chosen.map((one) => one.key);
    if (new Set(words).size === words.length) yield combine(recipe, chosen);
  }
}

export interface Variant {
  readonly category: DishCategory;
  readonly entry: DishEntry;
}

/** `count` composed dishes in the proportions of the recipes; fewer only when there are no more combinations. */
export function variants(count: number): Variant[] {
  const sources = RECIPES.map((recipe) => ({ recipe, next: combinations(recipe), owed: 0 }));
  const found: Variant[] = [];
  let open = sources;
  while (found.length < count && open.length > 0) {
    for (const source of open) source.owed += source.recipe.share;
    const neediest = open.reduce((best, source) => (source.owed > best.owed ? source : best));
    neediest.owed -= 100;
    const { value, done } = neediest.next.next();
    if (done === true) open = open.filter((source) => source !== neediest);
    else found.push({ category: neediest.recipe.category, entry: value });
  }
  return found;
}
