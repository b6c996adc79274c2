/** The page of the public menus: `/menu/{UUID}`, `/iframe-menu/{UUID}` for a partner's frame, `/screen-menu/{UUID}` for a canteen's screen. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../widgets/shared/ui/theme/theme.css.ts';
import type { Lang } from '../../api/index.ts';
import type { MenuPage } from '../../registry/routes.ts';
import { Menu } from '../../widgets/menu/index.ts';
import { publicRuntime } from '../../widgets/shared/runtime/public-runtime.ts';
import { RuntimeProvider } from '../../widgets/shared/runtime/runtime.tsx';
import { LanguageProvider } from '../../widgets/shared/text/LanguageProvider.tsx';
import { menuTitle } from '../../widgets/shared/text/menu-title.ts';
import { loadable } from '../../widgets/shared/ui/loadable.tsx';
import { ErrorPanel } from '../../widgets/shared/ui/feedback/Notice.tsx';
import { addressPolicy, type HostConfig, loadConfig } from '../config.ts';
import { Crash } from '../Crash.tsx';
import { useCrashText } from '../crash-text.ts';
import { fetchWithEarly } from '../early-answers.ts';
import { appContainer, isFramed, reload, reportStartFailure } from '../document/page.ts';
import { chooseLanguage } from '../language.ts';
import { menuQuery } from './menu-query.ts';
import { framedList, narrowMenu } from './menu-screen.css.ts';

const ignore = () => undefined;
const ScreenMenuScreen = loadable(async () => (await import('./ScreenMenuScreen.tsx')).default);

const [, page, menuId = ''] = window.location.pathname.split('/') as [string, MenuPage, string?];
const container = appContainer();
/** True for a canteen's screen, where no person can help: it stays dark until it reloads itself (screen/rescue.ts). */
const isUnattended = page === 'screen-menu';
/** The grid for a partner's page: only the menu, with the appearance from its address. */
const isForFrame = page === 'iframe-menu';
const { layout = 'grid', lang: askedLang, controls = 'full' } = menuQuery();

// The light theme unless the query says otherwise (menu-query.ts).
if (isForFrame || isUnattended) container.dataset['theme'] = 'light';
if (isUnattended) {
  // The background stays dark until the menu is drawn.
  document.documentElement.classList.add('screen');
  ScreenMenuScreen.load().catch(ignore);
}
const isInPage = isFramed() && !isUnattended;
// A transparent background, and no place of a whole window.
if (isForFrame || isInPage) document.documentElement.classList.add('framed');
if (isInPage) {
  // The parent may send messages as soon as the frame has loaded, before framing.ts has: keep them until then.
  const early: MessageEvent[] = [];
  let onMessage: (event: MessageEvent) => void = (event) => early.push(event);
  window.addEventListener('message', (event) => onMessage(event));
  import('./framing.ts').then(
    ({ reportHeight }) => {
      onMessage = reportHeight(container);
      early.forEach(onMessage);
    },
    ignore, // without a reported height the frame scrolls
  );
}
/** Loaded only for an address with a query; most menus have none. */
const theme = window.location.search === '' ? null : import('./menu-theme.ts');
theme?.catch(ignore);

// A link inside of the app loads this page in an entry of the app's history. Going back from it changes the address alone: the
// page of that address must be loaded.
const path = window.location.pathname;
window.addEventListener('popstate', () => {
  if (window.location.pathname !== path) reload();
});

interface MenuAppProps {
  config: HostConfig;
  lang: Lang;
}

function MenuApp({ config, lang }: MenuAppProps) {
  return (
    <RuntimeProvider runtime={publicRuntime(config.apiBaseUrl, { fetch: fetchWithEarly, addresses: addressPolicy(config) })}>
      {isUnattended ? (
        <ScreenMenuScreen menuId={menuId} lang={lang} config={config} />
      ) : (
        <main className={isForFrame ? undefined : isInPage ? framedList : narrowMenu}>
          <Menu menuId={menuId} layout={isForFrame ? layout : 'list'} lang={lang} controls={controls} isPage={!isForFrame} />
        </main>
      )}
    </RuntimeProvider>
  );
}

const MenuCrash = ({ phone }: { phone: string }) => (
  <main>
    <ErrorPanel isScreen title={useCrashText().title} onRetry={reload} phone={phone} />
  </main>
);

// Where the page's policy refused the early script.
if (isUnattended && window.pausaEarly === undefined) import('./screen/rescue.ts').then(({ rescueScreen }) => rescueScreen(), ignore);

const configured = loadConfig();
configured.then(
  async (config) => {
    await theme?.then(
      ({ themeMenu }) => themeMenu(container, config.theme),
      ignore, // then the default colours
    );
    const lang = askedLang ?? chooseLanguage(config.languages);
    // For screen readers and hyphenation.
    document.documentElement.lang = lang;
    void menuTitle(lang).then((title) => (document.title = `${title} · ${config.productName}`));
    const crashScreen = (
      <LanguageProvider lang={lang}>
        <MenuCrash phone={config.supportPhone} />
      </LanguageProvider>
    );
    createRoot(container).render(
      <StrictMode>
        <Crash screen={isUnattended ? null : crashScreen}>
          <MenuApp config={config} lang={lang} />
        </Crash>
      </StrictMode>,
    );
  },
  (thrown: unknown) => reportStartFailure(thrown, isUnattended),
);
