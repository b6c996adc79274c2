import type { Link, SellingArea } from '../../api/index.ts';
import type { AddressPolicy } from '../shared/rules/addresses.ts';
import { guardServerLink } from '../shared/rules/links.ts';

/**
 * Where the area's cart behaviour sends to pay; null is the cart itself, by default and for a link that the guard refuses.
 * A provider turns the upselling on by it (`…/cart?upselling=true`).
 */
export function cartLinkOf(area: SellingArea | null, addresses: AddressPolicy): Link | null {
  const link = area?.cartBehaviour?.link;
  return link !== undefined && guardServerLink(link, addresses) !== null ? link : null;
}
