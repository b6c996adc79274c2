import type { Locator, Page } from '@playwright/test';
import { DESKTOP, PHONE, test } from '../support/test.ts';
import { expectVisibleFocus, press, tabTo } from '../support/keyboard.ts';
import { expect, expectPath, heading, ledger, quantityOf, want } from '../support/journey.ts';

test.describe.configure({ timeout: 90_000 });

/**
 * Tab and Shift+Tab never move the focus out of the dialog into the page. Between the dialog's last and first control the focus
 * is on the browser's own controls for one step.
 */
async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  const place = () =>
    dialog.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement !== null && element.contains(activeElement)) return 'in the dialog';
      return activeElement === null || activeElement === document.body ? 'in the browser' : 'behind the dialog';
    });
  for (const key of ['Tab', 'Shift+Tab']) {
    let before = await place();
    expect(before, `before ${key}`).toBe('in the dialog');
    for (let steps = 1; steps <= 14 || before !== 'in the dialog'; steps += 1) {
      await page.keyboard.press(key);
      const now = await place();
      expect(now, `${key} ${steps}, ${before} before`).toMatch(
        before === 'in the dialog' ? /^in the (dialog|browser)$/ : /^in the dialog$/,
      );
      before = now;
    }
  }
}

for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`on the ${name}`, () => {
    test.use({ viewport });
    const isDesktop = name === 'desktop';

    test('lunch by keyboard alone, from the login to the order list', async ({ page, sandbox }) => {
      await page.goto('/selling-area/milano-1');
      await press(page, page.getByRole('button', { name: 'Accedi con Email' }));
      await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
      await page.keyboard.type('demo@pausa.test');
      await page.keyboard.press('Enter');
      // The form shows its next step, and the focus is in the password field.
      const password = page.getByLabel('Password', { exact: true });
      await expect(password).toBeFocused();
      await expectVisibleFocus(password);
      await page.keyboard.type('sbagliata');
      await page.keyboard.press('Enter');
      await expect(page.getByText("L'email o la password inserita sono errate")).toBeVisible();
      await expect(password).toBeFocused();
      await expect(password).toHaveValue('');
      await page.keyboard.type('pranzo123');
      await tabTo(page, page.getByRole('button', { name: 'Mostra la password' }));
      await page.keyboard.press('Space');
      await expect(password).toHaveAttribute('type', 'text');
      await press(page, page.getByRole('button', { name: 'login', exact: true }), 'Space');
      await expectPath(page, '/selling-area/milano-1');
      await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();

      // Escape closes the detail and returns the focus.
      const opener = page.getByRole('button', { name: 'VEDI INGREDIENTI: Penne al pesto con mozzarella' });
      await press(page, opener);
      const detail = page.getByRole('dialog', { name: 'Penne al pesto con mozzarella' });
      await expect(detail.getByRole('button', { name: 'Chiudi' })).toBeFocused();
      await expectVisibleFocus(detail.getByRole('button', { name: 'Chiudi' }));
      await expectTrapped(page, detail);
      await page.keyboard.press('Escape');
      await expect(detail).toBeHidden();
      await expect(opener).toBeFocused();

      // 'LO VOGLIO' turns into the stepper: the focus must not fall out of the card.
      await press(page, want(page, 'Penne al pesto con mozzarella'), 'Space');
      await expect(quantityOf(page, 'Penne al pesto con mozzarella')).toHaveText('1');
      const card = page.getByRole('listitem').filter({ has: heading(page, 'Penne al pesto con mozzarella', 3) });
      const focusIsInCard = () => card.first().evaluate((element) => element.contains(document.activeElement));
      expect(await focusIsInCard(), 'focus after LO VOGLIO').toBe(true);
      await press(page, page.getByRole('button', { name: 'Aggiungi uno: Penne al pesto con mozzarella' }));
      await expect(quantityOf(page, 'Penne al pesto con mozzarella')).toHaveText('2');
      await tabTo(page, page.getByRole('button', { name: 'Togli uno: Penne al pesto con mozzarella' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(quantityOf(page, 'Penne al pesto con mozzarella')).toHaveText('1');
      // At a quantity of one, minus removes the item, and 'LO VOGLIO' comes back.
      await page.keyboard.press('Enter');
      await expect(want(page, 'Penne al pesto con mozzarella')).toBeVisible();
      expect(await focusIsInCard(), 'focus after the removal').toBe(true);
      await press(page, want(page, 'Penne al pesto con mozzarella'));
      await press(page, want(page, 'Panino crudo e mozzarella'));

      // The cart.
      const toCart = page.getByRole('link', { name: isDesktop ? 'Modifica' : 'Il tuo ordine' });
      await press(page, toCart);
      const cart = page.getByRole('dialog', { name: 'Il tuo ordine' });
      await expect(cart.getByRole('button', { name: 'Chiudi' })).toBeFocused();
      await expectTrapped(page, cart);
      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
      await expectPath(page, '/selling-area/milano-1');
      await expect(toCart).toBeFocused();
      await page.keyboard.press('Enter');
      const creditSwitch = cart.getByRole('switch', { name: 'Usa il credito aziendale' });
      await tabTo(page, creditSwitch);
      await page.keyboard.press('Space');
      await expect(creditSwitch).not.toBeChecked();
      await expect(creditSwitch).toBeFocused();
      await page.keyboard.press('Space');
      await expect(creditSwitch).toBeChecked();
      await expect(cart.getByRole('definition')).toHaveText(['11,60 €', '−5,00 €', '−6,60 €', '0,00 €']);
      await press(page, cart.getByRole('button', { name: 'Conferma', exact: true }));

      await expect(page).toHaveURL(/\/locker-selling-order\//);
      await expect(heading(page, 'Ordine', 1)).toBeFocused();
      await expect(heading(page, 'Completato')).toBeVisible();
      await press(page, page.getByRole('button', { name: 'Riapri il fridge' }), 'Space');
      await expect(heading(page, 'Completato')).toBeVisible();
      await press(page, page.getByRole('main').locator('..').getByRole('link', { name: 'LISTA ORDINI', exact: true }));
      await expectPath(page, '/lista-ordini');
      await expect(heading(page, 'Lista Ordini', 1)).toBeFocused();
      const see = page.getByRole('button', { name: 'VEDI ORDINE' }).first();
      await press(page, see);
      const order = page.getByRole('dialog', { name: 'Ordine' });
      await expect(order).toContainText('11,60 €');
      await page.keyboard.press('Escape');
      await expect(order).toBeHidden();
      await expect(see).toBeFocused();
      expect(await ledger(sandbox)).toEqual([{ kind: 'order', cents: 1160 }]);
    });
  });
}

test.describe('short ways', () => {
  test.use({ viewport: DESKTOP, account: { email: 'demo@pausa.test', password: 'pranzo123' } });

  test('the first Tab offers the way past the drawer', { tag: '@quick' }, async ({ page }) => {
    await page.goto('/selling-area/milano-1');
    await expect(heading(page, 'Frigo Torre Nord', 1)).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Vai al contenuto' });
    await expect(skip).toBeFocused();
    await expectVisibleFocus(skip);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.getElementById('content')?.contains(document.activeElement))).toBe(true);
  });

  test('a category is reached by its chip, and the next Tab is inside it', async ({ page }) => {
    await page.goto('/selling-area/milano-1');
    await press(page, page.getByRole('navigation', { name: 'Categorie' }).getByRole('link', { name: 'Dolci', exact: false }));
    const section = page.getByRole('region', { name: 'Dolci' });
    await expect(section).toBeInViewport();
    await page.keyboard.press('Tab');
    expect(await section.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test('the unsellable explanation by keyboard gives the focus back', async ({ page }) => {
    await page.goto('/selling-area/milano-1');
    const opener = page.getByRole('button', { name: 'NON ACQUISTABILE: Polpette al sugo con piselli' });
    await press(page, opener);
    const dialog = page.getByRole('dialog');
    await press(page, dialog.getByRole('button', { name: 'Ho capito' }));
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
