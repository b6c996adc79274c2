/** One engine: the shortest purchase in the app, and every check of page/checks.ts for every element, each in a page of its own. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROWS, type Row } from './elements.ts';
import type { Engine } from './browsers.ts';
import type { InPage } from './in-page.ts';
import { germanTab, inGerman } from './german.ts';
import { JOURNEYS, type Place } from './journeys.ts';
import { fillCart, signInToWorld, type Stand, startStand } from './stand.ts';

const CHECKS = [
  'attributes are kebab-case; each sets the property of its name',
  'a boolean counts by presence, whatever its text',
  'a word that is none of its words is ignored, with one warning',
  'markup, a change, and a removal arrive',
  'a property does what its attribute does, and text is not reflected',
  'words and booleans that are set as properties stand in the markup; what the attribute refuses is refused, with one warning',
  'attributes, properties and listeners from before the script are not lost',
  'the way out is an event: bubbling, composed, cancelable, with its address',
  'a move keeps the inside as it is, and asks for nothing again',
  'moved into the document of a frame, it looks as before and changes',
  'removed while it loads, it gives its requests up; back in the page, it asks again',
  'removed, it leaves nothing behind: no listener, no content; back in the page, it shows what it showed',
  'two versions on one page: the first defines the tag, the console says so, and all of them work',
  'another version’s element works beside it',
  'in a React 19 app: props, changes, events, removal',
  'in a Vue 3 app: props, changes, events, removal',
  'in a Svelte 5 app: props, changes, events, removal',
  'the page may hide it, and nothing of the page shows inside',
] as const;

const STRANGERS = [
  'nobody is signed in: one event, bubbling, composed and cancelable, then the link to the login and back',
  'a page that signs people in itself prevents the event: no link of ours',
  'app-url is where the login is',
] as const;

export function contractIn(engine: Engine): void {
  let stand: Stand;
  beforeAll(async () => {
    stand = await startStand(engine);
  });
  afterAll(() => stand.close());

  async function hold(row: Row, check: string, isStranger: boolean): Promise<void> {
    const tab = isStranger ? stand.stranger : stand.member;
    await stand.open(tab);
    const broken = await tab.evaluate((name, tag) => (window as unknown as InPage).contract.run(name, tag), check, row.tag);
    expect(broken).toBeNull();
    expect(await stand.recorded(tab)).toEqual({ refused: [], uncaught: [] });
  }

  it('(these are all the checks that the page knows)', async () => {
    await stand.open(stand.stranger);
    const known = await stand.stranger.evaluate(() => {
      const { names, strangers } = (window as unknown as InPage).contract;
      return [names, strangers];
    });
    expect(known).toEqual([CHECKS, STRANGERS]);
  });

  it('lunch: another portion of the dish in the cart, confirmed, and the fridge opens', async () => {
    const { app, member } = stand;
    await member.goto(`${app}/selling-area/milano-1`);
    await member.press('Aggiungi uno: Penne al pesto con mozzarella');
    // Not by its address: while the change is under way, the browser asks before it leaves the page.
    await member.press('Vai al pagamento');
    await member.press('Conferma');
    await member.shows('Prendi i tuoi prodotti e richiudi lo sportello.');
    await member.press('LISTA ORDINI');
    await member.shows('12,80 €');
    await fillCart(member);
  });

  it('(docs/browsers.md names what this engine cannot do)', async () => {
    const document = await readFile(new URL('../../docs/browsers.md', import.meta.url), 'utf8');
    const rows = [...document.matchAll(/^\| (.+?) +\| (chromium|firefox|webkit) +\| (.+?) +\|$/gm)];
    expect(rows.filter(([, , at]) => at === engine).map(([, name, , reason]) => [name, reason])).toEqual(
      JOURNEYS.flatMap(({ name, cannot }) => (cannot?.[engine] === undefined ? [] : [[name, cannot[engine]]])),
    );
  });

  for (const row of ROWS) {
    describe(`<${row.tag}>`, () => {
      for (const check of CHECKS) it(check, () => hold(row, check, false));
      if (row.session !== null) for (const check of STRANGERS) it(check, () => hold(row, check, true));
    });
  }

  // `npm test` leaves these to --all.
  if (process.env['PAUSA_TEST_EXHAUSTIVE'] !== '1') return;
  for (const [index, { name, cannot, go }] of JOURNEYS.entries()) {
    if (cannot?.[engine] !== undefined) continue;
    // One engine sees a language as the others do; in Italian, tests/e2e makes such journeys in Chromium.
    const isGerman = engine === 'chromium';
    it(isGerman ? `${name}, in German` : name, async () => {
      const opened = await stand.openTab();
      const tab = isGerman ? germanTab(opened) : opened;
      const place: Place = isGerman ? { ...stand.german, lang: 'de', say: inGerman } : { ...stand, lang: 'it', say: (italian) => italian };
      await signInToWorld(tab, place.app, `journey-${index}`);
      await go(tab, place);
      await tab.close();
    });
  }
}
