/** Grades the headers of a page as a reviewer of security would. */
import type { Policy } from '../../sandbox/http/policy.ts';

/** The pages of a vendor, and the hosts that its policy names there (`src/widgets/pay-*\/policy.ts`). */
const VENDOR_PAGES = /^\/payment\/integration\/braintree_(cc|paypal)\//;
/** Anybody can have a script answered there (JSONP, user content). */
const ANYBODYS_HOSTS = /googleapis\.com|gstatic|cloudfront|jsdelivr|unpkg|cdnjs|github|amazonaws|azureedge|herokuapp|vercel|netlify/;

const parse = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name, sources]),
  );

/** What a reviewer would object to. `app`: the policy of a page without a vendor. */
export function policyFaults(path: string, headers: Readonly<Record<string, string>>, app: Policy): readonly string[] {
  const policy = parse(headers['content-security-policy'] ?? '');
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const faults: string[] = [];
  const check = (isFine: boolean, fault: string) => {
    if (!isFine) faults.push(`${path}: ${fault}`);
  };
  const isVendors = VENDOR_PAGES.test(path);
  const isFramable = /^\/(menu|iframe-menu|screen-menu)\//.test(path);
  const has = (name: string, pattern: RegExp) => sourcesOf(name).some((source) => pattern.test(source));

  check(!has('script-src', /unsafe-inline|unsafe-eval|wasm|unsafe-hashes|^data:|^blob:/), 'scripts from a text');
  check(!has('script-src', ANYBODYS_HOSTS), 'scripts from a host where anybody has some');
  check(!has('style-src', /unsafe-inline/), 'styles from a text');
  check(!has('object-src', /./) || sourcesOf('object-src').join() === "'none'", 'plug-ins');
  check(policy.get('base-uri')?.join() === "'none'", 'a base from a text');
  check(policy.has('form-action') && !has('form-action', /^(\*|https:)$/), 'forms that send anywhere');
  check(policy.get('frame-ancestors')?.join() === (isFramable ? '*' : "'none'"), 'framed by others');
  check((headers['cross-origin-opener-policy'] ?? '') !== '' || isFramable || path.includes('/confirm'), 'a hold on the window');
  check(/geolocation=\(\), microphone=\(\)/.test(headers['permissions-policy'] ?? ''), 'a microphone');
  for (const [name, sources] of policy)
    for (const source of sources) {
      check(!/^(\*|https?:|wss?:|http:\/\/.*|https:\/\/\*)$/.test(source) || name === 'frame-ancestors', `${name} ${source}`);
      const isOwn = !source.includes('://');
      check(isOwn || isVendors, `${name} ${source}: a host on a page without a vendor`);
      check(isVendors || name === 'frame-ancestors' || (app[name] ?? []).includes(source), `${name} ${source}: more than the app has`);
      check(!(isOwn && /^(data|blob|filesystem):$/.test(source)) || (app[name] ?? []).includes(source), `${name} ${source}`);
    }
  return faults;
}
