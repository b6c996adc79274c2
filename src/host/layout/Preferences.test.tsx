import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../../sandbox/b2c/in-process.ts';
import { newB2c } from '../../../sandbox/b2c/test-kit.ts';
import { APP_CONFIG } from '../../../sandbox/config.ts';
import { LanguageContext } from '../../widgets/shared/text/language.ts';
import { loadLanguage } from '../../widgets/shared/text/LanguageProvider.tsx';
import '../../widgets/shared/ui/test-dom.tsx';
import { AuthenticatedApp } from '../AuthenticatedApp.tsx';
import { parseConfig } from '../config.ts';
import { install, watchInstallOffer } from '../document/install.ts';
import { matchRoute } from '../routing/routes.ts';

let app: HTMLElement;
beforeEach(() => {
  app = document.createElement('div');
  app.id = 'app';
  document.body.append(app);
});
afterEach(() => {
  app.remove();
  localStorage.clear();
  document.documentElement.removeAttribute('style');
  vi.unstubAllGlobals();
});

async function open(config: object = APP_CONFIG, lang: 'it' | 'en' = 'it') {
  vi.stubGlobal('fetch', fetchFrom(newB2c(), { user: 'demo@pausa.test' }));
  window.history.replaceState(null, '', '/me');
  render(
    <LanguageContext.Provider value={await loadLanguage(lang)}>
      <AuthenticatedApp config={parseConfig(config)} match={matchRoute('/me')} />
    </LanguageContext.Provider>,
    { container: app },
  );
  return screen.findByRole('region', { name: lang === 'it' ? 'Preferenze' : 'Preferences' }, { timeout: 30_000 });
}

describe('Preferences', () => {
  test('name and diet lead to where they are kept', async () => {
    const box = await open();
    expect(
      within(box)
        .getByRole('link', { name: /^Nome sulla macchina del caffè/ })
        .getAttribute('href'),
    ).toBe('/coffee/collect-nick-name');
    expect(within(box).getByText('Giulia')).toBeDefined();
    expect(
      within(box)
        .getByRole('link', { name: /^Dieta e allergeni/ })
        .getAttribute('href'),
    ).toBe('/selling-area/milano-1?diet_preference=show');
  });

  test('the theme holds at once, and in this browser', async () => {
    const theme = within(within(await open()).getByRole('group', { name: 'Aspetto' }));
    expect(theme.getByRole<HTMLInputElement>('radio', { name: 'Sistema' }).checked).toBe(true);
    fireEvent.click(theme.getByRole('radio', { name: 'Scuro' }));
    expect([app.dataset['theme'], document.documentElement.style.colorScheme]).toEqual(['dark', 'dark']);
    expect(localStorage.getItem('pausa_theme')).toBe('dark');
    fireEvent.click(theme.getByRole('radio', { name: 'Sistema' }));
    expect([app.dataset['theme'], document.documentElement.style.colorScheme]).toEqual(['auto', '']);
    expect(localStorage.getItem('pausa_theme')).toBeNull();
  });

  test('the data for support are shown, and copied as they are shown', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    vi.stubGlobal('navigator', { ...navigator, userAgent: 'Firefox 150', onLine: true, clipboard: { writeText } });
    const box = await open({ ...APP_CONFIG, productName: 'Gusto', version: '1.2.3', buildNumber: '456' });
    fireEvent.click(within(box).getByRole('button', { name: /^Dati per l’assistenza/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Dati per l’assistenza' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Copia' }));
    expect(await dialog.findByText('Copiato.')).toBeDefined();
    const [[copied] = []] = writeText.mock.calls;
    expect(copied).toMatch(
      /^Gusto 1\.2\.3 · build 456\nhttp:\/\/localhost:3000\n\d{4}-\d\d-\d\dT[\d:.]+Z\nit · 1024 × 768 · online\nFirefox 150$/,
    );
    expect(dialog.getByText(copied ?? '', { normalizer: (text) => text })).toBeDefined();
  });

  test.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('Denied', 'NotAllowedError')) }],
    ['has no clipboard', undefined],
  ])('a browser that %s: the person can select the data', async (_, clipboard) => {
    vi.stubGlobal('navigator', { ...navigator, userAgent: 'Firefox 150', clipboard });
    fireEvent.click(within(await open()).getByRole('button', { name: /^Dati per l’assistenza/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Copia' }));
    expect(await screen.findByText('Il browser non lascia copiare: seleziona il testo qui sopra.')).toBeDefined();
  });

  test('a language only where the provider has two', async () => {
    expect(within(await open()).queryByRole('group', { name: 'Lingua' })).toBeNull();
  });

  test('the language that is spoken is marked; the choice is kept', async () => {
    const language = within(within(await open({ ...APP_CONFIG, languages: ['it', 'en'] }, 'en')).getByRole('group', { name: 'Language' }));
    expect(language.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
    fireEvent.click(language.getByRole('radio', { name: 'Italiano' }));
    expect(localStorage.getItem('pausa_language')).toBe('it');
  });

  test('the app can be installed where the browser offers it, once', async () => {
    const box = await open();
    watchInstallOffer();
    expect(within(box).queryByText('Installa l’app')).toBeNull();
    const prompt = vi.fn<() => Promise<void>>(async () => undefined);
    fireEvent(window, Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    fireEvent.click(within(box).getByRole('button', { name: /^Installa l’app/ }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(within(box).queryByText('Installa l’app')).toBeNull();
    await install();
    expect(prompt).toHaveBeenCalledOnce();
  });

  test('Dimentica says what goes, and removes that alone', async () => {
    const box = await open();
    const kept = `${Date.now()};x`;
    for (const key of ['recent_orders', 'last_coffee', 'favourites', 'wallet_off', 'recharge_operation']) localStorage.setItem(key, kept);
    localStorage.setItem('token', 'mine');
    localStorage.setItem('pausa_theme', 'dark');
    const ask = () => fireEvent.click(within(box).getByRole('button', { name: 'Dimentica' }));
    const dialog = () => screen.findByRole('dialog', { name: 'Dimenticare i dati su questo dispositivo?' });
    const left = () =>
      ['recent_orders', 'last_coffee', 'favourites', 'wallet_off', 'pausa_theme'].filter((key) => localStorage.getItem(key) !== null);

    ask();
    expect((await dialog()).textContent).toContain('gli ultimi ordini e l’ultimo caffè');
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Annulla' }));
    expect(left()).toHaveLength(5);

    ask();
    fireEvent.click(within(await dialog()).getByRole('button', { name: 'Dimentica' }));
    expect(left()).toEqual([]);
    expect([localStorage.getItem('token'), localStorage.getItem('recharge_operation')]).toEqual(['mine', kept]);
    expect(within(box).getByRole('status').textContent).toBe('Fatto: su questo dispositivo non resta altro che il tuo accesso.');
  });
});
