import { type ReactNode, useState } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import type { NavigationLink } from '../../api/index.ts';
import { guardServerLink } from '../../widgets/shared/rules/links.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { AppLink } from '../../widgets/shared/ui/page/AppLink.tsx';
import { CODE, CUP, HOME, PROFILE, SHIELD } from '../../widgets/shared/ui/pictures/drawings.ts';
import { type Drawing, Icon, type IconName, isIconName } from '../../widgets/shared/ui/pictures/Icon.tsx';
import { Logo } from '../../widgets/shared/ui/pictures/Logo.tsx';
import { visuallyHidden } from '../../widgets/shared/ui/page/layout.css.ts';
import { Spinner } from '../../widgets/shared/ui/feedback/Spinner.tsx';
import { loadable } from '../../widgets/shared/ui/loadable.tsx';
import { ServerLink } from '../../widgets/shared/ui/page/ServerLink.tsx';
import { ROUTES } from '../../registry/routes.ts';
import { useNavigationData } from '../session/NavigationLoader.tsx';
import { useSession } from '../session/session.tsx';
import { useText } from '../text.ts';
import { italian } from '../../widgets/shared/text/italian.tsx';
import * as css from './layout.css.ts';
import { Text } from '../../widgets/shared/text/Text.tsx';

const LOGOUT: Drawing = { path: 'M10 4.5H4.5v15H10M15 8l4 4-4 4M19 12H9.5' };
const SHOP: Drawing = {
  path: 'M5 10v10h14V10M3.5 9l1.8-5h13.4l1.8 5a2.8 2.8 0 0 1-5.6 0 2.8 2.8 0 0 1-5.8 0 2.8 2.8 0 0 1-5.6 0zM9.5 20v-5h5v5',
};
const LINK_ICONS: Readonly<Record<string, Drawing>> = { code: CODE, cup: CUP, home: HOME, profile: PROFILE, shield: SHIELD, shop: SHOP };

const linkIcon = (name: string): IconName | Drawing =>
  Object.hasOwn(LINK_ICONS, name) ? (LINK_ICONS[name] as Drawing) : isIconName(name) ? name : 'next';

interface LayoutProps {
  /** The desktop's side panel, 320 px. */
  side?: ReactNode;
  /** False for a screen that has its own footer. */
  hasTabs?: boolean;
  hasCartBar?: boolean;
  children: ReactNode;
}

/** Wide screens have the drawer and an optional side panel, phones the bottom bar (P1-2.19 to P1-2.24). */
export function Layout({ side, hasTabs = true, hasCartBar = false, children }: LayoutProps) {
  const text = useText();
  return (
    <div className={css.app}>
      <a
        className={css.skipLink}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
      >
        {text.toContent}
      </a>
      <div className={css.columns}>
        <Drawer />
        <div id="content" tabIndex={-1} className={`${css.content} ${hasTabs ? (hasCartBar ? css.aboveCartBar : css.aboveTabs) : ''}`}>
          {children}
        </div>
        {side !== undefined && (
          <aside className={css.side} aria-label={text.order}>
            <div className={css.sideInner}>{side}</div>
          </aside>
        )}
      </div>
      {hasTabs && <Tabs />}
    </div>
  );
}

/** The link of the current screen: the one with the longest path that is a prefix of the current path. */
function useCurrentLink(links: readonly NavigationLink[]): NavigationLink | undefined {
  const path = usePathname();
  const fits = ({ type, link }: NavigationLink) => type === 'internal' && `${path}/`.startsWith(`${link}/`);
  return links.filter(fits).sort((a, b) => b.link.length - a.link.length)[0];
}

const RunningMark = loadable(async () => (await import('./RunningMark.tsx')).RunningMark);

/** Loaded only when this browser has past orders. */
function OrdersMark({ link, isTab }: { link: NavigationLink; isTab: boolean }) {
  const { storage } = useRuntime();
  return link.link === ROUTES.orders.template && storage.read('recentOrders') !== null && <RunningMark isTab={isTab} />;
}

interface NavigationLinksProps {
  links: readonly NavigationLink[];
  className: string;
  /** In a list of settings each leads on. */
  isList?: boolean;
  /** In the bottom bar their labels are short. */
  isTab?: boolean;
}

export function NavigationLinks({ links, className, isList = false, isTab = false }: NavigationLinksProps) {
  const current = useCurrentLink(links);
  return links.map((link, index) => (
    <ServerLink key={index} link={link} className={className} isCurrent={link === current}>
      <Icon name={linkIcon(link.icon ?? '')} />
      {italian(isTab ? link.short_label : link.label)}
      <OrdersMark link={link} isTab={isTab} />
      {isList && <Icon name="next" isSmall />}
    </ServerLink>
  ));
}

export function LogoutButton() {
  const text = useText();
  const session = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    if (isLeaving) return;
    setLeaving(true);
    void session.signOut();
  };
  return (
    <button type="button" className={css.drawerLink} aria-disabled={isLeaving || undefined} onClick={leave}>
      {isLeaving ? <Spinner size={24} /> : <Icon name={LOGOUT} />}
      <Text>{text.logout}</Text>
      <span role="status" className={visuallyHidden}>
        {isLeaving && text.loggingOut}
      </span>
    </button>
  );
}

const PreferencesDialog = loadable(async () => (await import('./Preferences.tsx')).PreferencesDialog);

/** Wide windows have no profile page (P1-2.3). */
function PreferencesButton() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={css.drawerLink} onClick={() => setOpen(true)}>
        <Icon name="filter" />
        <Text>{text.preferences}</Text>
      </button>
      {isOpen && <PreferencesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Consent must be as easy to withdraw as to give. */
export function ConsentLink({ isList = false }: Pick<NavigationLinksProps, 'isList'>) {
  const text = useText();
  const path = usePathname();
  return (
    <AppLink to={{ to: 'consent', returnTo: path }} className={css.drawerLink}>
      <Icon name={SHIELD} />
      <Text>{text.consent}</Text>
      {isList && <Icon name="next" isSmall />}
    </AppLink>
  );
}

/** The support asks for the version and the number of the build. */
export function Version() {
  const { version, buildNumber } = useSession().config;
  return <p className={css.version}>{buildNumber === null ? version : `${version} · build ${buildNumber}`}</p>;
}

function Drawer() {
  const text = useText();
  const { productName } = useRuntime();
  const { user, links } = useNavigationData();
  return (
    <nav className={css.drawer} aria-label={text.navigation}>
      <div className={css.drawerInner}>
        <div className={css.brand}>
          <Logo />
          <div className={css.brandText}>
            <p className={css.brandName}>{productName}</p>
            <p className={css.brandNote} title={user.email ?? undefined}>
              {user.email}
            </p>
          </div>
        </div>
        <div className={css.drawerLinks}>
          <NavigationLinks links={links} className={css.drawerLink} />
        </div>
        <div className={css.drawerFoot}>
          <PreferencesButton />
          <ConsentLink />
          <LogoutButton />
          <Version />
        </div>
      </div>
    </nav>
  );
}

/** A phone is wide enough for five touch targets. 'Me' is the fifth, and says that its page has more links. */
const MAX_TABS = 4;

function useAllowedLinks(): readonly NavigationLink[] {
  const { links } = useNavigationData();
  const { addresses } = useRuntime();
  return links.filter((link) => guardServerLink(link, addresses) !== null);
}

export const useLinksBeyondTabs = () => useAllowedLinks().slice(MAX_TABS);

function Tabs() {
  const text = useText();
  const path = usePathname();
  const allowed = useAllowedLinks();
  const moreCount = allowed.length - MAX_TABS;
  return (
    <nav className={css.tabs} aria-label={text.navigation}>
      <NavigationLinks links={allowed.slice(0, MAX_TABS)} className={css.tab} isTab />
      <AppLink to={{ to: 'profile' }} className={css.tab} isCurrent={path === ROUTES.me.template}>
        <Icon name={PROFILE} />
        <span>
          <Text>{text.me}</Text>
          {moreCount > 0 && <span aria-hidden="true"> …</span>}
        </span>
      </AppLink>
      {moreCount > 0 && <Text className={visuallyHidden}>{text.moreLinks(moreCount)}</Text>}
    </nav>
  );
}
