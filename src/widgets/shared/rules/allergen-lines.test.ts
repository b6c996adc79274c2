/**
 * Lines as labels and menus have them, with the allergens of each. What stands there as a trace counts, too: the emphasis and the filter make
 * no difference.
 */
import { expect, test } from 'vitest';
import type { AllergenKey } from '../../../api/index.ts';
import { isReadable, partsOfIngredients } from './allergen-words.ts';

const KEYS = {
  G: 'cerealsContainingGluten',
  C: 'crustaceans',
  E: 'eggs',
  F: 'fish',
  P: 'peanuts',
  S: 'soy',
  M: 'milkAndDairyProducts',
  N: 'fruitsInShell',
  Y: 'celery',
  U: 'mustard',
  T: 'sesame',
  X: 'sulphur',
  L: 'lupine',
  O: 'molluscs',
} as const satisfies Record<string, AllergenKey>;

/** Each line, then its allergens by the letters above. */
const LINES = String.raw`
Semola di grano duro, acqua | G
SEMOLA DI GRANO DURO, UOVA FRESCHE 19,36% | G E
Farina di GRANO tenero tipo "00", acqua, lievito di birra, sale | G
Farina di frumento, olio di girasole, sale, estratto di malto d'orzo | G
Pane (farina di grano tenero tipo 0, acqua, lievito, sale, farina di cereali maltati) | G
Pane di segale integrale 34%, semi di girasole | G
Fiocchi d'avena integrali, miele, uvetta | G
Farro perlato 60%, pomodorini, rucola, olio extravergine di oliva | G
Orzo perlato, carote, piselli, zucchine | G
Zuppa d'orzo e legumi (acqua, orzo, fagioli borlotti, ceci) | G
Bulgur, menta, prezzemolo, limone, pomodoro | G
Burghul integrale, cetrioli | G
Couscous (semola di grano duro), ceci, zucca | G
Cous cous precotto, verdure miste in proporzione variabile | G
Cuscussù di pesce | G F
Kamut® (grano khorasan) soffiato | G
Farina di spelta, acqua | G
Triticale 12%, segale 8% | G
Seitan (glutine di frumento, acqua, salsa di soia) | G S
Semolino, latte intero, burro, parmigiano reggiano | G M
Gnocchi alla romana: semolino 40%, LATTE, UOVA, burro | G M E
Pangrattato, prezzemolo, aglio | G
Pan grattato (farina di grano tenero), olio di oliva | G
Cotoletta di pollo impanata | G
Petto di pollo 70%, panatura (farina di mais, spezie) | G
Panko, petto di pollo, olio di semi | G
Crostini di pane | G
Crostoni con fegatini | G
Grissini torinesi (farina di grano tenero tipo 00, strutto) | G
Cracker salati, formaggio spalmabile | G M
Biscotti secchi, mascarpone, caffè, cacao | G M
Savoiardi, mascarpone, uova pastorizzate, caffè, zucchero, cacao | G M E
Base di pasta frolla, confettura di albicocche | G
Pasta sfoglia, spinaci, ricotta | G M
Pasta brisée, porri, panna | G M
Pasta fillo, feta, spinaci | G M
Pasta all'uovo, ragù di carne | G E
Pasta 45%, pomodoro, basilico | G
Pasta, pomodoro, olio | G
Pasta di acciughe | F
Pasta di olive nere |
Pasta di cacao, zucchero, burro di cacao |
Spaghetti, pomodoro, basilico, olio extravergine di oliva | G
Spaghetti di riso, gamberi, germogli di soia | C S
Tagliatelle all'uovo, funghi porcini | G E
Lasagne: sfoglia all’uovo, ragù, besciamella, grana padano | G E M
Fusilli di lenticchie rosse 100% |
Fusilli di mais e riso |
Penne di semola integrale, pesto | G
Focaccia ligure con olive taggiasche | G
Pizza margherita (impasto, pomodoro, mozzarella) | G M
Piadina romagnola, prosciutto crudo, squacquerone, rucola | G M
Bruschetta al pomodoro | G
Panino al latte con prosciutto cotto | G M
Tramezzino: pan carré, tonno, maionese | G F E
Pane in cassetta (grano tenero, olio, sale) | G
Crusca d'avena, acqua | G
Farina di malto d'orzo tostato | G
Risotto alla birra, salsiccia | G
Maltodestrine, aromi, sale |
Malto-destrine di mais |
Malto di riso, mandorle | N
Farina di grano saraceno, acqua, sale |
Grano  saraceno decorticato, zucchine |
Pizzoccheri (grano saraceno 80%, frumento 20%) | G
Granoturco dolce, olio |
Mais (grano turco), sale |
Pepe nero in grani, sale grosso |
Sale, pepe in grani, alloro |
Farina di riso, fecola di patate, amido di mais |
Farina di ceci, acqua, olio, sale |
Farina di mais bramata, acqua, sale |
Semola di mais, acqua |
Pane di riso, lievito |
Pane senza glutine (amido di mais, farina di riso) |
Biscotti senza glutine con gocce di cioccolato |
Prodotto senza glutine |
Prodotto senza lattosio, senza glutine |
Gluten free, riso e verdure |
Gluten-free: quinoa, avocado, ceci |
Privo di glutine; riso venere, zucchine |
Naturalmente privi di glutine: patate, carote |
Quinoa, avocado, ceci, limone |
Amaranto, miglio, teff |
Riso Carnaroli, zafferano, brodo vegetale |
Polenta di mais, funghi |
Patate, olio di semi di girasole, sale |
Granola (fiocchi d'avena, miele, mandorle) | G N
Granella di nocciole | N
Riso soffiato, cioccolato fondente |
Udon, verdure, salsa teriyaki | G S
Ramen con uovo marinato e alga nori | G E
Wheat flour, sugar, butter | G M
Barley malt extract | G
Bread, ham, cheese | G M
Pita, falafel, salsa tahina | G T
Gamberi al vapore, riso venere | C
Gamberetti sgusciati 15%, salsa rosa (maionese, ketchup, brandy) | C E
Code di gambero argentino | C
Mazzancolle tropicali, zucchine | C
Scampi, olio, aglio | C
Risotto agli scampi | C
Astice blu, pomodorini | C
Polpa di granchio 40% | C
Granceola alla veneziana | C
Aragosta, patate | C
Crostacei (può contenere) | C
Estratto di krill antartico | C
Canocchie, limone | C
Cicale di mare gratinate | C
Shrimps, chili, lime | C
King prawns, garlic, butter | C M
Bisque di crostacei | C
Lobster roll (lobster, mayo, bread) | C E G
Surimi 22% (polpa di pesce, amido, albume) | F E
Bastoncini di surimi, cetriolo, riso | F
Uova, sale | E
Uovo sodo, lattuga, olio | E
Albume d'uovo pastorizzato | E
Tuorlo d’uovo zuccherato | E
Ovoprodotto pastorizzato, zucchero | E
Ovoprodotti, farina di riso | E
Misto d'uovo, ovoprodotto in polvere | E
Ovoalbumina, lecitina | E
Albumina d'uovo | E
Maionese (olio di semi di girasole, tuorlo, aceto, sale) | E
Salsa tonnata: tonno, capperi, maionese | F E
Vitello tonnato | F
Meringhe, panna montata, fragole | E M
Frittata di zucchine | E
Zabaione al marsala | E
Crème brûlée con tuorli | E
Conservante: lisozima | E
Conservante E1105 | E
Egg noodles, soy sauce | E S
Aioli, patate dolci | E
Uova di lompo, pane nero | F G
Uova di salmone, panna acida | F M
Uova di quaglia, asparagi | E
Salmone affumicato, burro, aneto | F M
Filetto di salmone norvegese, pepe rosa | F
Tonno all’olio d’oliva, capperi | F
Insalatona tonno e mais | F
Merluzzo d'Alaska, patate, olive | F
Nasello al limone | F
Baccalà mantecato, polenta | F
BACCALA' alla vicentina (stoccafisso, latte, acciughe) | F M
Baccala alla livornese | F
Acciughe sotto sale | F
Filetti di alici marinate, aceto di vino | F
Alice del Mar Cantabrico | F
Sgombro grigliato, cipolla rossa | F
Branzino al cartoccio | F
Spigola all'acqua pazza | F
Orata al forno con patate | F
Trota salmonata | F
Bucatini con le sarde e finocchietto | F
Sardine fritte in saor, uvetta, pinoli | F
Aringa affumicata, panna acida | F M
Platessa impanata, limone | F G
Filetti di sogliola alla mugnaia (burro, farina) | F M G
Halibut, spinaci | F
Pangasio, curry | F
Filetto di persico | F
Cernia in umido | F
Rombo chiodato, carciofi | F
Ricciola scottata, sesamo | F T
Coda di rospo, pancetta | F
Rana pescatrice, pomodorini | F
Anguilla marinata | F
Caviale di storione | F
Caviale di melanzane, pane carasau | G
Bottarga di muggine, spaghetti | F G
Linguine alla bottarga | G F
Triglie alla livornese | F
Pesce spada, menta | F
Brodo di pesce, zafferano | F
Gelatina alimentare (colla di pesce), zucchero | F
Prodotti ittici 12% | F
Proteine ittiche idrolizzate | F
Salsa Worcester, cipolla | F
Colatura di alici di Cetara | F
Katsuobushi, dashi, alga kombu | F
Nuoc mam, lime, peperoncino | F
Fish sauce, tofu | F S
Tuna, capers, mayonnaise | F E
Pesca, albicocca, zucchero di canna |
Pesche sciroppate (pesche, acqua, zucchero) |
Succo di pesca 50% |
Carpaccio di manzo, rucola |
Tonnarelli senza glutine cacio e pepe | M
Arachidi tostate, sale | P
Burro di arachidi | P
Burro d'arachidi 100% | P
Olio di arachide raffinato | P
Noccioline americane salate | P
Peanut butter, banana | P
Crema di arachidi, cioccolato fondente | P
Soia, acqua | S
Salsa di soya (acqua, SOYA, frumento, sale) | S G
Lecitina di soja | S
Emulsionante: lecitine (soia) | S
Emulsionante: lecitina di girasole |
Tofu alle erbe, verdure | S
Edamame, riso venere, zenzero | S
Tempeh grigliato | S
Zuppa di miso, alghe wakame | S
Salsa tamari (senza glutine) | S
Latte di soia, cacao | S
Panna di soia, funghi | S
Yogurt di soia alla vaniglia | S M
Bevanda di soia, calcio | S
Soy protein isolate, cocoa | S
Proteine di soia ristrutturate | S
Germogli di soia, carote | S
Olio di soia parzialmente idrogenato | S
Edamame (SOIA) 30%, mango, riso | S
Latte intero pastorizzato, zucchero | M
LATTE scremato in polvere | M
Latte di bufala, caglio, sale | M
Latte di capra, caglio | M
Crema di latte, cioccolato bianco | M
Latte delattosato, fermenti | M
Siero di latte in polvere | M
Siero in polvere, aromi | M
Lattosio, proteine del latte | M
Caseinato di sodio | M
Caseina, sale | M
Latticello, farina di riso | M
Latticini freschi | M
Burro chiarificato | M
Ghee, curcuma, riso basmati | M
Panna fresca 35%, lamponi | M
Panna cotta (panna, latte, zucchero, gelatina) | M
Formaggio spalmabile, erba cipollina | M
Formaggi misti (asiago, fontina, taleggio) | M
Mozzarella di bufala campana DOP | M
Mozzarelline, pomodorini, origano | M
Fior di latte, basilico | M
Fiordilatte di Agerola | M
Parmigiano Reggiano DOP 24 mesi | M
Grana Padano DOP (latte, sale, caglio, conservante: lisozima da uovo) | M E
Pecorino romano, pepe | M
Ricotta vaccina, spinaci | M
Ricottina, miele | M
Yogurt bianco intero (latte, fermenti lattici vivi) | M
Yoghurt greco, cetriolo, aglio | M
Gorgonzola dolce, noci | M N
Mascarpone, caffè | M
Stracchino e rucola | M
Stracciatella pugliese, acciughe | M F
Burrata, pomodori secchi | M
Provola affumicata, speck | M
Provolone piccante | M
Scamorza, zucchine | M
Feta greca DOP, olive | M
Fontina valdostana | M
Toma piemontese, pere | M
Tomini alla piastra | M
Robiola, prosciutto | M
Crescenza, focaccia | M G
Caciocavallo silano | M
Caciotta, miele | M
Spaghetti cacio e pepe | G M
Groviera, prosciutto di Praga | M
Emmental, noci pecan | M N
Brie, speck, noci | M N
Cheddar, bacon, patate | M
Halloumi grigliato | M
Paneer, piselli, spezie | M
Skyr ai mirtilli | M
Kefir di latte | M
Quark magro, frutti di bosco | M
Besciamella, prosciutto cotto | M
Cioccolato al latte 30% | M
Cioccolato bianco, pistacchio | M N
Philadelphia®, salmone | M F
Milk chocolate, sugar | M
Buttermilk pancakes | M G
Cream cheese, smoked salmon | M F
Whey protein, cocoa powder | M
Latte di cocco, curry verde, pollo |
Latte di  cocco, lime |
Latte di mandorla, datteri | N
Latte di mandorle senza zucchero | N
Latte di riso, cannella |
Latte d'avena, caffè | G
Bevanda di avena, calcio | G
Burro di cacao, zucchero, pasta di cacao |
Burro di karité |
Burro di mandorle, miele | N
Panna di cocco, ananas |
Panna vegetale (acqua, olio di palma) |
Coconut milk, rice |
Almond milk, oats | N G
Acido lattico, sale |
Correttore di acidità: acido lattico; fermenti lattici |
Lattuga romana, carote, olio |
Cuori di lattughino |
Fette di prosciutto cotto |
Fettine di vitello, salvia |
Butternut squash, sage |
Prodotto senza lattosio: latte, zucchero | M
Margarina vegetale, farina di riso |
Mandorle pelate, zucchero | N
Farina di mandorla, albume | N E
Amaretti, pesche | N
Marzapane, cioccolato fondente | N
Pasta reale, canditi | N
Nocciole Piemonte IGP | N
Crema gianduia | N
Gianduiotto fondente | N
Torrone morbido (miele, mandorle, albume) | N E
Praline al caffè | N
Noci, radicchio, pere | N
Gherigli di noce 8% | N
Noci di macadamia salate | N
Noci pecan caramellate | N
Noci del Brasile, cacao | N
Anacardi, zenzero, pollo | N
Pistacchi di Bronte, mortadella | N
Granella di pistacchio | N
Frutta a guscio (mandorle, noci) | N
Frutta secca con guscio | N
Può contenere tracce di FRUTTA A GUSCIO. | N
Hazelnuts, sugar, cocoa | N
Walnuts, honey | N
Noce moscata, sale, pepe |
Patate, latte in polvere, noce moscata | M
Noce di cocco, rum |
Cocco rapé, zucchero |
Pinoli, basilico, aglio |
Castagne, alloro |
Noce di vitello, rosmarino |
Sedano, carote, cipolle | Y
Dado vegetale (sale, sedano, cipolla) | Y
Sedano rapa, mela verde, limone | Y
Semi di sedano | Y
Celery salt, tomato juice | Y
Sedanini rigati di riso |
Soffritto (carota, cipolla, SEDANO), passata di pomodoro | Y
Senape di Digione, miele | U
Semi di senape, curcuma | U
Salsa alla senape (aceto, SENAPE 12%) | U
Mostarda di Cremona (frutta candita, olio di senape) | U
Mustard dressing, lettuce | U
Semi di sesamo, miele | T
Olio di sesamo tostato | T
Sesamo nero, riso | T
Hummus (ceci, tahina, limone) | T
Hummus di ceci | T
Tahin biologica | T
Gomasio, alghe | T
Halva al pistacchio | T N
Vino bianco (solfiti), cipolla | X
Aceto di vino (contiene SOLFITI) | X
Albicocche secche, conservante: anidride solforosa | X
Conservante: metabisolfito di potassio | X
Conservante: bisolfito di sodio | X
Conservanti: E220, E202 | X
Antiossidante E223, patate | X
Conservante E-224 | X
Biossido di zolfo e solfiti > 10 mg/kg | X
Sulphites, wine vinegar | X
Conservante: E202, acido citrico E330 |
Farina di riso e 220 g di zucchine |
Lupini in salamoia | L
Farina di lupino, acqua | L
Proteine di lupini 4% | L
Lupin flour, rice | L
Cozze, pomodoro, pepe | O
Impepata di cozze | O
Vongole veraci, prezzemolo | O
Spaghetti alle vongole | G O
Calamari fritti, limone | O
Calamaretti ripieni | O
Polpo e patate | O
Insalata di polpo, sedano, olive | O Y
Polipo alla luciana | O
Seppie con piselli | O
Nero di seppia, riso | O
Totani in umido | O
Ostriche, limone | O
Capesante gratinate (pangrattato, burro) | O G M
Cappesante, zafferano | O
Moscardini affogati | O
Lumache alla bourguignonne | O
Telline, aglio | O
Cannolicchi gratinati | O
Frutti di mare misti | O
Misto mare: cozze, gamberi, totani, merluzzo | O C F
Salsa di ostriche, verdure | O
Squid ink, rice | O
Molluschi e crostacei in tracce | O C
Polpette di manzo, pomodoro |
Polpettone vegano di ceci |
Polpa di pomodoro, basilico |
Polpa di manzo, rosmarino |
Può contenere tracce di soia, senape e sesamo | S U T
Può contenere: latte, uova, arachidi | M E P
Prodotto in uno stabilimento che utilizza LATTE, FRUTTA A GUSCIO e SOIA | M N S
Tracce: glutine, sedano | G Y
Allergeni evidenziati in MAIUSCOLO: GLUTINE, PESCE | G F
Contiene: frumento (glutine), latte, uova. Può contenere tracce di: lupini, molluschi | G M E L O
Riso, ceci, zucca, rosmarino |
Pollo alla griglia, zucca, timo |
Petto di tacchino, insalata, pomodori |
Fagioli cannellini, salvia, aglio |
Lenticchie, carote, alloro |
Melanzane, pomodoro, aceto balsamico, capperi |
Avocado, lime, coriandolo, peperoncino |
Mela, pera, kiwi, succo di limone |
Acqua minerale naturale |
Tè verde, limone, zucchero |
Caffè 100% arabica |
Prosciutto crudo (carne di suino, sale) |
Bresaola della Valtellina IGP, rucola, limone |
Sale, zucchero, spezie, aromi naturali |
Orzata (acqua, zucchero, aroma) |
Gelato al pistacchio (LATTE, zucchero, pistacchio 8%) | M N
Cheesecake: biscotti, formaggio fresco, panna, frutti di bosco | G M
Caesar salad: pollo, lattuga, crostini, grana padano, salsa (maionese, acciughe, senape) | G M E F U
Poke: riso, salmone, avocado, edamame, sesamo nero, salsa di soia (soia, grano) | F S T G
Club sandwich (pane, bacon, uovo, pollo, maionese) | G E
Vellutata di zucca con crostini e semi | G
Pesto (basilico, olio, anacardi, formaggio grana padano, pinoli) | N M
Parmigiana di melanzane | M
Wrap: tortilla di frumento, hummus, feta | G T M
Ravioli del plin al burro | G M
Cornetto (farina di grano, burro, uova, confettura) | G M E
Bavarese al cioccolato: panna, tuorli, gelatina di pesce | M E F
Crema catalana [latte, uova, zucchero] | M E
Insalata russa (patate, piselli, carote, maionese) | E
Vitello, salsa al marsala (solfiti), burro | X M
Farina 00, zucchero, burro | G M
Farina tipo "0", acqua, sale | G
Farina integrale, lievito madre | G
Farina integrale di riso, acqua |
Farina d'avena | G
Farina di teff e miglio |
Taralli al finocchio | G
Friselle, pomodoro | G
Croissant alla crema | G
Tempura di verdure | G
Gnocchi di patate, gorgonzola | G M
Paccheri, astice | G C
Sashimi di salmone | F
Conservante: pirosolfito di sodio | X
Granseola al vapore | C
Za'atar, olio | T
`
  .trim()
  .split('\n')
  .map((row) => {
    const [line = '', letters = ''] = row.split(' |');
    return [line, letters.split(' ').flatMap((letter) => KEYS[letter as keyof typeof KEYS] ?? [])] as const;
  });

const allergensOf = (line: string) => [...new Set(partsOfIngredients(line).flatMap(({ allergen }) => allergen ?? []))].toSorted();

test('there are three hundred lines or more, each once, and each allergen is in several', () => {
  expect(LINES.length).toBeGreaterThanOrEqual(300);
  expect(new Set(LINES.map(([line]) => line)).size).toBe(LINES.length);
  for (const key of Object.values(KEYS)) expect(LINES.filter(([, allergens]) => allergens.includes(key)).length, key).toBeGreaterThan(3);
  expect(LINES.filter(([, allergens]) => allergens.length === 0).length).toBeGreaterThan(50);
});

test.each(LINES)('%s', (line, allergens) => {
  expect(allergensOf(line)).toEqual(allergens.toSorted());
  expect(isReadable(line)).toBe(true);
});

/** What editors, printers and databases do to a text. */
const DISGUISES: Readonly<Record<string, (line: string) => string>> = {
  capitals: (line) => line.toUpperCase(),
  'composed accents': (line) => line.normalize('NFD'),
  'soft hyphens': (line) => line.replaceAll(/(?<=\p{L})(?=\p{L})/gu, '\u00ad'),
  'zero-width spaces': (line) => line.replaceAll(/(?<=\p{L}{2})(?=\p{L})/gu, '\u200b'),
  'no-break spaces': (line) => line.replaceAll(' ', '\u00a0'),
  'HTML entities': (line) =>
    line
      .replaceAll('&', '&amp;')
      .replaceAll(/[àèéìòù]/g, (letter) => `&${letter.normalize('NFD')[0]}${letter === 'é' ? 'acute' : 'grave'};`)
      .replaceAll(' ', '&nbsp;'),
  'numbered entities': (line) => line.replaceAll(/[^\x20-\x7e]|[ae]/g, (letter) => `&#${letter.codePointAt(0)};`),
};

test.each(Object.entries(DISGUISES))('every line with %s', (_name, disguise) => {
  const wrong = LINES.filter(([line, allergens]) => allergensOf(disguise(line)).join() !== allergens.toSorted().join());
  expect(wrong.map(([line]) => line)).toEqual([]);
});
