/** What a person does on a page of the app or of a partner, in each engine. `npm test -- --all` runs all of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { AxeResults } from 'axe-core';
import { MENU } from '../../scripts/serve/browser.ts';
import type { Engine, Tab } from './browsers.ts';
import type { InPage } from './in-page.ts';
import type { App } from './stand.ts';

export interface Journey {
  readonly name: string;
  /** An engine that cannot do it here, and why. docs/browsers.md says the same. */
  readonly cannot?: Partial<Readonly<Record<Engine, string>>>;
  /** Starts on a page of the app's origin, signed in, with the demo account as it is in a new world. */
  readonly go: (tab: Tab, place: Place) => Promise<void>;
}

/** Where a journey is made: an app, and a partner's page, in one language. */
export interface Place extends App {
  readonly lang: 'it' | 'de';
  /** The sentence in this language. */
  readonly say: (italian: string) => string;
}

const RECHARGE_LIST =
  '/payment/payment-options/walletRechargeMethod?key-to-update=WALLET_RECHARGE_PICKED_PI&return-url=%2Fwallet%2Frecharge';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const HOSTILE = new URL('../elements/hostile/', import.meta.url);
const SHEETS = readdirSync(HOSTILE);
const PLACE = Object.entries({
  all: 'initial',
  position: 'absolute',
  display: 'block',
  left: '0px',
  top: '0px',
  width: '480px',
  height: '860px',
});

const isAt = (tab: Tab, path: string) => tab.until((wanted) => location.pathname + location.search === wanted, path);

/** Opens a partner's page, and puts an element into it. */
const embed = (tab: Tab, tag: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> =>
  tab.evaluate((name, values) => (window as unknown as InPage).contract.embed(name, values), tag, attributes);

async function typeCard(tab: Tab, { say }: Place, number: string): Promise<void> {
  await tab.type('Intestatario della carta', 'Giulia Bianchi');
  for (const [label, text] of [
    ['Numero della carta', number],
    ['Scadenza (MM/AA)', '1230'],
    ['CVV', '123'],
  ] as const)
    await (await tab.inFrame(label)).type(say(label), text);
}

/** The problems that axe finds on the page. */
async function violations(tab: Tab): Promise<string[]> {
  await tab.run(AXE);
  return tab.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: object): Promise<AxeResults> } };
    const { violations: found } = await axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

export const JOURNEYS: readonly Journey[] = [
  {
    name: 'the wallet is recharged with the saved card',
    async go(tab, { app }) {
      await tab.goto(`${app}/wallet`);
      await tab.shows('20,00 €');
      await tab.press('RICARICA');
      await tab.press('10 €');
      await tab.press('Ricarica Wallet 10,00 €');
      await tab.shows('Ricaricati 10,00 €');
      await tab.shows('30,00 €');
    },
  },
  {
    name: 'the wallet is recharged with a new card, whose bank asks first',
    async go(tab, place) {
      await tab.goto(`${place.app}/wallet/recharge`);
      await tab.press('CAMBIA: Carta •••• 4242');
      await tab.press('Carta di credito o debito');
      await typeCard(tab, place, '4000000000001091');
      await tab.press('AGGIUNGI CARTA');
      await tab.shows('Carta •••• 1091');
      await tab.press('Ricarica Wallet 25,00 €');
      const bank = await tab.inFrame('Banca di prova (sandbox)');
      await bank.shows('25,00 €');
      await bank.press('Conferma');
      await isAt(tab, '/wallet');
      await tab.shows('45,00 €');
    },
  },
  {
    name: 'a declined card is answered with the bank’s sentence',
    async go(tab, place) {
      await tab.goto(`${place.app}/payment`);
      await tab.press('Aggiungi nuovo');
      await tab.press('Carta di credito o debito');
      await typeCard(tab, place, '4000111111111115');
      await tab.press('AGGIUNGI CARTA');
      await tab.shows('La banca ha rifiutato la carta. Prova con un’altra.');
    },
  },
  {
    name: 'the wallet is recharged with a voucher’s code',
    async go(tab, { app }) {
      await tab.goto(`${app}${RECHARGE_LIST}`);
      await tab.press('Pellegrini');
      await tab.shows('I buoni si usano interi');
      await tab.press('10 €');
      await tab.press('Ricarica Wallet');
      await tab.type('Codice Pellegrini', '5000001');
      await tab.press('Conferma');
      await isAt(tab, '/wallet');
      await tab.shows('30,00 €');
    },
  },
  {
    name: 'PayPal’s window is opened by its button, and closes',
    cannot: { webkit: 'under the driver the message of the pretend PayPal has another source than the window that was opened' },
    async go(tab, { app }) {
      await tab.goto(`${app}/payment`);
      await tab.press('Aggiungi nuovo');
      await tab.press('PayPal');
      await tab.press('PayPal (sandbox)');
      await tab.inPopup((paypal) => paypal.press('Accetta e continua'));
      await isAt(tab, '/payment');
      await tab.shows('Aggiunto: PayPal');
    },
  },
  {
    name: 'a code that is typed leads to the fridge',
    async go(tab, { app }) {
      await tab.goto(`${app}/code`);
      await tab.type('Codice', 'nessuno1');
      await tab.press('Conferma');
      await tab.shows('Codice non trovato');
      await tab.goto(`${app}/code`);
      await tab.type('Codice', 'milano1');
      await tab.key('Enter');
      await isAt(tab, '/selling-area/milano-1');
      await tab.shows('Frigo Torre Nord');
    },
  },
  {
    name: 'a coffee is paid and followed to its end',
    async go(tab, { app }) {
      await tab.goto(`${app}/coffee/selling-area/caffe-1`);
      await tab.press('eroga: Cappuccino');
      await tab.shows('Erogazione completata');
      await tab.goto(`${app}/wallet`);
      await tab.shows('4,10 €');
    },
  },
  {
    name: 'the menu is searched and filtered',
    async go(tab, { app }) {
      await tab.goto(`${app}/menu/${MENU}`);
      await tab.press('Cerca nel menu');
      await tab.type('Cerca nel menu', 'salmone');
      await tab.shows('2 piatti su 37');
      await tab.key('Escape');
      await tab.press('Filtra');
      await tab.press('Vegano');
      await tab.shows(' su 37');
    },
  },
  {
    name: 'the menu is printed with its register of allergens',
    cannot: {
      firefox: 'its driver prints without the event beforeprint',
      webkit: 'its driver has no command to print',
    },
    async go(tab, { app }) {
      await tab.goto(`${app}/menu/${MENU}`);
      await tab.shows('Filtra');
      await tab.evaluate(() => {
        const tables = new MutationObserver(() => {
          const rows = document.querySelectorAll('tr').length;
          if (rows > 0) Object.assign(window, { rowsOnPaper: rows });
        });
        tables.observe(document.body, { childList: true, subtree: true });
      });
      await tab.print();
      // 37 dishes, seven categories, the head
      expect(await tab.evaluate(() => (window as unknown as { rowsOnPaper?: number }).rowsOnPaper)).toBe(45);
      await tab.until(() => document.querySelector('table') === null);
    },
  },
  {
    name: 'without a server the app opens and shows what it knows; with the server it sells again',
    async go(tab, { app, whileCut }) {
      await tab.goto(`${app}/selling-area/milano-1`);
      await tab.until(() => navigator.serviceWorker.controller !== null);
      await tab.goto(`${app}/selling-area/milano-1`);
      await tab.shows('Insalata greca');
      await tab.until(async () => (await caches.match('/b2c/locker/selling-area/milano-1')) !== undefined);
      await whileCut(async () => {
        await tab.goto(`${app}/selling-area/milano-1`);
        await tab.shows('Sei offline: per ordinare serve la connessione. Dati d');
        await tab.shows('Insalata greca');
      });
      await tab.goto(`${app}/selling-area/milano-1`);
      await tab.press('LO VOGLIO: Insalata greca');
      await tab.press('Vai al pagamento');
      await tab.shows('Insalata greca');
      await tab.shows('Come paghi');
    },
  },
  {
    name: 'a dialog inside an element holds Tab, ends with Escape and gives the focus back',
    async go(tab, { open, lang, say }) {
      await open(tab);
      await embed(tab, 'pausa-shop', { lang });
      await tab.press('Filtra per dieta e allergeni');
      const focused = () =>
        tab.evaluate(() => {
          const element = document.querySelector('pausa-shop')?.shadowRoot?.activeElement;
          return element == null
            ? 'nothing'
            : `${element.closest('dialog') === null ? 'page' : 'dialog'}: ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`;
        });
      await tab.shows('La tua dieta');
      const seen = new Set([await focused()]);
      for (let step = 0; step < 12; step += 1) {
        await tab.key(step < 8 ? 'Tab' : 'ShiftTab');
        seen.add(await focused());
      }
      // Between the dialog's last and first control the focus is on the browser's own controls.
      expect([...seen].filter((place) => place.startsWith('page'))).toEqual([]);
      expect(seen.size).toBeGreaterThan(2);
      await tab.key('Escape');
      await tab.until(() => document.querySelector('pausa-shop')?.shadowRoot?.querySelector('dialog[open]') === null);
      await expect.poll(focused).toBe(`page: ${say('Filtra per dieta e allergeni')}`);
    },
  },
  {
    name: 'hostile style sheets of the page change nothing inside an element',
    async go(tab, { open, lang }) {
      await open(tab);
      await embed(tab, 'pausa-payment-picker', { lang });
      await tab.evaluate((place) => {
        // A page may move an element: this fixes its place.
        const frame = document.createElement('div');
        for (const [property, value] of place) frame.style.setProperty(property, value, 'important');
        const element = document.querySelector('pausa-payment-picker') as HTMLElement;
        document.body.append(frame);
        frame.append(element);
        /** What the page's own boxes decide: its variables, and where a hidden text would stand. */
        const IGNORED = /^(--|inset|top$|right$|bottom$|left$)/;
        const stylesOf = () =>
          // The outermost boxes take part in the page's layout.
          [...(element.shadowRoot?.querySelectorAll('* * *') ?? [])].map((inner) => {
            const style = getComputedStyle(inner);
            const styles = [...style].filter((name) => !IGNORED.test(name)).map((name) => `${name}: ${style.getPropertyValue(name)}`);
            return [inner.localName, styles] as const;
          });
        const sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [sheet];
        const plain = stylesOf();
        const changesUnder = (css: string) => {
          sheet.replaceSync(css);
          const now = stylesOf();
          return plain.flatMap(([name, styles], at) =>
            styles.flatMap((style, index) => (style === now[at]?.[1][index] ? [] : [`${name} ${style} -> ${now[at]?.[1][index] ?? ''}`])),
          );
        };
        Object.assign(window, { changesUnder, elements: plain.length });
      }, PLACE);
      expect(await tab.evaluate(() => (window as unknown as { elements: number }).elements)).toBeGreaterThan(40);
      for (const name of SHEETS) {
        const changes = await tab.evaluate(
          (css) => (window as unknown as { changesUnder(css: string): string[] }).changesUnder(css).slice(0, 5),
          readFileSync(new URL(name, HOSTILE), 'utf8'),
        );
        expect.soft(changes, name).toEqual([]);
      }
    },
  },
  {
    name: 'axe finds nothing on four screens',
    async go(tab, { app }) {
      for (const [path, text] of [
        ['/selling-area/milano-1', 'Insalata greca'],
        ['/wallet/recharge', 'Dopo la ricarica'],
        ['/payment', 'Aggiungi nuovo'],
        [`/menu/${MENU}`, 'Spaghetti al pomodoro e basilico'],
      ] as const) {
        await tab.goto(app + path);
        await tab.shows(text);
        expect(await violations(tab), path).toEqual([]);
      }
    },
  },
];
