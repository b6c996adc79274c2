import { contract, type OperationName } from '../../src/api/contract.ts';
import type { AnyEndpoint } from '../../src/api/endpoint.ts';
import { isEmail, isId } from '../../src/api/id.ts';

interface Route {
  readonly operation: OperationName;
  readonly endpoint: AnyEndpoint;
  readonly segments: readonly string[];
}

export interface Match {
  readonly operation: OperationName;
  readonly endpoint: AnyEndpoint;
  readonly params: Readonly<Record<string, string>>;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');
const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Fixed segments win over parameters: `edenred-ticket/login` is not the ticket called "login". */
function byFixedSegments(a: Route, b: Route): number {
  for (const [index, segment] of a.segments.entries()) {
    const difference = Number(isParameter(segment)) - Number(isParameter(b.segments[index] ?? ''));
    if (difference !== 0) return difference;
  }
  return 0;
}

const ROUTES: readonly Route[] = (Object.entries(contract) as [OperationName, AnyEndpoint][])
  .map(([operation, endpoint]) => ({ operation, endpoint, segments: segmentsOf(endpoint.path) }))
  .sort(byFixedSegments);

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function paramsOf(route: Route, segments: readonly string[]): Record<string, string> | null {
  if (route.segments.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, template] of route.segments.entries()) {
    const segment = segments[index] ?? '';
    if (!isParameter(template)) {
      if (template !== segment) return null;
      continue;
    }
    const name = template.slice(1, -1);
    const value = decode(segment);
    if (value === null || !(name === 'email' ? isEmail(value) : isId(value))) return null;
    params[name] = value;
  }
  return params;
}

/** Every endpoint that matches the path, with any method. */
export function matchesOf(pathname: string): Match[] {
  const segments = segmentsOf(pathname);
  return ROUTES.flatMap((route) => {
    const params = paramsOf(route, segments);
    return params === null ? [] : [{ operation: route.operation, endpoint: route.endpoint, params }];
  });
}
