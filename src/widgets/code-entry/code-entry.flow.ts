import { failureOf, isNotFound, resolveCode } from '../../api/index.ts';
import { createMachine, runBy, stepBy, type Transition, useMachine } from '../shared/flow/machine.ts';
import { useBfcacheRestore } from '../shared/flow/use-bfcache-restore.ts';
import { mediumOfUtm, mediumParameter, withMedium } from '../shared/rules/landing-medium.ts';
import { guardCodeLink, type LinkTarget } from '../shared/rules/links.ts';
import type { Runtime } from '../shared/runtime/runtime.tsx';

type CodeSource = 'address' | 'hand' | 'camera';
/** Why a code opens nothing. */
type CodeProblem = 'CODE_NOT_FOUND' | 'ERROR_CODE' | 'ERROR_FETCHING_DATA';

/** The code entry (part 1 §4). `code` is the value of the field. */
export type CodeEntryState =
  | { readonly name: 'AWAIT_DATA' | 'AWAIT_CODE' | 'CODE_OBLIGATORY' | CodeProblem; readonly code: string }
  /** LEFT (our name): the app is opening the code's target. */
  | { readonly name: 'FETCH_DATA' | 'FETCHING_DATA' | 'LEFT'; readonly code: string; readonly source: CodeSource };

export type CodeEntryEvent =
  /** `code`: the one in the page's address, null without one. */
  | { readonly type: 'opened'; readonly code: string | null }
  | { readonly type: 'edited' | 'code-scanned'; readonly code: string }
  | { readonly type: 'confirm-pressed' | 'fetch-started' }
  | { readonly type: 'resolved'; readonly target: LinkTarget }
  /** The code, or its target, cannot be used. */
  | { readonly type: 'failed'; readonly problem: CodeProblem }
  /** The person came back to this page from the code's target. */
  | { readonly type: 'returned' };

export type CodeEntryCommand =
  | { readonly type: 'fetch'; readonly code: string }
  /** `isReplacing`: replace the history entry, because Back to this address would open the target again. */
  | { readonly type: 'follow'; readonly target: LinkTarget; readonly isReplacing: boolean }
  /** Aborts the lookup of the current code. */
  | { readonly type: 'give-up' };

type CodeEntryTransition = Transition<CodeEntryState, CodeEntryCommand>;

const resolve = (code: string, source: CodeSource): CodeEntryTransition => ({
  state: { name: 'FETCH_DATA', code, source },
  command: { type: 'fetch', code },
});
const edited = (_: CodeEntryState, { code }: { code: string }): CodeEntryTransition => ({ state: { name: 'AWAIT_CODE', code } });
const giveUp = (state: CodeEntryState, event: { code: string }) => ({ ...edited(state, event), command: { type: 'give-up' } as const });
const failed = ({ code }: CodeEntryState, { problem }: { problem: CodeProblem }) => ({ state: { name: problem, code } });

/** What the states do in which the person enters a code. */
const FORM = {
  edited,
  'code-scanned': (_: CodeEntryState, { code }: { code: string }) => resolve(code, 'camera'),
  'confirm-pressed'(state: CodeEntryState): CodeEntryTransition {
    const code = state.code.trim();
    return code === '' ? { state: { name: 'CODE_OBLIGATORY', code } } : resolve(code, 'hand');
  },
};

export const step = stepBy<CodeEntryState, CodeEntryEvent, CodeEntryCommand>({
  AWAIT_DATA: {
    ...FORM,
    opened: (_, { code }) => (code === null ? { state: { name: 'AWAIT_CODE', code: '' } } : resolve(code, 'address')),
  },
  AWAIT_CODE: FORM,
  CODE_OBLIGATORY: FORM,
  CODE_NOT_FOUND: FORM,
  ERROR_CODE: FORM,
  ERROR_FETCHING_DATA: FORM,
  FETCH_DATA: { edited: giveUp, 'fetch-started': (state) => ({ state: { ...state, name: 'FETCHING_DATA' } }) },
  FETCHING_DATA: {
    edited: giveUp,
    resolved: (state, { target }) => ({
      state: { ...state, name: 'LEFT' },
      command: { type: 'follow', target, isReplacing: state.source === 'address' },
    }),
    failed,
  },
  LEFT: { failed, returned: ({ code }) => ({ state: { name: 'AWAIT_CODE', code } }) },
});

export interface CodeEntryPorts {
  /** The code of the page's address, which is resolved at once; null without one. */
  readonly code: string | null;
  /** The `utm_medium` of the page's address; null without one. */
  readonly utmMedium: string | null;
  /** The product's own host names. */
  readonly ownDomains: readonly string[];
}

function createCodeEntry(
  { client, navigation, addresses, productName, mediumPrefix = productName }: Runtime,
  { code, utmMedium, ownDomains }: CodeEntryPorts,
) {
  const medium = mediumOfUtm(utmMedium);
  const query = medium === null ? {} : { query: { [mediumParameter(mediumPrefix)]: medium } };
  return createMachine<CodeEntryState, CodeEntryEvent, CodeEntryCommand>(
    { name: 'AWAIT_DATA', code: code ?? '' },
    step,
    runBy({
      async fetch({ code }, { send, signal }) {
        send({ type: 'fetch-started' });
        try {
          const call = (code: string) => client.call(resolveCode, { params: { code }, ...query, signal });
          const lowerCase = code.toLowerCase();
          // Codes are printed in lower case; a phone's keyboard starts with a capital letter.
          const link = await call(code).catch((thrown: unknown) => {
            if (isNotFound(failureOf(thrown)) && lowerCase !== code) return call(lowerCase);
            throw thrown;
          });
          const target = guardCodeLink(link, addresses, ownDomains);
          send(target === null ? { type: 'failed', problem: 'ERROR_CODE' } : { type: 'resolved', target });
        } catch (thrown) {
          send({ type: 'failed', problem: isNotFound(failureOf(thrown)) ? 'CODE_NOT_FOUND' : 'ERROR_FETCHING_DATA' });
        }
      },
      follow({ target, isReplacing }, { send }) {
        const link =
          target.kind === 'internal'
            ? { type: 'internal' as const, link: withMedium(target.path, mediumPrefix, medium) }
            : { type: 'external' as const, link: target.href };
        if (!navigation.follow(link, { replace: isReplacing })) send({ type: 'failed', problem: 'ERROR_CODE' });
      },
      // A new command has aborted the one before.
      'give-up': () => undefined,
    }),
  );
}

export function useCodeEntry(ports: CodeEntryPorts) {
  const [state, send] = useMachine((runtime) => createCodeEntry(runtime, ports), { type: 'opened', code: ports.code });
  useBfcacheRestore(() => send({ type: 'returned' }));
  return [state, send] as const;
}
