import { useSearch } from 'wouter';
import { guardReturn } from '../widgets/shared/rules/links.ts';

/** Query `return-url`, through the link guard; as a property, absent without one that may be followed. */
export function useReturnUrl(): { returnUrl?: string } {
  const asked = new URLSearchParams(useSearch()).get('return-url');
  const returnUrl = guardReturn(asked, window.location.origin, '');
  return returnUrl === '' ? {} : { returnUrl };
}
