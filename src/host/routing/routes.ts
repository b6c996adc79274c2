import { pathSegment } from '../../api/index.ts';
import { METHOD_ROUTES, type MethodRouteName } from '../../registry/payment-methods.ts';
import { type RouteGroup, type RouteName, type RouteQueries, ROUTES } from '../../registry/routes.ts';

type Parameter<T extends string> = T extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : T extends `${string}:${infer Name}`
    ? Name
    : never;
export type RouteParameters<N extends RouteName> = Readonly<Record<Parameter<(typeof ROUTES)[N]['template']>, string>>;

/** Null, undefined and false leave a parameter out. */
export type RouteQuery<N extends RouteName> = Readonly<Partial<Record<RouteQueries[N], string | null | undefined | false>>>;

type Arguments<N extends RouteName> = [Parameter<(typeof ROUTES)[N]['template']>] extends [never]
  ? [params?: Record<never, never>, query?: RouteQuery<N>]
  : [params: RouteParameters<N>, query?: RouteQuery<N>];

/** Builds a path of the app; no other code does. */
export function pathTo<N extends RouteName>(name: N, ...[params, query]: Arguments<N>): string {
  const path = ROUTES[name].template.replace(/:(\w+)/g, (_, key: string) =>
    pathSegment((params as Record<string, string> | undefined)?.[key] ?? ''),
  );
  const given = Object.entries<unknown>(query ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const search = new URLSearchParams(given).toString();
  return search === '' ? path : `${path}?${search}`;
}

export interface RouteMatch {
  readonly name: RouteName | MethodRouteName;
  readonly group: RouteGroup;
  readonly params: Readonly<Record<string, string>>;
}

/** Routes with more paths than their template: any path below a selling area with 'cart' in it opens its cart (part 1 §2). */
const WIDER: Readonly<Partial<Record<string, RegExp>>> = { cart: /^\/selling-area\/([^/]+)\/.*cart/ };

const ALL: readonly (Pick<RouteMatch, 'name' | 'group'> & { readonly template: string })[] = [
  ...(Object.keys(ROUTES) as RouteName[]).map((name) => ({ name, ...ROUTES[name] })),
  ...METHOD_ROUTES.map(({ name, template }) => ({ name, template, group: 'private' as const })),
];

const MATCHERS = ALL.map(({ name, template, group }) => ({
  name,
  group,
  names: [...template.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''),
  pattern: WIDER[name] ?? new RegExp(`^${template.replace(/:\w+/g, '([^/]+)')}/?$`),
}));

export function matchRoute(path: string): RouteMatch | null {
  for (const { name, group, names, pattern } of MATCHERS) {
    const match = pattern.exec(path);
    if (match === null) continue;
    try {
      return { name, group, params: Object.fromEntries(names.map((key, index) => [key, decodeURIComponent(match[index + 1] ?? '')])) };
    } catch {
      return null; // an invalid percent escape
    }
  }
  return null;
}
