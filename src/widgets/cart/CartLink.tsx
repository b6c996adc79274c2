import type { ReactNode } from 'react';
import type { SellingArea } from '../../api/index.ts';
import { guardServerLink } from '../shared/rules/links.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';
import { AppLink } from '../shared/ui/page/AppLink.tsx';
import { ServerLink } from '../shared/ui/page/ServerLink.tsx';

/** The cart's own address as a provider may write it: `/cart`, or `/cart?upselling=true`. */
const PLAIN_CART = /^\/cart\/?(\?|$)/;
const UPSELLING = /[?&]upselling=true(&|$)/;

interface CartLinkProps {
  readonly areaId: string;
  readonly area: SellingArea | null;
  /** The shop's address asks for the upselling (query `upselling=true`). */
  readonly hasUpselling: boolean;
  /** Always leads to the cart, even when the area's cart behaviour leads elsewhere to pay. */
  readonly isEdit?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Leads to the cart, or to the payment address of the area's cart behaviour. A link that the guard refuses is ignored.
 * Suggestions appear when the shop's address or the link of the cart behaviour asks for them.
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
