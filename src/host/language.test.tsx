import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchFrom } from '../../sandbox/b2c/in-process.ts';
import { newB2c } from '../../sandbox/b2c/test-kit.ts';
import { APP_CONFIG } from '../../sandbox/config.ts';
import type { Lang } from '../api/index.ts';
import { LanguageContext } from '../widgets/shared/text/language.ts';
import { loadLanguage } from '../widgets/shared/text/LanguageProvider.tsx';
import '../widgets/shared/ui/test-dom.tsx';
import { AuthenticatedApp } from './AuthenticatedApp.tsx';
import { parseConfig } from './config.ts';
import { CrashScreen } from './CrashScreen.tsx';
import { chooseLanguage } from './language.ts';
import { matchRoute } from './routing/routes.ts';

afterEach(() => vi.unstubAllGlobals());

test.each<[browser: string[], offered: Lang[], chosen: Lang]>([
  [['it-IT', 'it', 'en-US', 'en'], ['it'], 'it'],
  [['en-GB', 'it'], ['it'], 'it'],
  [['en-GB', 'it'], ['it', 'en'], 'en'],
  [['it', 'en'], ['en', 'it'], 'it'],
  [['de-DE', 'EN-us', 'it'], ['it', 'en'], 'en'],
  [['de-DE'], ['it', 'en'], 'it'],
  [['de-DE'], ['en', 'it'], 'en'],
  [['de-IT', 'it'], ['it', 'en', 'de'], 'de'],
  [['enm'], ['it', 'en'], 'it'],
  [[], ['it', 'en'], 'it'],
])('a browser in %j and a provider of %j: %s', (languages, offered, chosen) => {
  vi.stubGlobal('navigator', { languages });
  expect(chooseLanguage(offered)).toBe(chosen);
});

test.each<[chosen: string | null, offered: Lang[], spoken: Lang]>([
  ['en', ['it', 'en'], 'en'],
  ['en', ['it'], 'it'],
  ['xx', ['it', 'en'], 'it'],
  [null, ['it', 'en'], 'it'],
])('the person chose %j, the provider has %j: %s', (chosen, offered, spoken) => {
  vi.stubGlobal('navigator', { languages: ['it'] });
  expect(chooseLanguage(offered, chosen)).toBe(spoken);
});

describe('in English', () => {
  async function open(path: string) {
    vi.stubGlobal('fetch', fetchFrom(newB2c(), { user: 'demo@pausa.test' }));
    window.history.replaceState(null, '', path);
    render(
      <LanguageContext.Provider value={await loadLanguage('en')}>
        <AuthenticatedApp config={parseConfig(APP_CONFIG)} match={matchRoute(path)} />
      </LanguageContext.Provider>,
    );
  }

  test('the frame around a screen, and the title; the server’s links are marked as Italian', async () => {
    await open('/me');
    const [drawer] = await screen.findAllByRole('navigation', { name: 'Main' });
    expect(drawer?.textContent).toContain('Manage your consentLog out');
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Support: 800 123 456' })).toBeTruthy();
    expect(screen.getAllByText('Ordini').map(({ lang }) => lang)).toContain('it');
    expect(document.title).toBe('Profile · Pausa');
  });

  test('an address that leads nowhere', async () => {
    await open('/questo/non/esiste');
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Page not found');
    expect(document.title).toBe('Page not found · Pausa');
  });

  test('a payment method’s screen and a recharge’s methods have their titles', async () => {
    await open('/payment/integration/satispay_standard/add');
    await vi.waitFor(() => expect(document.title).toBe('Add Satispay · Pausa'), { timeout: 30_000 });
    await open('/payment/payment-options/walletRechargeMethod');
    await vi.waitFor(() => expect(document.title).toBe('Choose how to top up · Pausa'), { timeout: 30_000 });
  });

  test('a crash says what to look at before paying again', async () => {
    render(
      <LanguageContext.Provider value={await loadLanguage('en')}>
        <CrashScreen product={{ logoUrl: null, productName: 'Pausa', supportPhone: null }} onRetry={() => undefined} />
      </LanguageContext.Provider>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! It looks like something went wrong.' })).toBeTruthy();
    expect(screen.getByRole('banner').textContent).toContain('Pausa');
    expect(screen.getByText(/first look in your orders to see whether the payment has already started/)).toBeTruthy();
  });
});
