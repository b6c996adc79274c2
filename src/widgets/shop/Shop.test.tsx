import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Activity } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import type { CatalogueItem } from '../../api/index.ts';
import { orderingStore } from '../shared/ordering/ordering-store.ts';
import { newCatalogueItem } from '../shared/ordering/test-kit.ts';
import { clientOver, deferred, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, pass, press, read, settle, withFakeTime } from '../shared/ui/test-dom.tsx';
import { ItemDetail } from './ItemDetail.tsx';
import { ItemCard } from './ItemCard.tsx';
import { Shop } from './Shop.tsx';

function setUp(areaId = 'milano-1') {
  const b2c = newB2c();
  const send = sender(b2c, { user: 'demo@pausa.test' });
  let gate: Promise<unknown> = Promise.resolve();
  const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    await gate;
    return ask(input, init);
  });
  const runtime = testRuntime(clientOver(fetch));
  return {
    b2c,
    runtime,
    send,
    store: orderingStore(runtime, areaId),
    posts: () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').length,
    hold: () => {
      const held = deferred<void>();
      gate = held.promise;
      return () => act(async () => held.resolve());
    },
  };
}

const byName = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const cardOf = (label: string) => byName(`VEDI INGREDIENTI: ${label}`)?.closest('li') as HTMLElement;
const toast = () => read(document.querySelector('[popover]'));
const dialog = () => document.querySelector('dialog');

const PENNE = 'Penne al pesto con mozzarella';

describe('an item’s card', () => {
  function card(change: Partial<CatalogueItem> = {}, isExcluded = false) {
    const { runtime, store } = setUp();
    const onDialog = vi.fn();
    draw(
      <ul>
        <ItemCard
          item={newCatalogueItem('a-1', { label: 'Zuppa', ...change })}
          store={store}
          isExcluded={isExcluded}
          isPreview={false}
          onDialog={onDialog}
        />
      </ul>,
      runtime,
    );
    return onDialog;
  }
  const words = () => read(document.querySelector('li'));
  const buttons = () => [...document.querySelectorAll('li button')].map(read);

  test('label, price as the server writes it, ingredients, LO VOGLIO [P1-2.34]', () => {
    const onDialog = card();
    expect([read(document.querySelector('h3')), buttons()]).toEqual(['Zuppa', ['VEDI INGREDIENTI', 'LO VOGLIO']]);
    expect(words()).toContain('6,40 €');
    expect(document.querySelector('s')).toBeNull();
    fireEvent.click(byName('VEDI INGREDIENTI: Zuppa')!);
    expect(onDialog.mock.calls).toEqual([[{ kind: 'item', itemId: 'a-1' }]]);
  });

  test('a list price is struck through, and said to be one [P1-2.36]', () => {
    card({ listPriceLabel: '7,90 €' });
    expect(read(document.querySelector('s'))).toBe('Prezzo di listino 7,90 €');
    expect(read(document.querySelector('li b'))).toBe('6,40 €');
  });

  test('an expired one cannot be bought; its button explains [P1-5.13]', () => {
    const onDialog = card({ expired: true });
    expect(buttons()).toEqual(['VEDI INGREDIENTI', 'NON ACQUISTABILE']);
    fireEvent.click(byName('NON ACQUISTABILE: Zuppa')!);
    expect(onDialog.mock.calls).toEqual([[{ kind: 'unsellable' }]]);
  });

  test.each([0, -2])('one that is sold out says so, and offers nothing to press: %s left', (availableQuantity) => {
    card({ availableQuantity });
    expect(words()).toContain('ESAURITO');
    expect(buttons()).toEqual(['VEDI INGREDIENTI']);
  });

  test.each([
    [1, false],
    [null, false],
    [0, true],
    [-2, true],
  ])('with %s left its detail says that it is sold out: %s', (availableQuantity, isSoldOut) => {
    const { runtime, store } = setUp();
    const item = newCatalogueItem('a-1', { label: 'Zuppa', availableQuantity });
    draw(<ItemDetail item={item} store={store} isExcluded={false} isPreview={false} onDialog={vi.fn()} onClose={vi.fn()} />, runtime);
    expect(read(dialog()).includes('ESAURITO')).toBe(isSoldOut);
    expect(byName('LO VOGLIO: Zuppa') === null).toBe(isSoldOut);
  });

  test('one outside the filter is flagged, and can be bought all the same [P1-5.16]', () => {
    card({}, true);
    expect(words()).toContain('PRODOTTO ESCLUSO DAL TUO FILTRO');
    expect(buttons()).toContain('LO VOGLIO');
  });

  test('an expired one outside the filter says both', () => {
    card({ expired: true }, true);
    expect(words()).toContain('PRODOTTO ESCLUSO DAL TUO FILTRO');
    expect(buttons()).toContain('NON ACQUISTABILE');
  });

  test.each([
    [{ edible: { kcal: 164, netWeight: 380 } as CatalogueItem['edible'] }, '623 Kcal'],
    [{ edible: { kcal: 164, netWeight: null } as CatalogueItem['edible'] }, ''],
    [{ edible: null, availableQuantity: 3 }, ''],
    [{ edible: null, availableQuantity: 2 }, 'Ultimi 2'],
    [{ edible: null, availableQuantity: 1 }, 'Ultimo'],
    [{ edible: null, availableQuantity: 0 }, ''],
    [{ edible: null, availableQuantity: 2, expired: true }, ''],
  ])('what the picture says of %o: %s', (change, expected) => {
    card(change);
    expect(
      [...document.querySelectorAll('li p')]
        .map(read)
        .filter((words) => /Kcal|Ultim/.test(words))
        .join(),
    ).toBe(expected);
  });

  test.each([
    ['none', null],
    ['a blank', '  '],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['no address', 'https://'],
  ])('no picture: %s', (_name, image) => {
    card({ image });
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('li svg')).not.toBeNull();
  });

  test('a broken picture leaves a plate', () => {
    card({ image: '/x.svg' });
    const picture = document.querySelector('img')!;
    expect([picture.getAttribute('alt'), picture.src]).toEqual(['', `${window.location.origin}/x.svg`]);
    fireEvent.error(picture);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the shop', () => {
  async function open(areaId = 'milano-1') {
    const kit = setUp(areaId);
    draw(<Shop areaId={areaId} />, kit.runtime);
    await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
    // The first screen is drawn before the rest.
    const all = kit.store.getState().area?.catalogue.items ?? [];
    await waitFor(() => expect(document.querySelectorAll('li[part=item]').length).toBeGreaterThanOrEqual(all.length));
    return kit;
  }

  test('title, open, categories in order with their cards, the chef’s recommendations first [P1-2.44] [P1-2.46]', async () => {
    const { runtime } = setUp();
    draw(<Shop areaId="milano-1" />, runtime);
    expect(screen.getByText('Caricamento del catalogo')).toBeDefined();
    await waitFor(() => expect(document.querySelectorAll('section').length).toBeGreaterThan(6));
    expect(read(document.querySelector('h1'))).toBe('Frigo Torre Nord');
    expect(screen.getByText('Aperto')).toBeDefined();
    const [recommended, ...sections] = document.querySelectorAll('section');
    expect(read(recommended?.querySelector('h2') ?? null)).toBe('Lo chef consiglia');
    expect(recommended?.querySelectorAll('li')).toHaveLength(2);
    expect(sections.map((section) => section.querySelectorAll('li').length)).toEqual([8, 6, 8, 7, 6, 5]);
    expect(read(sections[0]?.querySelector('h2') ?? null).toLowerCase()).toBe('primi');
    expect([...document.querySelectorAll('nav a')].map(read)[0]).toBe('Consigliati');
    fireEvent.click(byName('Profilo')!);
    expect(runtime.navigation.visits).toEqual([{ destination: { to: 'profile' }, isReplacing: false }]);
  });

  test('LO VOGLIO becomes a stepper at once, and back [P1-2.37]', async () => {
    const { store, hold } = await open();
    const release = hold();
    const card = cardOf(PENNE);
    fireEvent.click(within(card).getByText('LO VOGLIO'));
    expect(card.querySelector('output')?.textContent).toBe('1');
    expect(within(card).queryByText('LO VOGLIO')).toBeNull();
    fireEvent.click(within(card).getByLabelText(`Aggiungi uno: ${PENNE}`));
    expect(card.querySelector('output')?.textContent).toBe('2');
    fireEvent.click(within(card).getByLabelText(`Togli uno: ${PENNE}`));
    fireEvent.click(within(card).getByLabelText(`Rimuovi ${PENNE}`));
    expect(within(card).getByText('LO VOGLIO')).toBeDefined();
    await release();
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect([within(card).queryByText('LO VOGLIO') !== null, store.getState().order]).toEqual([true, null]);
  });

  test('an item that stands twice on the page counts once', async () => {
    const { store } = await open();
    const [first, second] = [...document.querySelectorAll('li')].filter(
      (card) => read(card.querySelector('h3')) === read(document.querySelector('#category-recommended h3')),
    );
    expect(second).toBeDefined();
    fireEvent.click(within(first as HTMLElement).getByText('LO VOGLIO'));
    expect([first?.querySelector('output')?.textContent, second?.querySelector('output')?.textContent]).toEqual(['1', '1']);
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(store.getState().order?.items.map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('the last one cannot be had twice [P1-5.11]', async () => {
    const { store, posts } = await open();
    const card = cardOf('Tiramisù con fragola');
    fireEvent.click(within(card).getByText('LO VOGLIO'));
    await waitFor(() => expect(store.getState().pending).toBe(0));
    const before = posts();
    fireEvent.click(within(card).getByLabelText('Aggiungi uno: Tiramisù con fragola'));
    expect([toast(), card.querySelector('output')?.textContent, posts()]).toEqual([
      'È disponibile solo 1 Tiramisù con fragola',
      '1',
      before,
    ]);
  });

  test('a failed tap: Operazione non consentita, and LO VOGLIO is back', async () => {
    const { store, send } = await open();
    await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-order/edit-item', fault: '500', times: 1 });
    fireEvent.click(within(cardOf(PENNE)).getByText('LO VOGLIO'));
    await waitFor(() => expect(toast()).toBe('Operazione non consentita'));
    await waitFor(() => expect(store.getState().status).toBe('data_fetched'));
    expect(within(cardOf(PENNE)).getByText('LO VOGLIO')).toBeDefined();
  });

  test('a refused tap: the server’s own reason below Operazione non consentita', async () => {
    const { send } = await open();
    const message = 'Oggi puoi prendere al massimo due primi.';
    await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-order/edit-item', fault: '409', message, times: 1 });
    fireEvent.click(within(cardOf(PENNE)).getByText('LO VOGLIO'));
    await waitFor(() => expect(toast()).toBe('Operazione non consentita Oggi puoi prendere al massimo due primi.'));
  });

  test('the expired one opens the explanation; nothing is sent [P1-5.14]', async () => {
    const { posts } = await open();
    fireEvent.click(byName('NON ACQUISTABILE: Polpette al sugo con piselli')!);
    await waitFor(() => expect(dialog()?.open).toBe(true));
    expect(read(dialog())).toMatch(/confezione.*sospensione temporanea/);
    fireEvent.click(within(dialog()!).getByText('Ho capito'));
    expect([dialog(), posts()]).toEqual([null, 0]);
  });

  test('one that expired in the cart has a minus beside its button, and no plus', async () => {
    const label = 'Polpette al sugo con piselli';
    const { b2c, runtime, store } = setUp();
    b2c
      .world()
      .user('demo@pausa.test')
      .carts.set('milano-1', new Map([['milano-1-12', 2]]));
    draw(<Shop areaId="milano-1" />, runtime);
    await waitFor(() => expect(cardOf(label)).toBeTruthy());
    const buttons = () =>
      [...cardOf(label).querySelectorAll('[aria-label]:not([role])')].map((button) => button.getAttribute('aria-label'));
    const explain = [`VEDI INGREDIENTI: ${label}`, `NON ACQUISTABILE: ${label}`];
    expect(buttons().slice(0, 3)).toEqual([...explain, `Togli uno: ${label}`]);
    expect(byName(`Aggiungi uno: ${label}`)).toBeNull();
    fireEvent.click(byName(`Togli uno: ${label}`)!);
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect(cardOf(label).querySelector('output')?.textContent).toBe('1');
    byName(`Rimuovi ${label}`)!.focus();
    fireEvent.click(byName(`Rimuovi ${label}`)!);
    expect(document.activeElement).toBe(byName(`NON ACQUISTABILE: ${label}`));
    await waitFor(() => expect(store.getState().pending).toBe(0));
    expect([store.getState().order, buttons().slice(0, 2)]).toEqual([null, explain]);
  });

  test('VEDI INGREDIENTI opens the item: allergens, ingredients, eight values per portion and per 100 g, and LO VOGLIO [P1-2.48] [P1-3.8] [P1-5.28] [P1-5.29]', async () => {
    const { store } = await open();
    fireEvent.click(byName(`VEDI INGREDIENTI: ${PENNE}`)!);
    await waitFor(() => expect(dialog()?.open).toBe(true));
    const words = read(dialog());
    expect(read(dialog()!.querySelector('h2'))).toBe(PENNE);
    expect(words).toContain('Allergeni:');
    expect(words).toContain('Ingredienti:');
    const rows = [...dialog()!.querySelectorAll('tbody tr')].map(read);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toMatch(/^Energia\d+ Kcal\d+ Kcal$/);
    for (const row of rows.slice(1)) expect(row).toMatch(/ gr.* gr$/);
    fireEvent.click(within(dialog()!).getByText('LO VOGLIO'));
    expect(dialog()!.querySelector('output')?.textContent).toBe('1');
    expect(cardOf(PENNE).querySelector('output')?.textContent).toBe('1');
    await waitFor(() => expect(store.getState().pending).toBe(0));
    fireEvent.click(within(dialog()!).getByLabelText('Chiudi'));
    expect(dialog()).toBeNull();
  });

  test('an item without data says so', async () => {
    const { store } = await open();
    const { label } = store.getState().area!.catalogue.items.find(({ id }) => id === 'milano-1-27')!;
    fireEvent.click(byName(`VEDI INGREDIENTI: ${label}`)!);
    await waitFor(() => expect(dialog()?.open).toBe(true));
    expect(read(dialog())).toContain('Informazioni nutrizionali assenti');
    expect(dialog()!.querySelector('table')).toBeNull();
  });

  const KEYS =
    'cerealsContainingGluten crustaceans eggs fish peanuts soy milkAndDairyProducts fruitsInShell celery mustard sesame sulphur lupine molluscs';
  const all = (presence: string | null) => Object.fromEntries(KEYS.split(' ').map((key) => [key, presence]));
  /** The first dish's dialog, with other nutritional data. */
  function openPenne(change: object) {
    const ask = fetchFrom(newB2c(), { user: 'demo@pausa.test' });
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const area = (await (await ask(input, init)).json()) as { catalogue: { items: { id: string; edible: object }[] } };
      for (const item of area.catalogue.items) if (item.id === 'milano-1-01') Object.assign(item.edible, change);
      return new Response(JSON.stringify(area));
    };
    draw(<Shop areaId="milano-1" dialog={{ kind: 'item', itemId: 'milano-1-01' }} onDialog={vi.fn()} />, testRuntime(clientOver(fetch)));
  }
  test.each([
    ['every key says so', { ...all('Assente'), allergensString: 'vedi etichetta' }, 'Allergeni: assenti'],
    ['one key is missing', { ...all('Assente'), eggs: null, allergensString: null }, 'Allergeni: non indicati'],
    ['no key, but a declaration', { ...all(null), allergensString: 'glutine, latte' }, 'Allergeni: glutine, latte'],
    ['nothing at all', { ...all(null), allergensString: ' ' }, 'Allergeni: non indicati'],
    [
      'some keys',
      { ...all(null), eggs: 'Presente', soy: 'Tracce', allergensString: null },
      'Uova può contenere tracce di soia altri non indicati',
    ],
  ])('allergens where %s [P1-3.9]', async (_, change, expected) => {
    openPenne(change);
    const list = (await screen.findByText('Allergeni:')).parentElement!;
    expect([...list.children].map(read).join(' ')).toContain(expected);
  });

  test('without one of the eight, also beside ingredients: Informazioni nutrizionali assenti [P1-5.28]', async () => {
    openPenne(
      Object.fromEntries('kcal fats fatsSaturated carbohydrates sugar fibers proteins salt'.split(' ').map((name) => [name, null])),
    );
    await screen.findByText('Informazioni nutrizionali assenti');
    expect(screen.getByText('Ingredienti:')).toBeDefined();
    expect(dialog()!.querySelector('table')).toBeNull();
  });

  test('per portion, with its grams, and per 100 g; of salt, less than a gram has two decimals [P1-5.28]', async () => {
    openPenne({ salt: 0.456, sugar: 0.456, netWeight: 300 });
    await screen.findByText('Sale');
    expect([...dialog()!.querySelectorAll('thead th')].map(read)).toEqual(['Valori nutrizionali', 'Porzione 300 g', '100 g']);
    const rows = [...dialog()!.querySelectorAll('tbody tr')].map(read);
    expect(rows).toContain('Sale1,4 gr0,46 gr');
    expect(rows).toContain('Zuccheri1,4 gr0,5 gr');
  });

  test('an allergen to do without flags the dishes that have it, and those alone', async () => {
    const { send, runtime } = setUp();
    await send('POST', '/b2c/diet-preference', { diet: null, allergens: { fish: 'Assente' } });
    draw(<Shop areaId="milano-1" />, runtime);
    await waitFor(() => expect(cardOf(PENNE)).toBeTruthy());
    expect(read(cardOf(PENNE))).not.toContain('PRODOTTO ESCLUSO DAL TUO FILTRO');
    expect(read(cardOf('Poke salmone, avocado e uovo'))).toContain('PRODOTTO ESCLUSO DAL TUO FILTRO');
    fireEvent.click(byName(`VEDI INGREDIENTI: ${PENNE}`)!);
    const list = within(dialog()!).getByText('Allergeni:').parentElement!;
    expect(read(list)).not.toContain('indicati');
    expect(list.querySelectorAll('strong')).toHaveLength(0);
  });

  test('with a preference, what does not fit is flagged on its card and in its dialog [P1-5.15]', async () => {
    const { send, runtime } = setUp();
    await send('POST', '/b2c/diet-preference', { diet: 'Vegano', allergens: {} });
    draw(<Shop areaId="milano-1" />, runtime);
    await waitFor(() => expect(cardOf(PENNE)).toBeTruthy());
    expect(read(cardOf(PENNE))).toContain('PRODOTTO ESCLUSO DAL TUO FILTRO');
    expect(document.body.textContent?.match(/PRODOTTO ESCLUSO/g)?.length).toBeLessThan(42);
    fireEvent.click(byName(`VEDI INGREDIENTI: ${PENNE}`)!);
    await waitFor(() => expect(read(dialog())).toContain('escluso dal tuo filtro'));
  });

  test('a closed shop shows its own phrase and its catalogue to read, and sells nothing [P1-2.45] [P1-2.49] [P1-3.4]', async () => {
    const { runtime, store, posts, send } = await open('chiuso-3');
    expect(screen.getByText('Torniamo domani alle 7:30.')).toBeDefined();
    expect(screen.getByText('Chiuso')).toBeDefined();
    expect(screen.queryByLabelText(/^Filtra per dieta e allergeni/)).toBeNull();
    // The prompt leads to the filter.
    expect(store.getState().area!.dietPreference).toBeNull();
    expect(screen.queryByText('Scegli le tue preferenze')).toBeNull();
    const { items } = store.getState().area!.catalogue;
    expect(document.querySelectorAll('li h3').length).toBeGreaterThanOrEqual(items.length);
    fireEvent.click(byName(`VEDI INGREDIENTI: ${items[0]!.label}`)!);
    await waitFor(() => expect(read(dialog()?.querySelector('h2') ?? null)).toBe(items[0]!.label));
    expect(screen.queryAllByText('LO VOGLIO')).toEqual([]);
    expect(document.querySelectorAll('[aria-label^="Quantità di"]')).toHaveLength(0);
    expect(posts()).toBe(0);
    fireEvent.click(screen.getByText('Torna alla Home'));
    expect(runtime.navigation.visits.at(-1)?.destination).toEqual({ to: 'home' });
    await send('POST', '/b2c/diet-preference', { diet: 'Vegano', allergens: {} });
    await act(() => store.load());
    expect(store.getState().area?.dietPreference?.diet).toBe('Vegano');
    expect(screen.queryByLabelText(/^Filtra per dieta e allergeni/)).toBeNull();
  });

  test('an address that names what is not here opens nothing, and is put right', async () => {
    const onDialog = vi.fn();
    const { runtime } = setUp();
    draw(<Shop areaId="milano-1" dialog={{ kind: 'item', itemId: 'gone' }} onDialog={onDialog} />, runtime);
    await waitFor(() => expect(cardOf(PENNE)).toBeTruthy());
    expect([dialog(), onDialog.mock.calls[0]]).toEqual([null, [null]]);
  });

  test.each([
    ['altrove-9', 'Punto vendita non trovato'],
    ['spento-4', 'Punto vendita non attivo'],
  ])('%s: %s, and the way home [P1-4.8] [P1-4.9]', async (areaId, title) => {
    const { runtime } = await open(areaId);
    expect(read(document.querySelector('h1'))).toBe(title);
    fireEvent.click(screen.getByText('Torna alla Home'));
    expect(runtime.navigation.visits).toEqual([{ destination: { to: 'home' }, isReplacing: false }]);
  });

  test.each(['500', 'drop'])('%s: the sentence, and Riprova that helps', async (fault) => {
    const { runtime, send } = setUp();
    await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-area/*', fault });
    draw(<Shop areaId="milano-1" />, runtime);
    await waitFor(() => expect(read(document.querySelector('[role=alert] h1'))).toBe('Errore durante il caricamento'));
    await send('DELETE', '/sandbox/faults');
    fireEvent.click(screen.getByText('Riprova'));
    await waitFor(() => expect(cardOf(PENNE)).toBeTruthy());
  });

  test('a catalogue that could not be read again stays, says so, and sells nothing until it was', async () => {
    const { store, send, posts } = await open();
    await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-area/*', fault: '500' });
    await act(() => store.load());
    expect(screen.getByText(/^Errore durante il caricamento\. Dati (delle|di \S+ \d+ \S+ alle ore) \d\d:\d\d\.$/)).toBeDefined();
    fireEvent.click(within(cardOf(PENNE)).getByText('LO VOGLIO'));
    expect(posts()).toBe(0);
    await send('DELETE', '/sandbox/faults');
    fireEvent.click(screen.getByText('Riprova'));
    await waitFor(() => expect(store.getState().status).toBe('data_fetched'));
    fireEvent.click(within(cardOf(PENNE)).getByText('LO VOGLIO'));
    expect(cardOf(PENNE).querySelector('output')?.textContent).toBe('1');
    await waitFor(() => expect(store.getState().pending).toBe(0));
  });

  test('the host may keep the open dialog itself', async () => {
    const { runtime } = setUp();
    const onDialog = vi.fn();
    const { rerender } = draw(<Shop areaId="milano-1" dialog={null} onDialog={onDialog} />, runtime);
    await waitFor(() => expect(cardOf(PENNE)).toBeTruthy());
    fireEvent.click(byName(`VEDI INGREDIENTI: ${PENNE}`)!);
    expect([onDialog.mock.calls, dialog()]).toEqual([[[{ kind: 'item', itemId: 'milano-1-01' }]], null]);
    rerender(<Shop areaId="milano-1" dialog={{ kind: 'item', itemId: 'milano-1-01' }} onDialog={onDialog} />);
    await waitFor(() => expect(read(dialog()?.querySelector('h2') ?? null)).toBe(PENNE));
    fireEvent.click(within(dialog()!).getByLabelText('Chiudi'));
    expect(onDialog.mock.calls.at(-1)).toEqual([null]);
    rerender(<Shop areaId="milano-1" dialog={{ kind: 'item', itemId: 'gone' }} onDialog={onDialog} />);
    expect(dialog()).toBeNull();
  });
});

describe('search', () => {
  async function search(query: string, areaId = 'milano-1') {
    const { runtime } = setUp(areaId);
    draw(<Shop areaId={areaId} />, runtime);
    fireEvent.click(await screen.findByLabelText('Cerca nel catalogo'));
    const field = screen.getByRole('searchbox', { name: 'Cerca nel catalogo' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: query } });
    return field;
  }
  const names = () => [...document.querySelectorAll('li h3')].map(read);
  const status = () => read(document.querySelector('[role=search] [role=status]'));

  test('by name, without case and accents: how many are found, all in one section', async () => {
    await search('TIRAMISÚ');
    await waitFor(() => expect(names()).toEqual(['Tiramisù con fragola']));
    expect([...document.querySelectorAll('section h2')].map(read)).toEqual(['Risultati']);
    expect(status()).toBe('1 prodotto trovato');
  });

  test('by ingredient', async () => {
    await search('edamame');
    await waitFor(() => expect(names()).not.toContain('Insalata greca'));
    expect(names()).toContain('Riso venere, gamberi ed edamame');
  });

  test('by a diet: what fits it, stricter diets too', async () => {
    const field = await search('vegano');
    await waitFor(() => expect(status()).toBe('11 prodotti trovati'));
    const vegan = names();
    fireEvent.change(field, { target: { value: 'vegetariano' } });
    await waitFor(() => expect(names().length).toBeGreaterThan(11));
    expect(names()).toEqual(expect.arrayContaining(vegan));
  });

  test('of many the first 24 are drawn, and more when asked', async () => {
    await search('olio', 'mensa-2');
    await waitFor(() => expect(names()).toHaveLength(24));
    expect(status()).toMatch(/^\d{3} prodotti trovati$/);
    fireEvent.click(await screen.findByRole('button', { name: 'Mostra altri 48: Risultati' }));
    expect(names()).toHaveLength(72);
  });

  test('nothing found: says so, and leads back to everything', async () => {
    await search('xyz');
    expect(await screen.findByRole('heading', { name: 'Nessun prodotto trovato' })).toBeDefined();
    fireEvent.click(screen.getByText('Vedi tutto il catalogo'));
    await waitFor(() => expect(names().length).toBeGreaterThan(30));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('Escape ends it, and the button that opened it has the focus', async () => {
    const field = await search('greca');
    await waitFor(() => expect(names()).toEqual(['Insalata greca']));
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(names().length).toBeGreaterThan(30));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Cerca nel catalogo');
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });

  test('a shop that is shown again after a search leaves the focus where it is', async () => {
    const { runtime } = setUp();
    const shop = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Shop areaId="milano-1" />
      </Activity>
    );
    const { rerender } = draw(shop('visible'), runtime);
    fireEvent.click(await screen.findByLabelText('Cerca nel catalogo'));
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Cerca nel catalogo');
    act(() => (document.activeElement as HTMLElement).blur());
    rerender(shop('hidden'));
    rerender(shop('visible'));
    expect(document.activeElement).toBe(document.body);
  });
});

describe('diet, banner and preview', () => {
  test('without a preference the shop asks for one; with one the filter says that it is on [P1-2.45] [P1-2.49]', async () => {
    const { runtime, store } = setUp();
    draw(<Shop areaId="milano-1" />, runtime);
    fireEvent.click(await screen.findByText('Scegli le tue preferenze'));
    await waitFor(() => expect(read(dialog()?.querySelector('h2') ?? null)).toBe('Scegli le tue preferenze'));
    await act(() => store.saveDietPreference({ diet: 'Vegano', allergens: {} }));
    fireEvent.click(screen.getByLabelText('Chiudi'));
    await waitFor(() => expect(screen.queryByText('Scegli le tue preferenze')).toBeNull());
    expect(byName('Filtra per dieta e allergeni (filtro attivo)')).not.toBeNull();
  });

  test('with the default filter the shop asks no longer, flags nothing and offers no narrower view', async () => {
    const { runtime, send } = setUp();
    await send('POST', '/b2c/diet-preference', { diet: null, allergens: { eggs: 'Presente' } });
    draw(<Shop areaId="milano-1" />, runtime);
    await screen.findByText('Primi', { selector: 'h2' });
    expect(screen.queryByText('Scegli le tue preferenze')).toBeNull();
    expect(byName('Filtra per dieta e allergeni')).not.toBeNull();
    expect([screen.queryByText('PRODOTTO ESCLUSO DAL TUO FILTRO'), screen.queryByText(/^Solo piatti adatti/)]).toEqual([null, null]);
  });

  const labels = (section: string) =>
    [...screen.getByRole('region', { name: section }).querySelectorAll('h3')].map(
      (heading) => `${heading.closest('li')!.textContent?.includes('PRODOTTO ESCLUSO') ? 'escluso' : 'adatto'} ${read(heading)}`,
    );
  const cards = () => document.querySelectorAll('section li').length;

  test('with a preference, suitable dishes come first; only a press hides the others, and another shows them again [P1-3.5]', async () => {
    const { runtime, send } = setUp();
    draw(<Shop areaId="milano-1" />, runtime);
    await screen.findByText('Scegli le tue preferenze');
    expect(screen.queryByRole('button', { name: /Solo piatti adatti/ })).toBeNull();
    // The first screen is drawn before the rest.
    const items = orderingStore(runtime, 'milano-1').getState().area?.catalogue.items ?? [];
    await waitFor(() => expect(cards()).toBeGreaterThanOrEqual(items.length));
    const all = cards();
    await send('POST', '/b2c/diet-preference', { diet: 'Vegano', allergens: {} });
    await act(() => orderingStore(runtime, 'milano-1').load());
    const toggle = await screen.findByRole('button', { name: /^Solo piatti adatti/ });
    expect(cards()).toBe(all);
    const primi = labels('Primi');
    expect(primi.map((label) => label.split(' ')[0])).toEqual([...primi].map((label) => label.split(' ')[0]!).sort());
    expect(primi.some((label) => label.startsWith('escluso'))).toBe(true);
    const [, count] = /^Solo piatti adatti \((\d+)\)$/.exec(read(toggle))!;
    fireEvent.click(toggle);
    await waitFor(() => expect(read(toggle)).toBe(`${count} piatti per te · mostra tutti`));
    expect(document.body.textContent).not.toContain('PRODOTTO ESCLUSO');
    const chef = screen.queryByRole('region', { name: 'Lo chef consiglia' })?.querySelectorAll('li').length ?? 0;
    expect(cards() - chef).toBe(Number(count));
    // Two dishes in a category, or less, are in one grid with the others.
    expect(screen.getAllByRole('region').map((region) => read(region.querySelector('h2')))).toEqual(['Catalogo']);
    expect(screen.queryByRole('navigation', { name: 'Categorie' })).toBeNull();
    fireEvent.click(toggle);
    await waitFor(() => expect(cards()).toBe(all));
  });

  test('after a preference was chosen, what fits is what one sees, until a press shows all; a refused choice hides nothing', async () => {
    const { runtime, send } = setUp();
    draw(<Shop areaId="milano-1" />, runtime);
    await screen.findByText('Scegli le tue preferenze');
    fireEvent.click(byName('Filtra per dieta e allergeni')!);
    fireEvent.click(await screen.findByLabelText(/^Vegano/));
    await send('POST', '/sandbox/faults', { pattern: 'b2c/diet-preference', fault: '500', times: 1 });
    fireEvent.click(screen.getByText('Conferma'));
    await waitFor(() => expect(toast()).toBe("Errore durante l'invio dei dati."));
    expect(screen.queryByText(/mostra tutti$/)).toBeNull();
    expect(byName(`VEDI INGREDIENTI: ${PENNE}`)).not.toBeNull();
    fireEvent.click(await screen.findByText('Conferma'));
    await waitFor(() => expect(dialog()).toBeNull());
    const all = await screen.findByText(/^\d+ piatti per te · mostra tutti$/);
    expect(byName(`VEDI INGREDIENTI: ${PENNE}`)).toBeNull();
    fireEvent.click(all);
    await waitFor(() => expect(read(cardOf(PENNE))).toContain('PRODOTTO ESCLUSO DAL TUO FILTRO'));
  });

  test.each(['Conferma', 'Cancella tutte le preferenze'])('a filter that excludes nothing hides nothing: %s', async (press) => {
    const b2c = newB2c();
    if (press !== 'Conferma')
      await sender(b2c, { user: 'demo@pausa.test' })('POST', '/b2c/diet-preference', { diet: 'Vegano', allergens: {} });
    const ask = fetchFrom(b2c, { user: 'demo@pausa.test' });
    // As in a small shop: two dishes in a category, one of all is new.
    const runtime = testRuntime(
      clientOver(async (input, init) => {
        const answer = await ask(input, init);
        const area = (await answer.clone().json()) as { catalogue?: { items: { categoryId: string; new: boolean }[] } };
        if (area.catalogue === undefined) return answer;
        const { items } = area.catalogue;
        area.catalogue.items = items.filter(
          (item, index) => items.slice(0, index).filter(({ categoryId }) => categoryId === item.categoryId).length < 2,
        );
        area.catalogue.items.forEach((item, index) => (item.new = index === 0));
        return Response.json(area);
      }),
    );
    draw(<Shop areaId="milano-1" />, runtime);
    const titles = () => [...document.querySelectorAll('h2')].map(read);
    await waitFor(() => expect(titles()).toContain('Bevande'));
    const before = titles();
    expect(before.slice(0, 2)).toEqual(['Lo chef consiglia', 'Primi']);
    fireEvent.click(screen.getByRole('button', { name: /^Filtra per dieta e allergeni/ }));
    fireEvent.click(await screen.findByText(press));
    await waitFor(() => expect(dialog()).toBeNull());
    await waitFor(() => expect(titles()).toEqual(before));
    expect(screen.queryByText(/mostra tutti$/)).toBeNull();
  });

  test('of what is searched, only the suitable ones; where none is, the way to the whole catalogue', async () => {
    const { runtime, send } = setUp();
    await send('POST', '/b2c/diet-preference', { diet: 'Vegano', allergens: {} });
    draw(<Shop areaId="milano-1" />, runtime);
    fireEvent.click(await screen.findByRole('button', { name: /^Solo piatti adatti/ }));
    fireEvent.click(byName('Cerca nel catalogo')!);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'salmone' } });
    await waitFor(() => expect(read(screen.getByRole('search').querySelector('[role=status]'))).toBe('Nessun prodotto trovato'));
    expect(screen.getByRole('button', { name: '0 piatti per te · mostra tutti' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Vedi tutto il catalogo' }));
    await waitFor(() => expect(cardOf('Poke salmone, avocado e uovo')).toBeTruthy());
  });

  const banner = (change: object) => ({
    status: 'ON',
    style: 'DARK_ORANGE',
    title: 'Novità',
    content: '<p>Testo <strong>ricco</strong><script>alert(1)</script></p>',
    icon: null,
    ...change,
  });
  function drawWith(change: object) {
    const ask = fetchFrom(newB2c(), { user: 'demo@pausa.test' });
    const runtime = testRuntime(
      clientOver(async (input, init) => {
        const area = (await (await ask(input, init)).json()) as object;
        return new Response(JSON.stringify({ ...area, banner: banner(change) }));
      }),
    );
    draw(<Shop areaId="milano-1" />, runtime);
    return screen.findByRole('heading', { level: 1, name: 'Frigo Torre Nord' });
  }

  test.each([
    ['OFF', false, false],
    ['ONLY-TITLE', true, false],
    ['ON', true, true],
  ])('banner %s [P1-4.34] [P1-4.35] [P1-4.36]', async (status, hasTitle, hasMore) => {
    await drawWith({ status });
    expect([screen.queryByText('Novità') !== null, screen.queryByText('SCOPRI DI PIÙ') !== null]).toEqual([hasTitle, hasMore]);
    expect(read(document.body).match(/Testo|ricco/)).toBeNull();
  });

  test('ONLY-TITLE shows the title only, ON the icon, too [P1-4.35]', async () => {
    const icons = () => screen.getByText('Novità').parentElement!.querySelectorAll('img').length;
    const icon = '/icon.png';
    await drawWith({ status: 'ON', icon });
    await waitFor(() => expect(icons()).toBe(1));
    cleanup();
    await drawWith({ status: 'ONLY-TITLE', icon });
    expect(icons()).toBe(0);
  });

  test('each style has a look of its own; without one it is the first [P1-3.13]', async () => {
    const looks: string[] = [];
    for (const style of ['LIGHT_ORANGE', 'LIGHT_GREEN', 'DARK_ORANGE', undefined]) {
      await drawWith({ style });
      looks.push(screen.getByText('Novità').parentElement!.className);
      cleanup();
    }
    expect(new Set(looks.slice(0, 3)).size).toBe(3);
    expect(looks[3]).toBe(looks[0]);
  });

  test('SCOPRI DI PIÙ opens its content, cleaned [P1-3.13] [P1-4.37]', async () => {
    await drawWith({});
    fireEvent.click(screen.getByText('SCOPRI DI PIÙ'));
    await waitFor(() => expect(dialog()?.querySelector('strong')?.textContent).toBe('ricco'));
    expect([read(dialog()?.querySelector('h2') ?? null), dialog()?.querySelector('script')]).toEqual(['Novità', null]);
  });

  test('in the preview LO VOGLIO asks to leave it, and puts nothing into the cart [P1-2.42]', async () => {
    const { runtime, posts, store } = setUp();
    draw(<Shop areaId="milano-1" preview />, runtime);
    fireEvent.click((await screen.findAllByLabelText(`LO VOGLIO: ${PENNE}`))[0]!);
    await waitFor(() => expect(read(dialog()?.querySelector('h2') ?? null)).toBe('Vuoi ordinare?'));
    fireEvent.click(screen.getByText('Resta nell’anteprima'));
    expect(dialog()).toBeNull();
    fireEvent.click(screen.getAllByLabelText(`LO VOGLIO: ${PENNE}`)[0]!);
    fireEvent.click(screen.getByText('Esci dall’anteprima'));
    expect([dialog(), posts()]).toEqual([null, 0]);
    fireEvent.click(screen.getAllByLabelText(`LO VOGLIO: ${PENNE}`)[0]!);
    expect(store.quantityOf('milano-1-01')).toBe(1);
    await waitFor(() => expect(store.getState().pending).toBe(0));
  });

  test('a preview shows what a closed shop will sell', async () => {
    const { runtime } = setUp('chiuso-3');
    draw(<Shop areaId="chiuso-3" preview />, runtime);
    expect((await screen.findAllByText('LO VOGLIO')).length).toBeGreaterThan(5);
    expect(screen.queryByText('Torniamo domani alle 7:30.')).toBeNull();
  });

  test('allergens stand out in the ingredient list', async () => {
    const { runtime } = setUp();
    draw(<Shop areaId="milano-1" dialog={{ kind: 'item', itemId: 'milano-1-04' }} />, runtime);
    await screen.findByText('Ingredienti:');
    await waitFor(() =>
      expect([...(dialog()?.querySelectorAll('p b') ?? [])].map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['gamberi', 'crostacei', 'edamame', 'soia']),
      ),
    );
  });
});

describe('a slow answer', () => {
  withFakeTime();

  test('after 4 s it takes longer than usual, and Riprova asks again instead of waiting', async () => {
    const { runtime, send } = setUp();
    await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-area/*', fault: 'slow:15000' });
    draw(<Shop areaId="milano-1" />, runtime);
    await pass(3900);
    expect(read(screen.getByRole('status'))).toBe('Caricamento del catalogo');
    await pass(200);
    await act(() => vi.dynamicImportSettled());
    expect(read(screen.getByRole('status'))).toBe('Ci sta mettendo più del solito.');
    await send('DELETE', '/sandbox/faults');
    await press('Riprova');
    await settle();
    expect(cardOf(PENNE)).toBeTruthy();
  });
});

describe('sorting', () => {
  const sorted = (section: string) => [...screen.getByRole('region', { name: section }).querySelectorAll('li')];
  const numbers = (section: string, pattern: RegExp) =>
    sorted(section).map((card) => Number(pattern.exec(read(card))?.[1]?.replace(',', '.') ?? Infinity));

  test('the whole menu by price, by calories, by proteins, and as the kitchen has it; what has no data comes last', async () => {
    const { runtime, store } = setUp();
    draw(<Shop areaId="milano-1" />, runtime);
    const select = await screen.findByRole('combobox', { name: 'Ordina i piatti' });
    select.focus();
    const choose = (name: string) =>
      fireEvent.change(select, { target: { value: within(select).getByRole<HTMLOptionElement>('option', { name }).value } });
    const { items } = store.getState().area!.catalogue;
    const labels = (section: string) => sorted(section).map((card) => read(card.querySelector('h3')));
    const ofKitchen = labels('Primi');
    choose('Prezzo più basso');
    const prices = numbers('Catalogo', /(\d+,\d\d) €/);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(Math.round(prices[0]! * 100)).toBe(Math.min(...items.map(({ priceCents }) => priceCents)));
    expect(screen.queryByRole('region', { name: 'Primi' })).toBeNull();
    // The select that was pressed is still there.
    expect(document.activeElement).toBe(select);
    choose('Meno calorie');
    const kcal = numbers('Catalogo', /(\d+) Kcal/);
    expect(kcal).toEqual(kcal.toSorted((a, b) => a - b));
    choose('Più proteine');
    const proteinsOf = new Map(items.map(({ label, edible }) => [label, ((edible?.proteins ?? 0) * (edible?.netWeight ?? 0)) / 100]));
    const proteins = labels('Catalogo').map((label) => proteinsOf.get(label)!);
    expect(proteins).toEqual(proteins.toSorted((a, b) => b - a));
    expect(proteins[0]).toBe(Math.max(...proteinsOf.values()));
    choose('Ordine del menu');
    expect(labels('Primi')).toEqual(ofKitchen);
    expect(screen.queryByRole('region', { name: 'Catalogo' })).toBeNull();
  });
});

describe('favourites', () => {
  const heart = (label: string) => screen.findAllByRole('button', { name: `Preferito: ${label}` });

  test('a heart is pressed and stays; at the next visit its dish stands first, and without the heart no longer', async () => {
    const { runtime } = setUp();
    const { unmount } = draw(<Shop areaId="milano-1" />, runtime);
    const [penne] = await heart(PENNE);
    expect(penne!.ariaPressed).toBe('false');
    fireEvent.click(penne!);
    expect(penne!.ariaPressed).toBe('true');
    // Nothing moves under the finger.
    expect(screen.queryByRole('region', { name: 'I tuoi preferiti' })).toBeNull();
    unmount();
    const second = draw(<Shop areaId="milano-1" />, runtime);
    const [section] = await screen.findAllByRole('region');
    expect([read(section!.querySelector('h2')), [...section!.querySelectorAll('h3')].map(read)]).toEqual(['I tuoi preferiti', [PENNE]]);
    expect(read(document.querySelector('nav a'))).toBe('Preferiti');
    const hearts = await heart(PENNE);
    expect(hearts.map(({ ariaPressed }) => ariaPressed)).toEqual(['true', 'true']);
    fireEvent.click(hearts[0]!);
    expect(hearts.map(({ ariaPressed }) => ariaPressed)).toEqual(['false', 'false']);
    second.unmount();
    draw(<Shop areaId="milano-1" />, runtime);
    await heart(PENNE);
    expect(screen.queryByRole('region', { name: 'I tuoi preferiti' })).toBeNull();
  });

  test('another person has none of them; a text that anybody wrote is none', async () => {
    const { runtime } = setUp();
    runtime.storage.claim('demo@pausa.test');
    runtime.storage.write('favourites', '["milano-1 milano-1-01","altrove-9 milano-1-02"]');
    const { unmount } = draw(<Shop areaId="milano-1" />, runtime);
    expect([...(await screen.findByRole('region', { name: 'I tuoi preferiti' })).querySelectorAll('h3')].map(read)).toEqual([PENNE]);
    unmount();
    for (const spoil of [() => runtime.storage.claim('anna@pausa.test'), () => runtime.storage.write('favourites', '{"no":[1]}')]) {
      spoil();
      const { unmount: end } = draw(<Shop areaId="milano-1" />, runtime);
      await heart(PENNE);
      expect(screen.queryByRole('region', { name: 'I tuoi preferiti' })).toBeNull();
      end();
    }
  });
});

describe('a long category', () => {
  test('its chip pressed before it is drawn leads to it as soon as it is, unless the person goes on', async () => {
    const title = () => document.querySelector('#title-snack');
    /** Draws the shop, and presses the chip as soon as it is there. */
    const pressEarly = async () => {
      const isPressed = deferred<boolean>();
      const observer = new MutationObserver(() => {
        const chip = document.querySelector<HTMLElement>('a[href="#category-snack"]');
        if (chip === null) return;
        observer.disconnect();
        isPressed.resolve(title() === null);
        chip.click();
      });
      observer.observe(document.body, { childList: true, subtree: true });
      draw(<Shop areaId="mensa-2" />, setUp('mensa-2').runtime);
      expect(await isPressed.promise).toBe(true);
    };
    await pressEarly();
    await waitFor(() => expect(title()).toBe(document.activeElement));
    cleanup();
    await pressEarly();
    fireEvent.wheel(window);
    await waitFor(() => expect(title()).not.toBeNull());
    expect(title()).not.toBe(document.activeElement);
  });

  const primi = () => screen.getByRole('region', { name: 'Primi' });
  const cards = () => primi().querySelectorAll('li h3').length;

  test('draws its first dishes, and more when asked: the focus goes to the first of them', async () => {
    const { runtime } = setUp('mensa-2');
    draw(<Shop areaId="mensa-2" />, runtime);
    const more = await screen.findByRole('button', { name: 'Mostra altri 48: Primi' });
    expect([cards(), read(more)]).toEqual([12, 'Mostra altri 48']);
    fireEvent.click(more);
    expect(cards()).toBe(60);
    expect(primi().querySelectorAll('li').item(12).contains(document.activeElement)).toBe(true);
  });

  test('the browser’s own search finds the dishes that are not drawn, and then they are [P1-2.47]', async () => {
    const { runtime, store } = setUp('mensa-2');
    draw(<Shop areaId="mensa-2" />, runtime);
    await screen.findByRole('button', { name: 'Mostra altri 48: Primi' });
    const hidden = [...primi().querySelectorAll('[hidden="until-found"]')];
    const { label } = store.getState().area!.catalogue.items[70]!;
    const found = hidden.find((name) => read(name) === label)!;
    act(() => void found.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(primi().contains(cardOf(label))).toBe(true);
    expect(cardOf(label).contains(document.activeElement)).toBe(true);
  });
});

describe('in English', () => {
  test('our sentences, numbers and allergens; the dishes stay as the kitchen writes them, and say in what language', async () => {
    const { runtime } = setUp();
    draw(<Shop areaId="milano-1" />, runtime, { lang: 'en' });
    fireEvent.click(await screen.findByRole('button', { name: `See ingredients: ${PENNE}` }));
    expect([read(document.querySelector('h1')), screen.getByText('Open').parentElement?.tagName]).toEqual(['Frigo Torre Nord', 'DIV']);
    expect(
      [...document.querySelectorAll('nav a')].slice(0, 2).map((link) => [read(link), link.closest('[lang]')?.getAttribute('lang')]),
    ).toEqual([
      ['Recommended', undefined],
      ['Primi', 'it'],
    ]);
    expect(read(document.querySelector('li b'))).toBe('€6.80');
    await waitFor(() => expect(dialog()?.open).toBe(true));
    const sheet = within(dialog()!);
    expect(sheet.getByText(PENNE).lang).toBe('it');
    expect(sheet.getByText('Cereals containing gluten').className).toBe(sheet.getByText('Milk').className);
    expect(read(dialog()!.querySelector('tbody tr'))).toMatch(/^Energy\d+ kcal\d+ kcal$/);
    expect(read(dialog()!.querySelector('tbody tr:last-child'))).toMatch(/^Salt\d\.\d+ g\d\.\d+ g$/);
    fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    const tiramisu = 'Tiramisù con fragola';
    fireEvent.click(byName(`I want it: ${tiramisu}`)!);
    fireEvent.click(await screen.findByRole('button', { name: `One more: ${tiramisu}` }));
    await waitFor(() => expect(toast()).toBe('Only 1 Tiramisù con fragola available'));
    await waitFor(() => expect(orderingStore(runtime, 'milano-1').getState().pending).toBe(0));
  });

  test('a catalogue that cannot be read', async () => {
    const { runtime, send } = setUp();
    await send('POST', '/sandbox/faults', { pattern: 'b2c/locker/selling-area/*', fault: '500' });
    draw(<Shop areaId="milano-1" />, runtime, { lang: 'en' });
    expect(read(await screen.findByRole('alert'))).toMatch(/^Loading errorWe cannot read the menu. Try again in a moment.Try again/);
  });
});
