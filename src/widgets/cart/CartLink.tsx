import type { ReactNode } from 'react';
import type { SellingArea } from '../../api/index.ts';
import { guardServerLink } from '../shared/rules/links.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppLink } from '../shared/ui/AppLink.tsx';
import { ServerLink } from '../shared/ui/ServerLink.tsx';

/** The cart itself, as a provider may write it: `/cart`, or with the upselling `/cart?upselling=true`. */
const PLAIN_CART = /^\/cart\/?(\?|$)/;
const UPSELLING = /[?&]upselling=true(&|$)/;

interface CartLinkProps {
  readonly areaId: string;
  readonly area: SellingArea | null;
  /** The shop's address asks for the upselling (query `upselling=true`). */
  readonly hasUpselling: boolean;
  /** Leads to the cart, wherever the area's cart behaviour leads to pay. */
  readonly isEdit?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Leads to the cart, or where the area's cart behaviour sends to pay. A link that the guard refuses counts as none. The
 * upselling is shown when the shop's address or the behaviour's link asks for it.
 */
export function CartLink({ areaId, area, hasUpselling, isEdit = false, className, children }: CartLinkProps) {
  const { addresses } = useRuntime();
  const link = area?.cartBehaviour?.link;
  const isRefused = link === undefined || guardServerLink(link, addresses) === null;
  if (!isEdit && !isRefused && !PLAIN_CART.test(link.link)) {
    return (
      <ServerLink link={link} className={className}>
        {children}
      </ServerLink>
    );
  }
  const isAsked = hasUpselling || (!isRefused && UPSELLING.test(link.link));
  return (
    <AppLink to={{ to: 'cart', areaId, ...(isAsked && { hasUpselling: true }) }} className={className}>
      {children}
    </AppLink>
  );
}
