import type { Page, Request } from '@playwright/test';
import { APP } from './test.ts';

/** The sandbox's four public menus, and the address of none. */
export const MENUS = {
  canteen: '00000000-0000-4000-8000-000000000001',
  large: '00000000-0000-4000-8000-000000000002',
  empty: '00000000-0000-4000-8000-000000000003',
  hostile: '00000000-0000-4000-8000-000000000004',
  unknown: '00000000-0000-4000-8000-000000000099',
} as const;

/** The dishes of the canteen's menu in their order: 40 items without the three hidden ones. */
export const CANTEEN: readonly (readonly [category: string, ...items: string[]])[] = [
  [
    'Primi',
    'Penne al pesto con mozzarella',
    'Spaghetti al pomodoro e basilico',
    'Lasagna alla bolognese',
    'Riso venere, gamberi ed edamame',
    'Couscous di ceci e zucca',
    'Vellutata di zucca con crostini',
    'Orecchiette alle cime di rapa',
    'Gnocchi gorgonzola e noci',
  ],
  [
    'Secondi',
    'Salmone marinato agli agrumi',
    'Pollo alla griglia con zucca',
    'Riso basmati, tofu e verdure',
    'Polpette al sugo con piselli',
    'Merluzzo al forno con patate e olive',
  ],
  [
    'Insalate e poke',
    'Poke salmone, avocado e uovo',
    'Caprese con basilico',
    'Caesar salad con pollo',
    'Insalatona tonno e uova',
    'Insalata greca',
    'Insalata di quinoa, avocado e ceci',
  ],
  [
    'Panini',
    'Panino crudo e mozzarella',
    'Panino cotto e fontina',
    'Focaccia pomodorini e olive',
    'Wrap pollo e avocado',
    'Wrap falafel e hummus',
  ],
  [
    'Dolci',
    'Yogurt greco, granola e frutti rossi',
    'Macedonia di stagione',
    'Tiramisù con fragola',
    'Panna cotta ai lamponi',
    'Cornetto alla confettura',
    'Cheesecake ai frutti di bosco',
  ],
  ['Bevande', 'Acqua naturale 0,5 l', 'Acqua frizzante 0,5 l', "Spremuta d'arancia", 'Tè freddo alla pesca 0,5 l'],
  ['Snack', 'Mix di frutta secca', "Taralli all'olio d'oliva", 'Patatine in olio di girasole'],
];
export const HIDDEN = ['Tagliata di manzo, rucola e grana', 'Tramezzino tonno e pomodoro', 'Barretta avena e cioccolato'] as const;
export const MENU_ERROR = 'Errore di caricamento, riprova. Se sei in modalità incognito, esci da questa modalità per visualizzare il menu.';

/**
 * Moves the page's menus into the test's own world, where `fault` affects this test alone. Menus are requested without a cookie,
 * so a header names the world.
 */
export async function useOwnWorld(page: Page, world: string): Promise<void> {
  await page.route(`${APP}/b2c/menu/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-sandbox-world': world } }),
  );
}

/** Records every use of a storage in this page and in its frames; read the record with `storageUses`. */
export async function watchStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const uses: string[] = [];
    Object.assign(window, { storageUses: uses });
    const watch = (owner: object, property: string) => {
      const descriptor = Object.getOwnPropertyDescriptor(owner, property);
      if (descriptor === undefined) throw new Error(`no ${property}`);
      const { get, set, value } = descriptor as { get?: () => unknown; set?: (value: unknown) => void; value?: unknown };
      const recorded = <A extends unknown[], R>(original: (...args: A) => R) =>
        function (this: unknown, ...args: A): R {
          uses.push(`${property} ${String(args[0] ?? '')}`.trim());
          return original.apply(this, args);
        };
      Object.defineProperty(owner, property, {
        ...descriptor,
        ...(get === undefined ? {} : { get: recorded(get) }),
        ...(set === undefined ? {} : { set: recorded(set) }),
        ...(typeof value === 'function' ? { value: recorded(value as (...args: unknown[]) => unknown) } : {}),
      });
    };
    watch(window, 'localStorage');
    watch(window, 'sessionStorage');
    watch(window, 'indexedDB');
    watch(window, 'caches');
    watch(window, 'cookieStore');
    watch(Document.prototype, 'cookie');
    for (const method of ['open', 'deleteDatabase', 'databases']) watch(IDBFactory.prototype, method);
    for (const method of ['getItem', 'setItem', 'removeItem', 'clear', 'key']) watch(Storage.prototype, method);
    watch(ServiceWorkerContainer.prototype, 'register');
  });
}

export const storageUses = (target: Pick<Page, 'evaluate'>): Promise<string[]> =>
  target.evaluate(() => (window as unknown as { storageUses: string[] }).storageUses);

/** Records the requests of the page and its frames, with their cookies. */
export function watchRequests(page: Page): { urls: () => string[]; cookies: () => Promise<(string | undefined)[]> } {
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  return {
    urls: () => requests.map((request) => request.url()),
    cookies: () =>
      Promise.all(
        requests.filter((request) => request.url().includes('/b2c/')).map(async (request) => (await request.allHeaders())['cookie']),
      ),
  };
}

/** Waits for this number of animation frames. */
export const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const next = (remaining: number) => (remaining === 0 ? resolve() : void requestAnimationFrame(() => next(remaining - 1)));
        next(left);
      }),
    count,
  );
