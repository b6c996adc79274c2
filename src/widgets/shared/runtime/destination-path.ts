import { euroFromCents, pathSegment } from '../../../api/index.ts';
import type { Destination, PaymentReturnQuery } from './ports.ts';

/** A path with those query parameters that are texts; the others are left out. */
export const withQuery = (path: string, query: Readonly<Record<string, string | boolean | null | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return given.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(given).toString()}`;
};

/** A path of ours with the queries that name the requesting page and the return path. */
export const withPaymentReturn = (path: string, { keyToUpdate, returnUrl }: PaymentReturnQuery): string =>
  withQuery(path, { 'key-to-update': keyToUpdate, 'return-url': returnUrl });

/**
 * The host app's path of each destination: the specification's addresses, which people have bookmarked. It is here and not in
 * the host, because elements on partners' pages link there too.
 */
export function destinationPath(destination: Destination): string {
  switch (destination.to) {
    case 'home':
      return '/';
    case 'selling-area':
      return withQuery(`/selling-area/${pathSegment(destination.areaId)}`, { riordina: destination.reorder });
    case 'cart':
      return withQuery(`/selling-area/${pathSegment(destination.areaId)}/cart`, { upselling: destination.hasUpselling && 'true' });
    case 'locker-order':
      return `/locker-selling-order/${pathSegment(destination.orderId)}`;
    case 'orders':
      return withQuery('/lista-ordini', { esito: destination.isUncertain && 'incerto' });
    case 'profile':
      return '/me';
    case 'add-payment-method':
      return withPaymentReturn(`/payment/integration/${destination.method}/add`, destination);
    case 'wallet':
      return '/wallet';
    case 'wallet-recharge':
      return withQuery('/wallet/recharge', {
        'return-url': destination.returnUrl,
        importo: destination.amountCents === undefined ? undefined : String(euroFromCents(destination.amountCents)),
      });
    case 'wallet-recharge-result':
      return withQuery(`/wallet/recharge/${pathSegment(destination.uuid)}`, { 'return-url': destination.returnUrl });
    case 'coffee-area':
      return `/coffee/selling-area/${pathSegment(destination.areaId)}`;
    case 'coffee-order':
      return withQuery(`/coffee/selling-order/${pathSegment(destination.orderId)}`, { mode: destination.isFeedback && 'feedback' });
    case 'coffee-nick-name':
      return '/coffee/collect-nick-name';
    case 'insufficient-fund':
      return withQuery('/coffee/insufficient-fund', { 'return-url': destination.returnUrl });
    case 'payment-methods':
      return '/payment';
    case 'payment':
      return `/payment/${pathSegment(destination.uuid)}`;
    case 'payment-options':
      return withQuery(withPaymentReturn(`/payment/payment-options/${destination.context}`, destination), {
        hide: destination.hidesSaved && 'payment',
      });
    case 'consent':
      return withQuery('/privacy-policy', { redirect_to: destination.returnTo });
    case 'login':
      return '/login';
    case 'login-with-email':
      return withQuery('/login-with-email', { email: destination.email, skip: destination.skipsDomain && 'domain' });
    default:
      return destination satisfies never;
  }
}
