import type { SignInProvider } from '../../widgets/shared/runtime/identity.ts';
import type { HostConfig } from '../config.ts';

/** Query `provider` of both logins: null without one that this provider of the service offers. */
export function providerInQuery(query: URLSearchParams, { signInMethods }: Pick<HostConfig, 'signInMethods'>): SignInProvider | null {
  const asked = query.get('provider');
  return (['google', 'microsoft'] as const).find((name) => name === asked && signInMethods.includes(name)) ?? null;
}
