import { useEffect } from 'react';
import { AppBar } from '../../widgets/shared/ui/page/AppBar.tsx';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import { PhoneLink } from '../../widgets/shared/ui/feedback/Notice.tsx';
import { ConsentLink, LogoutButton, NavigationLinks, useLinksBeyondTabs, Version } from '../layout/Layout.tsx';
import { Preferences } from '../layout/Preferences.tsx';
import { useText } from '../text.ts';
import * as css from '../layout/layout.css.ts';
import { useIsWide } from '../layout/use-is-wide.ts';
import { useNavigationData } from '../session/NavigationLoader.tsx';

/**
 * The profile, and the links that do not fit into the bar. On phones only: wider screens have the drawer, and redirect to the
 * home page (P1-2.3).
 */
export default function MeScreen() {
  const text = useText();
  const { user } = useNavigationData();
  const links = useLinksBeyondTabs();
  const { navigation, supportPhone } = useRuntime();

  const isWide = useIsWide();
  useEffect(() => {
    if (isWide) navigation.go({ to: 'home' }, { replace: true });
  }, [isWide, navigation]);

  return (
    <>
      <AppBar title={user.nickName ?? text.profile} note={user.email} />
      <div className={css.profile}>
        {links.length > 0 && (
          <nav className={css.profileLinks} aria-label="Menu">
            <NavigationLinks links={links} className={css.drawerLink} isList />
          </nav>
        )}
        <Preferences />
        <div className={css.profileLinks}>
          <ConsentLink isList />
          <LogoutButton />
        </div>
        {supportPhone !== null && (
          <div>
            <PhoneLink phone={supportPhone} text={text.support(supportPhone)} />
          </div>
        )}
        <Version />
      </div>
    </>
  );
}
