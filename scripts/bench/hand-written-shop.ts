/**
 * The shop of the taps' suite with no library: the page as our shop draws it, with its style sheets, and a script of its own for
 * each tap that is measured.
 */
import type { Page, Request } from '@playwright/test';

interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Dish {
  readonly label: string;
  readonly ingredients: string;
  readonly image: string;
}

/** What the script needs: pieces of HTML as our shop draws them, the calls that it makes, and the dishes to search in. */
export interface Parts {
  readonly page: string;
  /** The shop by diet, each with the call that sets it. */
  readonly shops: Readonly<Record<string, { html: string; call: Call }>>;
  readonly dialogs: Readonly<Record<'filter' | 'dish' | 'cart', string>>;
  readonly search: string;
  readonly found: string;
  readonly dishes: readonly Dish[];
  readonly plus: Call;
}

export const PATH = '/hand-written-shop';
export const DIETS = ['Vegetariano', 'Mangio tutto'] as const;

/** Adds the script's behaviour to the page. Runs in the page. */
export function handWrite({ shops, dialogs, search, found, dishes, plus }: Parts): void {
  const fragmentOf = (html: string) => Object.assign(document.createElement('template'), { innerHTML: html }).content;
  const find = <E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E => {
    const element = within.querySelector<E>(selector);
    if (element === null) throw new Error(`No ${selector}.`);
    return element;
  };
  const pieceOf = (html: string) => find('*', fragmentOf(html));
  const windows = { filter: pieceOf(dialogs.filter), dish: pieceOf(dialogs.dish), cart: pieceOf(dialogs.cart) };
  const [searchField, foundSection] = [pieceOf(search), pieceOf(found)];
  const filled = Object.entries(shops).map(([diet, { html, call }]) => ({ diet, call, content: fragmentOf(html) }));
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036F]/g, '')
      .toLowerCase();
  const texts = dishes.map((dish) => ({ ...dish, text: plain(`${dish.label} ${dish.ingredients}`) }));
  const copyOf = (piece: Element) => piece.cloneNode(true) as HTMLElement;
  const shop = find('main > div');
  const send = async ({ url, headers, body }: Call): Promise<unknown> => {
    const answer = await fetch(url, { method: 'POST', headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, body });
    return answer.json();
  };
  const open = (name: keyof typeof windows) => {
    const dialog = copyOf(windows[name]) as HTMLDialogElement;
    dialog.open = false;
    shop.append(dialog);
    dialog.showModal();
    dialog.addEventListener('close', () => dialog.remove());
  };
  const count = (by: number, near: Element) => {
    const number = find('output', near.parentElement ?? document);
    const sum = Number(number.textContent) + by;
    number.textContent = String(sum);
    find('main > a > span:first-child').textContent = String(sum);
    find('main > a > span:last-child').textContent = `${(sum * 6.4).toFixed(2).replace('.', ',')} €`;
    void send(plus);
  };

  let catalogue: Element[] = [];
  const showFound = (words: string) => {
    const wanted = plain(words);
    const matching = texts.filter(({ text }) => text.includes(wanted));
    const section = copyOf(foundSection);
    const list = find('ul', section);
    const card = find('li', list);
    const cards = matching.slice(0, 24).map(({ label, image }) => {
      const copy = copyOf(card);
      find('h3', copy).textContent = label;
      find<HTMLImageElement>('img', copy).src = image;
      return copy;
    });
    list.replaceChildren(...cards);
    find('[role=search] [role=status]', shop).textContent = `${matching.length} prodotti trovati`;
    for (const each of shop.querySelectorAll('section')) each.remove();
    shop.append(section);
  };
  const openSearch = () => {
    catalogue = [...shop.children];
    const field = copyOf(searchField);
    find('nav', shop).replaceWith(field);
    const input = find<HTMLInputElement>('input', field);
    input.value = '';
    input.focus();
    input.addEventListener('input', () => showFound(input.value));
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') shop.replaceChildren(...catalogue);
    });
  };

  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest('button, a');
    const name = pressed?.getAttribute('aria-label') ?? pressed?.textContent ?? '';
    if (pressed === null) return;
    if (pressed.matches('a')) event.preventDefault();
    if (name.startsWith('Aggiungi uno')) count(1, pressed);
    else if (name.startsWith('Togli uno') || name.startsWith('Rimuovi')) count(-1, pressed);
    else if (name.startsWith('Filtra')) open('filter');
    else if (name.startsWith('VEDI INGREDIENTI')) open('dish');
    else if (name.includes('Il tuo ordine')) open('cart');
    else if (name === 'Cerca nel catalogo') openSearch();
    else if (name === 'Conferma') {
      const chosen = find('dialog label:has(:checked)').textContent;
      for (const { diet, call, content } of filled) {
        if (chosen.startsWith(diet)) void send(call).then(() => shop.replaceChildren(content.cloneNode(true)));
      }
    }
  });
}

const callOf = (request: Request): Call => {
  const { authorization = '', authorizationf } = request.headers();
  return {
    url: request.url(),
    headers: { authorization, 'content-type': 'application/json', ...(authorizationf && { authorizationf }) },
    body: request.postData() ?? '',
  };
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Takes the parts from our shop with 600 dishes. Afterwards its diet is the last of `DIETS`. */
export async function partsOf(page: Page): Promise<Parts> {
  const htmlOf = (selector: string) => page.locator(selector).evaluate((element) => element.outerHTML);
  const shop = () => page.locator('main > div').evaluate((element) => element.innerHTML);
  const close = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const called = async (path: string, act: () => Promise<unknown>) => {
    const [request] = await Promise.all([page.waitForRequest(`**/b2c/${path}`), act()]);
    await request.response();
    return callOf(request);
  };
  const answered = page.waitForResponse('**/b2c/locker/selling-area/*');
  await page.reload();
  const { catalogue } = (await (await answered).json()) as {
    catalogue: { items: { label: string; image: string; edible?: { ingredients?: unknown } }[] };
  };
  const dishes = catalogue.items.map(({ label, image, edible }) => ({
    label,
    image,
    ingredients: JSON.stringify(edible?.ingredients ?? ''),
  }));
  const plus = await called('locker/selling-order/edit-item', () => button(page, /^Aggiungi uno/).tap());
  await called('locker/selling-order/edit-item', () => button(page, /^Togli uno/).tap());

  await button(page, /^VEDI INGREDIENTI/).tap();
  await page.getByRole('dialog').waitFor();
  const dish = await htmlOf('dialog');
  await close();
  await page.getByRole('link', { name: 'Il tuo ordine' }).tap();
  await page.getByRole('button', { name: /^Conferma/i }).waitFor();
  const cart = await htmlOf('dialog');
  await close();
  await button(page, 'Cerca nel catalogo').tap();
  await page.keyboard.type('salm');
  await page.locator('#category-found').waitFor();
  const [search, found] = [await htmlOf('[role=search]'), await htmlOf('#category-found')];
  await page.getByRole('searchbox').press('Escape');

  let filter = '';
  const shops: Record<string, { html: string; call: Call }> = {};
  for (const diet of DIETS) {
    await button(page, /^Filtra/).tap();
    await page.getByRole('dialog').waitFor();
    filter ||= await htmlOf('dialog');
    await page.getByRole('radio', { name: diet }).tap();
    const call = await called('diet-preference', () => button(page, 'Conferma').tap());
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    shops[diet] = { html: await shop(), call };
  }
  const whole = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll('script, noscript, link[rel=modulepreload]')) element.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  return { page: whole, shops, dialogs: { filter, dish, cart }, search, found, dishes, plus };
}
