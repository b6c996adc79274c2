import type { Destination } from '../widgets/shared/runtime/ports.ts';

/**
 * The one table of routes. `private` waits for the navigation loader; `either` does so too, and has a public variant for
 * whoever is not signed in; `framable` is a public menu: no storage, no sign-in, and other sites may frame it.
 */
export type RouteGroup = 'public' | 'private' | 'either' | 'framable';

interface Route {
  readonly template: string;
  readonly group: RouteGroup;
}

export const ROUTES = {
  home: { template: '/', group: 'private' },
  me: { template: '/me', group: 'private' },
  sellingArea: { template: '/selling-area/:id', group: 'private' },
  cart: { template: '/selling-area/:id/cart', group: 'private' },
  lockerOrder: { template: '/locker-selling-order/:id', group: 'private' },
  orders: { template: '/lista-ordini', group: 'private' },
  code: { template: '/code', group: 'either' },
  codeLanding: { template: '/code-landing', group: 'public' },
  codeLandingWith: { template: '/code-landing/:code', group: 'public' },
  login: { template: '/login', group: 'public' },
  loginWithEmail: { template: '/login-with-email', group: 'public' },
  loginWithToken: { template: '/login-with-token', group: 'public' },
  privacyPolicy: { template: '/privacy-policy', group: 'public' },
  menu: { template: '/menu/:UUID', group: 'framable' },
  iframeMenu: { template: '/iframe-menu/:UUID', group: 'framable' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

type Parameter<T extends string> = T extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : T extends `${string}:${infer Name}`
    ? Name
    : never;
export type RouteParameters<N extends RouteName> = Readonly<Record<Parameter<(typeof ROUTES)[N]['template']>, string>>;

/** The query parameters that each screen knows (both specifications, §2). */
interface Queries {
  home: never;
  me: never;
  sellingArea: 'description' | 'unsellable-item-info-banner' | 'banner' | 'diet_preference' | 'mode' | 'leave' | 'upselling';
  cart: 'upselling';
  lockerOrder: never;
  orders: 'order' | 'esito';
  code: 'utm_medium';
  codeLanding: 'utm_medium';
  codeLandingWith: 'utm_medium';
  login: 'email' | 'provider' | 'redirect_to';
  loginWithEmail: 'email' | 'skip' | 'redirect_to' | 'provider';
  loginWithToken: 'oobCode' | 'continueUrl' | 'mode';
  privacyPolicy: 'redirect_to';
  menu: never;
  iframeMenu: 'theme';
}
export type RouteQuery<N extends RouteName> = Readonly<Partial<Record<Queries[N], string>>>;

type Arguments<N extends RouteName> = [Parameter<(typeof ROUTES)[N]['template']>] extends [never]
  ? [params?: Record<never, never>, query?: RouteQuery<N>]
  : [params: RouteParameters<N>, query?: RouteQuery<N>];

/** The only way in which a path of ours is written. */
export function pathTo<N extends RouteName>(name: N, ...[params, query]: Arguments<N>): string {
  const path = ROUTES[name].template.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((params as Record<string, string> | undefined)?.[key] ?? ''),
  );
  const search = new URLSearchParams((query ?? {}) as Record<string, string>).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Widgets name intents; this is where they lead. */
export function pathOf(destination: Destination): string {
  switch (destination.to) {
    case 'home':
      return pathTo('home');
    case 'selling-area':
      return pathTo('sellingArea', { id: destination.areaId });
    case 'cart':
      return pathTo('cart', { id: destination.areaId });
    case 'locker-order':
      return pathTo('lockerOrder', { id: destination.orderId });
    case 'orders':
      return pathTo('orders');
    case 'profile':
      return pathTo('me');
    case 'consent':
      return pathTo('privacyPolicy', {}, { redirect_to: destination.returnTo });
    case 'login':
      return pathTo('login');
    case 'login-with-email':
      return pathTo(
        'loginWithEmail',
        {},
        {
          ...(destination.email === undefined ? {} : { email: destination.email }),
          ...(destination.skipsDomain ? { skip: 'domain' } : {}),
        },
      );
    default:
      return destination satisfies never;
  }
}

export interface RouteMatch {
  readonly name: RouteName;
  readonly group: RouteGroup;
  readonly params: Readonly<Record<string, string>>;
}

const MATCHERS = Object.entries(ROUTES).map(([name, { template, group }]) => ({
  name: name as RouteName,
  group,
  names: [...template.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''),
  pattern: new RegExp(`^${template.replace(/:\w+/g, '([^/]+)')}/?$`),
}));

/** Which route a path is, or null. */
export function matchRoute(path: string): RouteMatch | null {
  for (const { name, group, names, pattern } of MATCHERS) {
    const match = pattern.exec(path);
    if (match === null) continue;
    try {
      return { name, group, params: Object.fromEntries(names.map((key, index) => [key, decodeURIComponent(match[index + 1] ?? '')])) };
    } catch {
      return null; // a malformed escape is no address of ours
    }
  }
  return null;
}
