import { euroFromCents, pathSegment } from '../../../api/index.ts';
import type { Destination, PaymentReturnQuery } from './ports.ts';

/** A path with those query parameters that are texts; the others are left out. */
export const withQuery = (path: string, query: Readonly<Record<string, string | boolean | null | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return given.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(given).toString()}`;
};

/** Our path with the queries that name the requesting page and the return path. */
export const withPaymentReturn = (path: string, { keyToUpdate, returnUrl }: PaymentReturnQuery): string =>
  withQuery(path, { 'key-to-update': keyToUpdate, 'return-url': returnUrl });

const withAmount =
  (path: string) =>
  ({ returnUrl, amountCents }: { readonly returnUrl?: string | undefined; readonly amountCents?: number }): string =>
    withQuery(path, {
      'return-url': returnUrl,
      importo: amountCents === undefined ? undefined : String(euroFromCents(amountCents)),
    });

/**
 * The host app's path of each destination: the specification's addresses, which people have bookmarked. It is here and not in
 * the host, because elements on partners' pages link there too.
 */
const PATHS: { readonly [To in Destination['to']]: (destination: Extract<Destination, { to: To }>) => string } = {
  home: () => '/',
  'selling-area': ({ areaId, reorder }) => withQuery(`/selling-area/${pathSegment(areaId)}`, { riordina: reorder }),
  cart: ({ areaId, hasUpselling }) => withQuery(`/selling-area/${pathSegment(areaId)}/cart`, { upselling: hasUpselling && 'true' }),
  'locker-order': ({ orderId }) => `/locker-selling-order/${pathSegment(orderId)}`,
  orders: ({ isUncertain }) => withQuery('/lista-ordini', { esito: isUncertain && 'incerto' }),
  profile: () => '/me',
  'add-payment-method': (destination) => withPaymentReturn(`/payment/integration/${destination.method}/add`, destination),
  wallet: () => '/wallet',
  'wallet-recharge': withAmount('/wallet/recharge'),
  'wallet-recharge-result': ({ uuid, ...query }) => withPaymentReturn(`/wallet/recharge/${pathSegment(uuid)}`, query),
  'coffee-area': ({ areaId }) => `/coffee/selling-area/${pathSegment(areaId)}`,
  'coffee-order': ({ orderId, isFeedback }) =>
    withQuery(`/coffee/selling-order/${pathSegment(orderId)}`, { mode: isFeedback && 'feedback' }),
  'coffee-nick-name': () => '/coffee/collect-nick-name',
  'insufficient-fund': withAmount('/coffee/insufficient-fund'),
  'payment-methods': () => '/payment',
  payment: ({ uuid }) => `/payment/${pathSegment(uuid)}`,
  'payment-options': ({ context, hidesSaved, ...payment }) =>
    withQuery(withPaymentReturn(`/payment/payment-options/${context}`, payment), { hide: hidesSaved && 'payment' }),
  consent: ({ returnTo }) => withQuery('/privacy-policy', { redirect_to: returnTo }),
  login: () => '/login',
  'login-with-email': ({ email, skipsDomain }) => withQuery('/login-with-email', { email, skip: skipsDomain && 'domain' }),
};

export const destinationPath = (destination: Destination): string =>
  (PATHS[destination.to] as (destination: Destination) => string)(destination);
