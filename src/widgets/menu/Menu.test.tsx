import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, read } from '../shared/ui/test-dom.tsx';
import { Menu } from './Menu.tsx';

const CANTEEN = '00000000-0000-4000-8000-000000000001';
const LARGE = '00000000-0000-4000-8000-000000000002';
const EMPTY = '00000000-0000-4000-8000-000000000003';
const HOSTILE = '00000000-0000-4000-8000-000000000004';
const ERROR = 'Errore di caricamento, riprova. Se sei in modalità incognito, esci da questa modalità per visualizzare il menu.';

afterEach(() => void vi.useRealTimers());

/** Nobody is signed in: a menu is public. */
function setUp() {
  const b2c = newB2c();
  const fetch = vi.fn(fetchFrom(b2c));
  const send = sender(b2c);
  return {
    runtime: testRuntime(clientOver(fetch)),
    fetch,
    fault: (fault: string, times: number | null = null) => send('POST', '/sandbox/faults', { pattern: 'b2c/menu/*', fault, times }),
    mend: () => send('DELETE', '/sandbox/faults'),
  };
}

describe('Menu', () => {
  test('title, then categories in their order, each with its dishes; no price, and nothing to press at a dish [P2-2.119]', async () => {
    const { runtime } = setUp();
    draw(<Menu menuId={CANTEEN} layout="list" />, runtime);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Menu');
    expect(screen.getByRole('status').textContent).toBe('Caricamento del menu');
    // The first screen is drawn before the rest.
    await waitFor(() => expect(document.querySelectorAll('section').length).toBeGreaterThan(2));
    const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent);
    expect(headings).toEqual([...document.querySelectorAll('section')].map((section) => section.getAttribute('aria-label')));
    expect(headings.length).toBeGreaterThan(2);
    // 40 dishes, every thirteenth hidden.
    expect(document.querySelectorAll('li h3')).toHaveLength(37);
    expect(document.querySelectorAll('section :is(button, a, input)')).toHaveLength(0);
    expect(document.body.textContent).not.toContain('€');
    expect(screen.queryByText('Caricamento del menu')).toBeNull();
  });

  test('controls="none": dishes and nothing else [P2-2.119]', async () => {
    const { runtime } = setUp();
    draw(<Menu menuId={CANTEEN} controls="none" />, runtime);
    // What comes later has come: it makes allergens stand out.
    await waitFor(() => expect(document.querySelectorAll('li p b + span b').length).toBeGreaterThan(0));
    expect(document.querySelectorAll('button, a, input, nav')).toHaveLength(0);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('a big dish says its diet, allergens and ingredients; a small one no ingredients; one without data says so [P2-2.114] [P2-2.115] [P2-2.116] [P2-2.117] [P2-2.118] [P2-3.20]', async () => {
    const wire = {
      title: 'x',
      categories: [{ id: 'p', label: 'Primi', displayOrder: 1 }],
      items: [
        {
          id: '1',
          categoryId: 'p',
          label: 'Lasagne',
          displayOrder: 1,
          menuDisplayType: 'BIG',
          diet: 'Vegetariano',
          allergensString: 'Latte, Uova',
          ingredients: 'pasta, ricotta',
        },
        {
          id: '2',
          categoryId: 'p',
          label: 'Bruschetta',
          displayOrder: 2,
          menuDisplayType: 'SMALL',
          diet: 'Vegano',
          allergensString: 'Glutine',
          ingredients: 'pane, pomodoro',
        },
        {
          id: '2b',
          categoryId: 'p',
          label: 'Panzanella',
          displayOrder: 2.5,
          menuDisplayType: 'SMALL',
          diet: null,
          allergensString: null,
          ingredients: 'pane, sedano',
        },
        {
          id: '3',
          categoryId: 'p',
          label: 'Sorpresa',
          displayOrder: 3,
          menuDisplayType: null,
          diet: null,
          allergensString: null,
          ingredients: null,
        },
        {
          id: '4',
          categoryId: 'p',
          label: 'Piccola sorpresa',
          displayOrder: 4,
          menuDisplayType: 'SMALL',
          diet: null,
          allergensString: '',
          ingredients: '',
        },
        {
          id: '5',
          categoryId: 'p',
          label: 'Nascosto',
          displayOrder: 5,
          menuDisplayType: 'NO',
          diet: null,
          allergensString: null,
          ingredients: null,
        },
      ],
    };
    draw(<Menu menuId={CANTEEN} />, testRuntime(clientOver(async () => new Response(JSON.stringify(wire)))));
    await screen.findByText('Lasagne');
    expect(screen.getAllByRole('listitem').map(read)).toEqual([
      'VegetarianoLasagneAllergeni: Latte, UovaIngredienti: pasta, ricotta',
      'BruschettaVeganoAllergeni: Glutine',
      'PanzanellaIngredienti: pane, sedano',
      'SorpresaInformazioni nutrizionali assenti',
      'Piccola sorpresaInformazioni nutrizionali assenti',
    ]);
  });

  test.each([
    ['beside a big dish', 'BIG', '120'],
    ['beside small ones alone', 'SMALL', '64'],
  ])('in a list the picture of a small dish %s is %s px wide, and it has no ingredients [P2-2.114]', async (_, other, width) => {
    const dish = { categoryId: 'p', displayOrder: 1, image: '/a.svg', diet: null, allergensString: 'Latte', ingredients: 'pasta' };
    const items = [
      { ...dish, id: '1', label: 'Lasagne', menuDisplayType: other },
      { ...dish, id: '2', label: 'Bruschetta', menuDisplayType: 'SMALL' },
    ];
    const wire = { title: 'Menu', categories: [{ id: 'p', label: 'Primi', displayOrder: 1 }], items };
    draw(<Menu menuId={CANTEEN} layout="list" />, testRuntime(clientOver(async () => new Response(JSON.stringify(wire)))));
    const small = (await screen.findByText('Bruschetta')).closest('li')!;
    expect(small.querySelector('img')?.getAttribute('width')).toBe(width);
    expect(read(small)).not.toContain('Ingredienti');
  });

  test('600 dishes are all in the page', async () => {
    const { runtime } = setUp();
    draw(<Menu menuId={LARGE} />, runtime);
    await waitFor(() => expect(document.querySelectorAll('h3')).toHaveLength(554));
  });

  test('a menu without dishes is no error', async () => {
    const { runtime } = setUp();
    draw(<Menu menuId={EMPTY} />, runtime);
    expect(await screen.findByText('Oggi il menu è vuoto')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a menu that does not exist (yet): the same sentence', async () => {
    const { runtime } = setUp();
    draw(<Menu menuId="00000000-0000-4000-8000-000000000009" />, runtime);
    expect(within(await screen.findByRole('alert')).getByRole('heading').textContent).toBe(
      'Errore di caricamento, riprova. Se sei in modalità incognito, esci da questa modalità per visualizzare il menu.',
    );
    expect(screen.getByRole('button').textContent).toBe('Riprova');
  });

  test('an id that could leave the path asks the server nothing', async () => {
    const { runtime, fetch } = setUp();
    draw(<Menu menuId="../../auth/logout" />, runtime);
    await screen.findByRole('alert');
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each(['500', '401', '403', 'malformed', 'html'])('%s: the sentence, and Riprova that helps [P2-8.25]', async (fault) => {
    const { runtime, fault: plant, mend } = setUp();
    await plant(fault);
    draw(<Menu menuId={CANTEEN} />, runtime);
    expect(within(await screen.findByRole('alert')).getByRole('heading').textContent).toBe(ERROR);
    await mend();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(document.querySelectorAll('li h3')).toHaveLength(37));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  test('hostile texts stay texts', async () => {
    const { runtime } = setUp();
    const { container } = draw(<Menu menuId={HOSTILE} />, runtime);
    await waitFor(() => expect(container.querySelector('li')).not.toBeNull());
    expect(container.querySelectorAll('script, style, form, iframe, base, meta, math, details, section li :is(a, input)')).toHaveLength(0);
    for (const element of container.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name.startsWith('on')).toBe(false);
        expect(value).not.toMatch(/^\s*javascript:/i);
      }
    }
    expect((globalThis as { __hostile?: unknown }).__hostile).toBeUndefined();
    expect(container.textContent).toContain('<script>window.__hostile="script"</script>');
  });
});

test('the menu follows the kitchen: read again every 5 minutes while it is seen', async () => {
  const { runtime, fetch } = setUp();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { unmount } = draw(<Menu menuId={CANTEEN} />, runtime, { isStrict: false });
  await waitFor(() => expect(document.querySelector('section')).not.toBeNull());
  expect(fetch).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(runtime.queryClient.isFetching()).toBe(0));
  runtime.environment.setVisible(false);
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000));
  expect(fetch).toHaveBeenCalledTimes(2);
  unmount();
  runtime.environment.setVisible(true);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

const dish = (id: string, categoryId: string, label: string, facts: Record<string, string | null> = {}) => ({
  id,
  categoryId,
  label,
  displayOrder: Number(id),
  menuDisplayType: 'BIG',
  diet: null,
  allergensString: null,
  ingredients: null,
  ...facts,
});
const KITCHEN = {
  title: 'x',
  categories: [
    { id: 'p', label: 'Primi', displayOrder: 1 },
    { id: 's', label: 'Secondi', displayOrder: 2 },
  ],
  items: [
    dish('1', 'p', 'Lasagne', { diet: 'Vegetariano', allergensString: 'glutine, latte', ingredients: 'pasta, ricotta' }),
    dish('2', 'p', 'Riso al ragù', {
      diet: 'Contiene derivati della carne o pesce',
      allergensString: 'sedano',
      ingredients: 'riso, manzo',
    }),
    dish('3', 'p', 'Zuppa', { diet: 'Vegano', allergensString: 'assenti', ingredients: 'zucca, ceci' }),
    dish('4', 'p', 'Sorpresa'),
    dish('5', 's', 'Salmone', { diet: 'Pescetariano', allergensString: 'pesce; può contenere tracce di latte', ingredients: 'salmone' }),
    dish('6', 's', 'Tofu', { diet: 'Vegano', allergensString: 'soia', ingredients: 'tofu' }),
    dish('7', 's', 'Toast', { diet: 'Vegetariano', allergensString: 'glutine', ingredients: 'pane, formaggio' }),
    dish('8', 's', 'Pollo', { diet: 'Contiene derivati della carne o pesce', allergensString: 'vedi etichetta' }),
  ],
};
const shown = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('h3'))
    .map((item) => item.querySelector('h3')?.textContent);

describe('the controls', () => {
  const kitchen = () => {
    const fetch = vi.fn(async () => new Response(JSON.stringify(KITCHEN)));
    return { fetch, runtime: testRuntime(clientOver(fetch)) };
  };
  const openFilter = async () => userEvent.click(await screen.findByRole('button', { name: 'Filtra' }));

  test('a diet and an allergen: what is left, how many, and the way back', async () => {
    draw(<Menu menuId={CANTEEN} />, kitchen().runtime);
    await openFilter();
    const panel = within(screen.getByRole('group', { name: 'Filtra' }));
    expect(panel.getAllByRole('radio').map((radio) => read(radio.parentElement))).toEqual([
      'Tutto',
      'Pescetariano',
      'Vegetariano',
      'Vegano',
    ]);
    expect(panel.getAllByRole('checkbox').map((box) => read(box.parentElement))).toEqual([
      'Cereali contenenti glutine',
      'Pesce',
      'Soia',
      'Latte e derivati',
      'Sedano',
    ]);
    await userEvent.click(panel.getByRole('radio', { name: 'Pescetariano' }));
    await waitFor(() => expect(shown()).toEqual(['Lasagne', 'Zuppa', 'Salmone', 'Tofu', 'Toast']));
    expect(read(screen.getByRole('status'))).toBe('5 piatti su 8');
    // Traces of milk, and cheese among the ingredients, count.
    await userEvent.click(panel.getByRole('checkbox', { name: 'Latte e derivati' }));
    await waitFor(() => expect(shown()).toEqual(['Zuppa', 'Tofu']));
    expect(screen.getByText('Pescetariano, senza latte e derivati')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Filtra, 2 scelte attive' }).getAttribute('aria-expanded')).toBe('true');

    await userEvent.click(panel.getByRole('button', { name: 'Mostra 2 piatti' }));
    expect(screen.queryByRole('group', { name: 'Filtra' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtra, 2 scelte attive' }));
    await userEvent.click(screen.getByRole('button', { name: 'Mostra tutto' }));
    await waitFor(() => expect(shown()).toHaveLength(8));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtra' }));
    expect(read(screen.getByRole('status'))).toBe('');
  });

  test('a dish whose allergens are not known is never among those without one, and that is said', async () => {
    draw(<Menu menuId={CANTEEN} />, kitchen().runtime);
    await openFilter();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sedano' }));
    await waitFor(() => expect(shown()).toEqual(['Lasagne', 'Zuppa', 'Salmone', 'Tofu', 'Toast']));
    expect(read(screen.getByRole('status'))).toBe('5 piatti su 82 piatti non mostrati: allergeni non noti');
  });

  test('nothing left: a sentence, and a way out', async () => {
    draw(<Menu menuId={CANTEEN} />, kitchen().runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Cerca nel menu' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Cerca nel menu' }), 'trippa');
    expect(await screen.findByRole('heading', { name: 'Nessun piatto per questa scelta' })).toBeDefined();
    expect(screen.queryAllByRole('heading', { level: 3 })).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Mostra tutto' }));
    await waitFor(() => expect(shown()).toHaveLength(8));
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('search by name and ingredient, without case and accents; Escape closes it', async () => {
    draw(<Menu menuId={CANTEEN} />, kitchen().runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Cerca nel menu' }));
    const field = screen.getByRole('searchbox');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'RAGU');
    await waitFor(() => expect(shown()).toEqual(['Riso al ragù']));
    await userEvent.clear(field);
    await userEvent.type(field, 'zucca');
    await waitFor(() => expect(shown()).toEqual(['Zuppa']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toHaveLength(8));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cerca nel menu' }));
  });

  test('a menu that is read again keeps the filter, and judges what has changed', async () => {
    const { fetch, runtime } = kitchen();
    draw(<Menu menuId={CANTEEN} />, runtime);
    await openFilter();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Soia' }));
    await waitFor(() => expect(shown()).toEqual(['Lasagne', 'Riso al ragù', 'Zuppa', 'Salmone', 'Toast']));
    const items = KITCHEN.items.map((item) => (item.id === '3' ? { ...item, allergensString: 'soia' } : item));
    fetch.mockImplementation(
      async () => new Response(JSON.stringify({ ...KITCHEN, items: [...items, dish('9', 's', 'Nuovo', { allergensString: 'uova' })] })),
    );
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(shown()).toEqual(['Lasagne', 'Riso al ragù', 'Salmone', 'Toast', 'Nuovo']));
    expect(screen.getByRole('checkbox', { name: 'Soia' })).toHaveProperty('checked', true);
  });

  test('links to the categories move the focus there and mark where one is; those without a dish left go', async () => {
    draw(<Menu menuId={CANTEEN} />, kitchen().runtime);
    const nav = await screen.findByRole('navigation', { name: 'Categorie' });
    const links = () => within(nav).getAllByRole('link');
    expect(links().map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Primi', 'true'],
      ['Secondi', null],
    ]);
    await userEvent.click(within(nav).getByRole('link', { name: 'Secondi' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Secondi' }));
    expect(within(nav).getByRole('link', { name: 'Secondi' }).getAttribute('aria-current')).toBe('true');
    await openFilter();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Soia' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pesce' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cereali contenenti glutine' }));
    await waitFor(() => expect(links().map((link) => link.textContent)).toEqual(['Primi']));
  });

  test('few dishes: nothing to search or to jump to', async () => {
    const wire = { ...KITCHEN, items: KITCHEN.items.slice(0, 5) };
    draw(<Menu menuId={CANTEEN} />, testRuntime(clientOver(async () => new Response(JSON.stringify(wire)))));
    await screen.findByRole('button', { name: 'Filtra' });
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cerca nel menu' })).toBeNull();
  });

  test('allergens stand out in the declaration and among the ingredients; the texts stay what they are', async () => {
    draw(<Menu menuId={CANTEEN} />, kitchen().runtime);
    await screen.findByRole('button', { name: 'Filtra' });
    const salmon = screen.getByRole('heading', { name: 'Salmone' }).closest('li');
    expect([...(salmon?.querySelectorAll('b') ?? [])].map((bold) => bold.textContent)).toEqual([
      'Allergeni: ',
      'pesce',
      'latte',
      'Ingredienti: ',
      'salmone',
    ]);
    expect(read(salmon)).toContain('Allergeni: pesce; può contenere tracce di latte');
  });

  test('in English; what the kitchen writes stays Italian, and is marked so', async () => {
    const { container } = draw(<Menu menuId={CANTEEN} lang="en" />, kitchen().runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Filter' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Vegan' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Soybeans' }));
    await waitFor(() => expect(shown()).toEqual(['Zuppa']));
    expect(read(screen.getByRole('status'))).toBe('1 of 8 dishes');
    expect(screen.getByText('Vegan, without soybeans')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Show 1 dish' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Show all' })).toBeDefined();
    const soup = screen.getByRole('heading', { name: 'Zuppa' }).closest('li');
    // A diet and 'assenti' have the names that the filter has for them.
    expect(read(soup)).toBe('VeganZuppaAllergens: noneIngredients: zucca, ceci');
    expect(
      within(soup as HTMLElement)
        .getByText('none')
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('en');
    expect(soup?.closest('[lang]')?.getAttribute('lang')).toBe('it');
    expect(screen.getByText('Allergens:', { selector: 'section:not([hidden]) li:not([hidden]) b' }).getAttribute('lang')).toBe('en');
    expect(container.firstElementChild?.getAttribute('lang')).toBe('en');
    await userEvent.click(screen.getByRole('button', { name: 'Search the menu' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'tripe');
    expect(await screen.findByRole('heading', { name: 'No dish for this choice' })).toBeDefined();
  });

  test('in German: its nouns keep their capitals, and the search knows the names of every language', async () => {
    draw(<Menu menuId={CANTEEN} lang="de" />, kitchen().runtime);
    await userEvent.click(await screen.findByRole('button', { name: 'Filtern' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sojabohnen' }));
    expect(await screen.findByText('ohne Sojabohnen')).toBeDefined();
    expect(read(screen.getByRole('heading', { name: 'Zuppa' }).closest('li'))).toBe('VeganZuppaAllergene: keineZutaten: zucca, ceci');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sojabohnen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Speisekarte durchsuchen' }));
    for (const [word, dish] of [
      ['Soybeans', 'Tofu'],
      ['Sellerie', 'Riso al ragù'],
      ['soia', 'Tofu'],
    ] as const) {
      await userEvent.clear(screen.getByRole('searchbox'));
      await userEvent.type(screen.getByRole('searchbox'), word);
      await waitFor(() => expect(shown()).toEqual([dish]));
    }
  });

  test('on paper: the register of all dishes, and it goes again', async () => {
    draw(<Menu menuId={CANTEEN} controls="none" />, kitchen().runtime);
    await waitFor(() => expect(document.querySelectorAll('li p b + span b').length).toBeGreaterThan(0));
    expect(screen.queryByRole('table')).toBeNull();
    // The dishes are drawn before the menu listens for printing.
    await waitFor(() => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      expect(screen.getByRole('heading', { name: 'Registro degli allergeni' })).toBeDefined();
    });
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => read(cell)).join('|'));
    expect(rows).toEqual([
      'Piatto|Cereali contenenti glutine|Crostacei|Uova|Pesce|Arachidi|Soia|Latte e derivati|Frutta a guscio|Sedano|Senape|Sesamo|Anidride solforosa e solfiti|Lupini|Molluschi',
      'Primi',
      'Lasagne|●||||||●|||||||',
      'Riso al ragù|||||||||●|||||',
      'Zuppa||||||||||||||',
      'Sorpresa|Informazioni nutrizionali assenti',
      'Secondi',
      'Salmone||||●|||T|||||||',
      'Tofu||||||●||||||||',
      'Toast|●||||||○|||||||',
      'Pollo|vedi etichetta',
    ]);
    await act(async () => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test.each([
  ['500', 'The menu could not be loaded, please try again. If you are in incognito mode, leave it to see the menu.', 'Try again'],
  ['', 'Today’s menu is empty', null],
])('in English, %s', async (fault, title, retry) => {
  const { runtime, fault: plant } = setUp();
  if (fault !== '') await plant(fault);
  draw(<Menu menuId={EMPTY} lang="en" />, runtime);
  expect(await screen.findByRole('heading', { name: title, level: 2 })).toBeDefined();
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(retry);
});

test('in English, while the kitchen is silent', async () => {
  draw(<Menu menuId={CANTEEN} lang="en" />, testRuntime(clientOver(() => new Promise(() => undefined))));
  expect(await screen.findByText('Loading the menu')).toBeDefined();
});

test('two menus of the same kind on a page ask once', async () => {
  const { runtime, fetch } = setUp();
  draw(
    <>
      <Menu menuId={CANTEEN} />
      <Menu menuId={CANTEEN} layout="list" />
    </>,
    runtime,
    { isStrict: false },
  );
  await waitFor(() => expect(document.querySelectorAll('li h3')).toHaveLength(74));
  expect(fetch).toHaveBeenCalledTimes(1);
});
