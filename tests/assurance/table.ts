/**
 * Every check of `npm run assure`, as docs/assurance.md lists it. A check has its own file in this folder; `tests/assurance/check.ts`
 * plays it. `part`: how many inputs `npm test -- --all` tries; `whole`: how many `npm run assure` tries.
 */
export interface Row {
  readonly area: string;
  /** What is tried. */
  readonly tried: string;
  /** What must hold for each input. */
  readonly holds: string;
  readonly part: number;
  readonly whole: number;
  /** The defects that are planted; the check must report each. */
  readonly planted: readonly string[];
}

export const CHECKS = {
  calls: {
    area: 'Answers',
    tried:
      'Every call of the contract, in turn, through the client: each fault of the sandbox, and the example of `docs/openapi.json` with one to three values dropped, null, of another type, huge, negative, very long, or odd Unicode',
    holds:
      'a value of the contract, or one of the five named failures; every number is finite, every sum a whole number of cents, every text well-formed, no list longer than 2,000',
    part: 1000,
    whole: 30_000,
    planted: ['a client that believes every answer', 'a client that expects JSON'],
  },
  html: {
    area: 'HTML',
    tried: 'The one sanitiser: hostile HTML, made from patterns (handlers, tags, name spaces, comments, raw text, cut and encoded)',
    holds:
      'tags of text alone, no attribute but the address of a safe link, no script ran; the same holds when it is parsed or cleaned once more',
    part: 100,
    whole: 1500,
    planted: ['a sanitiser of patterns', 'a sanitiser that keeps attributes'],
  },
  'screens-faults': {
    area: 'Answers',
    tried:
      'Stories (each widget in each of its named states) are opened in turn, and a person presses and types at random; one or all calls from a random one on meet a fault of the sandbox: eleven status codes, a lost connection, broken JSON, a proxy’s page, an unknown word',
    holds:
      'no error that nobody caught, no blank page, no `undefined`, `NaN` or `[object Object]` in a text; a sentence to read, or something to press',
    part: 30,
    whole: 100,
    planted: ['a screen that breaks on a refusal', 'a screen that stays empty', 'a screen that shows what is undefined'],
  },
  'screens-mutations': {
    area: 'Answers',
    tried:
      'The same screens and presses; in the answers one to three values are dropped, null, of another type, huge, negative, not a number, empty, very long, or Unicode that breaks careless code',
    holds: 'as above',
    part: 40,
    whole: 150,
    planted: ['a screen that believes every answer', 'a screen that writes what it got'],
  },
  'screens-html': {
    area: 'HTML',
    tried: 'The same screens; every text of an answer that is no identifier is hostile HTML, made from patterns',
    holds: 'no element, handler or style of the text is in the page; no script ran',
    part: 20,
    whole: 60,
    planted: ['a screen that writes a text as HTML'],
  },
  'screens-links': {
    area: 'Links',
    tried: 'The same screens; every link and picture of an answer is a hostile address',
    holds:
      'no address in the page runs a script, carries a password or names a call of the API; a link to another site opens a window of its own; no picture comes from elsewhere',
    part: 20,
    whole: 60,
    planted: ['a screen that draws a link as it came', 'a screen that draws a picture from anywhere'],
  },
  'screens-storage': {
    area: 'Storage',
    tried:
      'The same screens; each value in the browser’s storage is poisoned (odd values, hostile JSON, hostile stamps of time), or the storage is full, blocked, or blocked half-way',
    holds: 'as for faults: nothing that nobody caught, no blank page, nothing broken in a text',
    part: 20,
    whole: 60,
    planted: ['a screen that believes its storage'],
  },
  'screens-clocks': {
    area: 'Clocks',
    tried:
      'The same screens in 1970, 2038, 9999 and in the hours of summer time, in seven time zones; the clock jumps, forward and back, between two presses',
    holds: 'as for faults',
    part: 20,
    whole: 60,
    planted: ['a screen that counts by the clock'],
  },
  'screens-translated': {
    area: 'Translation',
    tried:
      'The same screens; before each press a random half of the texts is replaced by nested `<font>` elements, as browsers do that translate a page',
    holds: 'as for faults; every element has the text that the screen gave it, and every amount is kept from translation',
    part: 30,
    whole: 300,
    planted: ['a screen that writes a text beside a sibling', 'a screen whose amount may be translated'],
  },
  storage: {
    area: 'Storage',
    tried:
      'Courses of 30 steps on the storage: write, read, take, clear, another person, a jump of the clock, a full or blocked or poisoned browser',
    holds: 'nothing is thrown; a value is read as it was written, within its life, by its owner, or not at all',
    part: 1000,
    whole: 20_000,
    planted: [
      'a storage that trusts a full browser',
      'a storage whose clock stands',
      'a storage that keeps the values of the person before',
    ],
  },
  ids: {
    area: 'Identifiers',
    tried: 'Each call that has an identifier or an e-mail address in its path, with hostile ones',
    holds: 'nothing is sent, or the path of the call with exactly this identifier as one segment',
    part: 1000,
    whole: 50_000,
    planted: ['a client that pastes identifiers', 'a client that encodes, and checks nothing'],
  },
  'url-parameters': {
    area: 'Links',
    tried: 'The address of a public menu with hostile names and values of each parameter',
    holds: 'a colour, a length, a listed font or word, or nothing; what is ignored is said',
    part: 1000,
    whole: 50_000,
    planted: ['a reader that lets colours through'],
  },
  messages: {
    area: 'Messages',
    tried:
      'Messages to the page that waits for a voucher company’s window: the true one with its origin, source, shape, state or code changed',
    holds: 'the true message is heard, once; no other is',
    part: 200,
    whole: 10_000,
    planted: ['a page that hears every origin', 'a page that does not compare the state', 'a page that hears a message twice'],
  },
  'frame-messages': {
    area: 'Messages',
    tried: 'Messages of any shape to a framed menu',
    holds: 'nothing is thrown; the answer is one of the three protocols, and holds heights and widths alone',
    part: 1000,
    whole: 50_000,
    planted: ['a frame that expects objects', 'a frame that sends its address'],
  },
  headers: {
    area: 'Headers',
    tried:
      'The policy of each kind of page and of each vendor’s page, graded as a reviewer would: scripts, styles, plug-ins, base, forms, frames, wildcards, plain http, JSONP hosts, camera, opener',
    holds: 'no finding but the named ones: sources of a vendor on its own pages, `data:` for pictures, `blob:` for the manifest',
    part: 1,
    whole: 1,
    planted: [
      'inline scripts',
      'eval',
      'every https host',
      'no base-uri',
      'framed by anybody',
      'plug-ins',
      'plain http',
      'a vendor on every page',
    ],
  },
  'lock-file': {
    area: 'Supply chain',
    tried: 'Each entry of the lock file: hash, origin, install script, licence; with `docs/third-party.md`',
    holds: 'SHA-512, no address of its own, a version and a licence that may be used; exceptions are named with their reason',
    part: 1,
    whole: 1,
    planted: [
      'an entry without a hash',
      'a hash of SHA-1',
      'an entry from an address',
      'a new install script',
      'a licence that forbids',
      'scripts allowed',
    ],
  },
} as const satisfies Readonly<Record<string, Row>>;

export type CheckId = keyof typeof CHECKS;

/** What the usual tests show already, which `npm run assure` plays with their long counts (`PAUSA_TEST_EXHAUSTIVE`). */
export interface UsualCheck {
  readonly area: string;
  readonly tried: string;
  readonly inputs: string;
  readonly holds: string;
  /** The files to play: unit tests, and journeys (`*.spec.ts`). */
  readonly files: readonly string[];
  /** Tests, as docs name them: the file by the end of its path, and words of the test. */
  readonly shownBy: string;
}

const IDEMPOTENCY = 'idempotency.test.ts';
export const USUAL_CHECKS: readonly UsualCheck[] = [
  {
    area: 'Links',
    tried:
      'Each guard of an address (links, ways back, pictures, codes, texts) at four places of the API, with addresses made from 1,900 hostile ones by chance',
    inputs: '20,000 for each of 12 guards at each place: 960,000',
    holds: 'what passes leads where it may, in the eyes of the laxest reader, and names no call of the API',
    files: ['src/widgets/shared/rules/guards.hostile.test.ts', 'src/widgets/shared/rules/links.hostile.test.ts'],
    shownBy:
      '`guards.hostile.test.ts` «guardReturn (redirect_to, its storage)», `links.hostile.test.ts` «no hostile value leaves the origin»',
  },
  {
    area: 'Links',
    tried:
      'A GET with an effect (`logout`, `cancel`, `retry-opening`), named from outside by a picture, a link in a description, a redirect, a way back or a code',
    inputs: '200 spellings at each place',
    holds: 'no such call is sent: the guards refuse every address below the API’s prefix',
    files: ['src/widgets/shared/rules/addresses.hostile.test.ts'],
    shownBy:
      '`addresses.hostile.test.ts` «no link of the server, whatever it calls itself», `effect-addresses.spec.ts` «pictures, banner and texts of a shop»',
  },
  {
    area: 'Money',
    tried: 'Random schedules of presses, windows, reloads, lost, late and repeated answers on the mechanisms',
    inputs: '10,000 for each; 3,000 for the confirmation of the cart',
    holds: 'an order is paid once at most; the cart ends as the server has it',
    files: [
      `src/widgets/shared/payment/money-operation.${IDEMPOTENCY}`,
      `src/widgets/shared/ordering/ordering-store.${IDEMPOTENCY}`,
      'src/widgets/shared/ordering/ordering-store.property.test.ts',
    ],
    shownBy:
      '`ordering-store.idempotency.test.ts` «whatever the schedule: an order is paid once at most», `ordering-store.property.test.ts` «random courses of taps, delays, failures, lost answers, other tabs and reads end with the server’s cart»',
  },
  {
    area: 'Money',
    tried:
      'The same schedules on each plan: coffee, recharge, 3-D Secure, PayPal, Satispay, vouchers, the payment’s page, the fridge’s door',
    inputs: '3,000 for each; 10,000 for coffee and recharge',
    holds: 'one wish has one effect at most, and no screen denies an effect that it has heard of',
    files: [
      `src/widgets/coffee/coffee.${IDEMPOTENCY}`,
      `src/widgets/orders/order-result.${IDEMPOTENCY}`,
      `src/widgets/pay-card/three-d-secure.${IDEMPOTENCY}`,
      `src/widgets/pay-edenred/edenred-pay.${IDEMPOTENCY}`,
      `src/widgets/pay-paypal/device-data.${IDEMPOTENCY}`,
      `src/widgets/pay-satispay/satispay-add.${IDEMPOTENCY}`,
      `src/widgets/payment-status/payment-status.${IDEMPOTENCY}`,
      `src/widgets/shared/payment/voucher/voucher.${IDEMPOTENCY}`,
      `src/widgets/wallet/recharge.${IDEMPOTENCY}`,
    ],
    shownBy:
      '`coffee.idempotency.test.ts` «whatever the schedule: one wish pays one coffee at most», `three-d-secure.idempotency.test.ts` «whatever the schedule: a card is charged, or the payment cancelled, once at most», `order-result.idempotency.test.ts` «whatever the schedule: each press opens the fridge once at most»',
  },
  {
    area: 'Money',
    tried: 'Random carts and sources of money; sums of prices made in floats',
    inputs: '100,000 carts',
    holds: 'whole cents, never negative, adding up, corporate credit before the wallet',
    files: ['src/widgets/shared/rules/payment-split.test.ts', 'src/api/money.test.ts'],
    shownBy:
      '`payment-split.test.ts` «100,000 carts: whole cents, never negative, adding up, credit before wallet, nothing left exactly when covered», `money.test.ts` «comes to the same cents however a sum of prices was made in floats»',
  },
  {
    area: 'Allergens',
    tried:
      'Lines of ingredients as labels and menus have them, each also in capitals, with composed accents, soft hyphens, zero-width and no-break spaces, and as HTML entities',
    inputs: 'over 400 lines, eight ways',
    holds: 'exactly the allergens of each line are found; what cannot be read is never suitable',
    files: ['src/widgets/shared/rules/allergen-lines.test.ts', 'src/widgets/menu/enhancements/declared.test.ts'],
    shownBy: '`allergen-lines.test.ts` «every line with %s», `declared.test.ts` «with ingredients that cannot be read nothing is sure»',
  },
  {
    area: 'Availability',
    tried: 'Known quantities of nothing and less (sold twice), wherever an item can be taken',
    inputs: '0 and −2 at each place',
    holds: 'card, detail, line and suggestion say that it is sold out; nobody reads that 0 or −2 are available',
    files: ['src/widgets/shared/rules/availability.test.ts', 'src/widgets/shared/rules/reorder.test.ts'],
    shownBy:
      '`availability.test.ts` «%i of %s available», `Shop.test.tsx` «one that is sold out says so, and offers nothing to press», `Cart.test.tsx` «a line of which nothing is left says so»',
  },
  {
    area: 'Translation',
    tried: 'Whole journeys while a script translates the page as browsers do, at random times, also in shadow roots',
    inputs: 'three journeys; all of them with `PAUSA_TEST_TRANSLATE`',
    holds:
      'each sentence and amount on screen is the one that counts; nothing crashes; the amount on the pay button is the one that is sent',
    files: ['tests/e2e/translated.spec.ts'],
    shownBy: '`translated.spec.ts` «the pay button has the amount that is paid, when the credits are off»',
  },
  {
    area: 'The page’s scripts',
    tried:
      'A menu and an order on pages with the real libraries that change built-ins: MooTools 1.5.2, core-js 2, zone.js 0.8, jQuery 1.12, and what Prototype does',
    inputs: 'each library',
    holds: 'the menu is drawn, the order is sent as it is on a plain page, and keys typed into a field stay in it',
    files: ['tests/elements/page-scripts.spec.ts'],
    shownBy: '`page-scripts.spec.ts` «MooTools 1.5.2», `page-scripts.spec.ts` «the page’s shortcuts hear no letter of a field»',
  },
  {
    area: 'Credentials',
    tried: 'A card form whose token is over, vendors that answer nothing, windows that a browser blocks',
    inputs: 'each method with a vendor',
    holds: 'the app requests a fresh one, keeps what was typed where the vendor allows it, and shows the specification’s code',
    files: ['tests/e2e/payment/card.spec.ts', 'tests/e2e/payment/paypal.spec.ts'],
    shownBy: '`card.spec.ts` «its token is over: the name stays, and a fresh form»',
  },
  {
    area: 'What hangs',
    tried: 'Databases, locks and cameras that neither answer nor fail',
    inputs: 'each of them',
    holds:
      'after some seconds another store, the page’s own lock or the button takes their place; nobody reads that the connection is lost, and nothing is paid twice',
    files: ['src/widgets/shared/runtime/money-lock.test.ts', 'tests/e2e/session.spec.ts'],
    shownBy:
      '`session.spec.ts` «databases that neither answer nor fail», `money-lock.test.ts` «a lock manager that never answers does not stop the payment», `CodeEntry.test.tsx` «although it is permitted: said after 10 seconds»',
  },
  {
    area: 'Connection',
    tried: 'A browser that says offline while everything works, or online while nothing does; code that a deployment has removed',
    inputs: 'each of them',
    holds: 'the app believes the results of its calls; an idle screen loads the new version once, and keeps what was typed',
    files: ['tests/e2e/offline.spec.ts', 'tests/e2e/languages.spec.ts', 'tests/e2e/stale-code.spec.ts'],
    shownBy:
      '`offline.spec.ts` «a browser that says offline while everything works, as behind a VPN», `languages.spec.ts` «without a connection the app opens in this language», `stale-code.spec.ts` «the next screen comes by itself, from the new version»',
  },
  {
    area: 'Layout',
    tried:
      'Every screen and element at 390, 640 and 320 px of width and in low windows, with spaced text, and with the focus on each control in turn',
    inputs: 'each screen',
    holds: 'the focus is in view, bars leave room, no text is cut that can be read otherwise',
    files: ['tests/a11y/screens.spec.ts', 'tests/elements/low-windows.spec.ts'],
    shownBy: '`low-windows.spec.ts` «pausa-cart», `a11y/screens.spec.ts` «menu full of hostile HTML»',
  },
  {
    area: 'Supply chain',
    tried: 'Each package of each build, and each exception of the lock file',
    inputs: 'all',
    holds: '`docs/third-party.md` names each, with its licence or its reason',
    files: ['tests/repository/lock-file.test.ts'],
    shownBy:
      '`lock-file.test.ts` «names each entry without a hash, with its reason», `third-party.test.ts` «lists what each build carries»',
  },
];
