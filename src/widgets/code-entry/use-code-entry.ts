import { failureOf, isNotFound, resolveCode } from '../../api/index.ts';
import { createFlow, type Steps, useFlow } from '../shared/flow/flow.ts';
import { useBfcacheRestore } from '../shared/flow/use-bfcache-restore.ts';
import { mediumOfUtm, mediumParameter, withMedium } from '../shared/rules/landing-medium.ts';
import { guardCodeLink } from '../shared/rules/links.ts';
import { useRuntime } from '../shared/runtime/runtime.tsx';

type CodeSource = 'address' | 'hand' | 'camera';

/** The code entry (P1-4.14 to P1-4.16). `code` is the value of the field. */
export type CodeEntryState =
  | { readonly name: 'AWAIT_DATA' | 'AWAIT_CODE' | 'CODE_OBLIGATORY'; readonly code: string }
  /** Why a code opens nothing. */
  | { readonly name: 'CODE_NOT_FOUND' | 'ERROR_CODE' | 'ERROR_FETCHING_DATA'; readonly code: string }
  /** LEFT (our name): the app is opening the code's target. */
  | { readonly name: 'FETCHING_DATA' | 'LEFT'; readonly code: string; readonly source: CodeSource };

export interface CodeEntryPorts {
  /** The code of the page's address, which is resolved at once; null without one. */
  readonly code: string | null;
  /** The `utm_medium` of the page's address; null without one. */
  readonly utmMedium: string | null;
  /** The product's own host names. */
  readonly ownDomains: readonly string[];
}

export function useCodeEntry({ code, utmMedium, ownDomains }: CodeEntryPorts) {
  const { client, navigation, addresses, productName, mediumPrefix = productName } = useRuntime();
  const medium = mediumOfUtm(utmMedium);
  const query = medium === null ? {} : { query: { [mediumParameter(mediumPrefix)]: medium } };

  /** The target of a code. Codes are printed in lower case; a phone's keyboard starts with a capital letter. */
  async function targetOf(code: string, signal: AbortSignal) {
    const call = (code: string) => client.call(resolveCode, { params: { code }, ...query, signal });
    const lowerCase = code.toLowerCase();
    const link = await call(code).catch((thrown: unknown) => {
      if (isNotFound(failureOf(thrown)) && lowerCase !== code) return call(lowerCase);
      throw thrown;
    });
    return guardCodeLink(link, addresses, ownDomains);
  }

  const open =
    (code: string, source: CodeSource): Steps<CodeEntryState> =>
    async (set, signal) => {
      set({ name: 'FETCHING_DATA', code, source });
      try {
        const target = await targetOf(code, signal);
        if (target === null) return set({ name: 'ERROR_CODE', code });
        set({ name: 'LEFT', code, source });
        const link =
          target.kind === 'internal'
            ? { type: 'internal' as const, link: withMedium(target.path, mediumPrefix, medium) }
            : { type: 'external' as const, link: target.href };
        // Back to the page's own address would open the target again.
        if (!navigation.follow(link, { replace: source === 'address' })) set({ name: 'ERROR_CODE', code });
      } catch (thrown) {
        set({ name: isNotFound(failureOf(thrown)) ? 'CODE_NOT_FOUND' : 'ERROR_FETCHING_DATA', code });
      }
    };
  const awaitCode =
    (code: string): Steps<CodeEntryState> =>
    async (set) =>
      set({ name: 'AWAIT_CODE', code });

  const [state, entry] = useFlow(
    () => createFlow<CodeEntryState>({ name: 'AWAIT_DATA', code: code ?? '' }),
    (flow) => flow.run(code === null ? awaitCode('') : open(code, 'address')),
  );
  useBfcacheRestore(() => {
    const { name, code } = entry.getState();
    if (name === 'LEFT') entry.set({ name: 'AWAIT_CODE', code });
  });

  return {
    state,
    /** Gives up the code that is looked up. */
    edit(code: string): void {
      if (entry.getState().name !== 'LEFT') entry.run(awaitCode(code));
    },
    scan(code: string): void {
      if (!('source' in entry.getState())) entry.run(open(code, 'camera'));
    },
    confirm(): void {
      const state = entry.getState();
      const code = state.code.trim();
      if ('source' in state) return;
      if (code === '') entry.set({ name: 'CODE_OBLIGATORY', code });
      else entry.run(open(code, 'hand'));
    },
  };
}
