import { useSearch } from 'wouter/use-browser-location';
import { guardReturn } from '../../widgets/shared/rules/links.ts';
import { useRuntime } from '../../widgets/shared/runtime/runtime.tsx';

/** Query `return-url`, checked by the link guard; an empty object if it is missing or refused. */
export function useReturnUrl(): { returnUrl?: string } {
  const { addresses } = useRuntime();
  const asked = new URLSearchParams(useSearch()).get('return-url');
  const returnUrl = guardReturn(asked, addresses, '');
  return returnUrl === '' ? {} : { returnUrl };
}
