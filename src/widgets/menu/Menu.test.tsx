import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c, sender } from '../../../sandbox/b2c/test-kit.ts';
import { clientOver, testRuntime } from '../shared/runtime/test-kit.ts';
import { draw, MODES, read } from '../shared/ui/test-dom.tsx';
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

describe.each(MODES)('%s', (_, isStrict) => {
  test('title, then categories in their order, each with its dishes; no price, no button, no link', async () => {
    const { runtime } = setUp();
    draw(<Menu menuId={CANTEEN} layout="list" />, runtime, isStrict);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Menu');
    expect(screen.getByRole('status').textContent).toBe('Caricamento del menu');
    await waitFor(() => expect(document.querySelector('section')).not.toBeNull());
    const headings = [...document.querySelectorAll('h2')].map((heading) => heading.textContent);
    expect(headings).toEqual([...document.querySelectorAll('section')].map((section) => section.getAttribute('aria-label')));
    expect(headings.length).toBeGreaterThan(2);
    // 40 dishes, every thirteenth hidden.
    expect(document.querySelectorAll('li h3')).toHaveLength(37);
    expect(document.querySelectorAll('button, a, input')).toHaveLength(0);
    expect(document.body.textContent).not.toContain('€');
    expect(screen.queryByText('Caricamento del menu')).toBeNull();
  });

  test('a big dish says its diet, allergens and ingredients; a small one no ingredients; one without data says so', async () => {
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
    draw(<Menu menuId={CANTEEN} />, testRuntime(clientOver(async () => new Response(JSON.stringify(wire)))), isStrict);
    await screen.findByText('Lasagne');
    expect(screen.getAllByRole('listitem').map(read)).toEqual([
      'VegetarianoLasagneAllergeni: Latte, UovaIngredienti: pasta, ricotta',
      'BruschettaVeganoAllergeni: Glutine',
      'SorpresaInformazioni nutrizionali assenti',
      'Piccola sorpresaInformazioni nutrizionali assenti',
    ]);
  });

  test('600 dishes are all in the page', async () => {
    const { runtime } = setUp();
    draw(<Menu menuId={LARGE} />, runtime, isStrict);
    await waitFor(() => expect(document.querySelectorAll('h3')).toHaveLength(554));
  });

  test('a menu without dishes is no error', async () => {
    const { runtime } = setUp();
    draw(<Menu menuId={EMPTY} />, runtime, isStrict);
    expect(await screen.findByText('Oggi il menu è vuoto')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a menu that does not exist (yet): the same sentence', async () => {
    const { runtime } = setUp();
    draw(<Menu menuId="00000000-0000-4000-8000-000000000009" />, runtime, isStrict);
    expect(within(await screen.findByRole('alert')).getByRole('heading').textContent).toBe(
      'Errore di caricamento, riprova. Se sei in modalità incognito, esci da questa modalità per visualizzare il menu.',
    );
    expect(screen.getByRole('button').textContent).toBe('Riprova');
  });

  test('an id that could leave the path asks the server nothing', async () => {
    const { runtime, fetch } = setUp();
    draw(<Menu menuId="../../auth/logout" />, runtime, isStrict);
    await screen.findByRole('alert');
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each(['500', 'malformed', 'html'])('%s: the sentence, and Riprova that helps', async (fault) => {
    const { runtime, fault: plant, mend } = setUp();
    await plant(fault);
    draw(<Menu menuId={CANTEEN} />, runtime, isStrict);
    expect(within(await screen.findByRole('alert')).getByRole('heading').textContent).toBe(ERROR);
    await mend();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(document.querySelectorAll('li h3')).toHaveLength(37));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  test('hostile texts stay texts', async () => {
    const { runtime } = setUp();
    const { container } = draw(<Menu menuId={HOSTILE} />, runtime, isStrict);
    await waitFor(() => expect(container.querySelector('li')).not.toBeNull());
    expect(container.querySelectorAll('script, style, form, iframe, input, base, meta, math, details, a')).toHaveLength(0);
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
  const { unmount } = draw(<Menu menuId={CANTEEN} />, runtime);
  await waitFor(() => expect(document.querySelector('section')).not.toBeNull());
  expect(fetch).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(runtime.resources.state(`menu ${CANTEEN}`).isFetching).toBe(false));
  runtime.environment.setVisible(false);
  await act(() => vi.advanceTimersByTimeAsync(20 * 60_000));
  expect(fetch).toHaveBeenCalledTimes(2);
  unmount();
  runtime.environment.setVisible(true);
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('two menus of the same kind on a page ask once', async () => {
  const { runtime, fetch } = setUp();
  draw(
    <>
      <Menu menuId={CANTEEN} />
      <Menu menuId={CANTEEN} layout="list" />
    </>,
    runtime,
  );
  await waitFor(() => expect(document.querySelectorAll('li h3')).toHaveLength(74));
  expect(fetch).toHaveBeenCalledTimes(1);
});
