import type { ComponentProps } from 'react';
import { AppBar } from '../page/AppBar.tsx';
import { AppLink } from '../page/AppLink.tsx';
import { iconLinkClass } from '../controls/Button.tsx';
import { CLOSED } from '../feedback/closed-mark.tsx';
import { PROFILE } from '../pictures/drawings.ts';
import { HomeLink } from '../page/HomeLink.tsx';
import { Icon } from '../pictures/Icon.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { phoneOnly } from './selling.css.ts';

/** The bar of a shop or a coffee machine. On the phone it ends with the link to the profile. */
export function SellingPointBar({ children, ...bar }: ComponentProps<typeof AppBar>) {
  return (
    <AppBar {...bar}>
      {children}
      <AppLink to={{ to: 'profile' }} className={`${iconLinkClass} ${phoneOnly}`} label="Profilo">
        <Icon name={PROFILE} />
      </AppLink>
    </AppBar>
  );
}

/** A selling point that is closed now. `message`: its own words, such as when it opens again. */
export function ClosedNotice({ message }: { message: string | null }) {
  return (
    <Notice mark={CLOSED} title={message ?? 'Ora siamo chiusi'} text={message === null ? 'Torna più tardi: ti aspettiamo.' : undefined}>
      <HomeLink />
    </Notice>
  );
}
