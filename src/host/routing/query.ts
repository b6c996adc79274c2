import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { SignInProvider } from '../../widgets/shared/runtime/identity.ts';
import { guardReturn } from '../../widgets/shared/rules/links.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';
import type { HostConfig } from '../config.ts';

/** The address's query at the screen's first render; it stays the same when the address changes. */
export function useFirstQuery(): URLSearchParams {
  const [query] = useState(() => new URLSearchParams(window.location.search));
  return query;
}

/** Query `return-url`, checked by the link guard; an empty object if it is missing or refused. */
export function useReturnUrl(): { returnUrl?: string } {
  const { addresses } = useRuntime();
  const asked = new URLSearchParams(useSearch()).get('return-url');
  const returnUrl = guardReturn(asked, addresses, '');
  return returnUrl === '' ? {} : { returnUrl };
}

/** Query `provider` of both logins: null without one that this provider of the service offers. */
export function providerInQuery(query: URLSearchParams, { signInMethods }: Pick<HostConfig, 'signInMethods'>): SignInProvider | null {
  const asked = query.get('provider');
  return (['google', 'microsoft'] as const).find((name) => name === asked && signInMethods.includes(name)) ?? null;
}

/** Whether the query has a parameter, such as `?payWithNull`. The specification names no value for it; `false` means no. */
export const isAsked = (query: URLSearchParams, name: string): boolean => query.has(name) && query.get(name) !== 'false';
