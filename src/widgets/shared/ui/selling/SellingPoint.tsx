import type { ComponentProps } from 'react';
import { AppBar } from '../page/AppBar.tsx';
import { AppLink, HomeLink } from '../page/AppLink.tsx';
import { iconLinkClass } from '../controls/Button.tsx';
import { CLOSED } from '../feedback/closed-mark.tsx';
import { PROFILE } from '../pictures/drawings.ts';
import { dot, dotClosed } from '../page/layout.css.ts';
import { Icon } from '../pictures/Icon.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { useText } from '../text.ts';
import { italian } from '../../text/italian.tsx';
import { phoneOnly } from './selling.css.ts';
import { Text } from '../../text/Text.tsx';

/** Whether a selling point is open: a dot and its word, or `label` in place of the word. */
export function OpenStatus({ isOpen, label }: { isOpen: boolean; label?: string }) {
  const text = useText();
  return (
    <>
      <span className={isOpen ? dot : `${dot} ${dotClosed}`} />
      <Text>{label ?? (isOpen ? text.open : text.closed)}</Text>
    </>
  );
}

/** The bar of a shop or a coffee machine. On the phone it ends with the link to the profile. */
export function SellingPointBar({ children, ...bar }: ComponentProps<typeof AppBar>) {
  const text = useText();
  return (
    <AppBar isWide {...bar}>
      {children}
      <AppLink to={{ to: 'profile' }} className={`${iconLinkClass} ${phoneOnly}`} label={text.profile} part="profile">
        <Icon name={PROFILE} />
      </AppLink>
    </AppBar>
  );
}

/** A selling point that is closed now. `message`: its own words, such as when it opens again. */
export function ClosedNotice({ message }: { message: string | null }) {
  const text = useText();
  return (
    <Notice mark={CLOSED} title={italian(message) ?? text.closedTitle} text={message === null ? text.closedText : undefined}>
      <HomeLink />
    </Notice>
  );
}
