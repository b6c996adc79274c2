import { METHOD_ROUTES, type MethodRouteName } from '../../registry/payment-methods.ts';
import { type RouteGroup, type RouteLayout, type RouteName, ROUTES } from '../../registry/routes.ts';

export interface RouteMatch {
  readonly name: RouteName | MethodRouteName;
  readonly group: RouteGroup;
  readonly layout?: RouteLayout;
  readonly params: Readonly<Record<string, string>>;
}

/** Routes with more paths than their template: any path below a selling area with 'cart' in it opens its cart (P1-2.8). */
const WIDER: Readonly<Partial<Record<string, RegExp>>> = { cart: /^\/selling-area\/([^/]+)\/.*cart/ };

const ALL: readonly (Omit<RouteMatch, 'params'> & { readonly template: string })[] = [
  ...(Object.keys(ROUTES) as RouteName[]).map((name) => ({ name, ...ROUTES[name] })),
  ...METHOD_ROUTES.map(({ name, template }) => ({ name, template, group: 'private' as const })),
];

const MATCHERS = ALL.map(({ template, ...route }) => ({
  route,
  names: [...template.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''),
  pattern: WIDER[route.name] ?? new RegExp(`^${template.replace(/:\w+/g, '([^/]+)')}/?$`),
}));

export function matchRoute(path: string): RouteMatch | null {
  for (const { route, names, pattern } of MATCHERS) {
    const match = pattern.exec(path);
    if (match === null) continue;
    try {
      return { ...route, params: Object.fromEntries(names.map((key, index) => [key, decodeURIComponent(match[index + 1] ?? '')])) };
    } catch {
      return null; // an invalid percent escape
    }
  }
  return null;
}
