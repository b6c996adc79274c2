import { failureOf, isNotFound, resolveCode } from '../../api/index.ts';
import { createMachine, useMachine } from '../shared/flow/machine.ts';
import { useBfcacheRestore } from '../shared/flow/use-bfcache-restore.ts';
import { mediumOfUtm, mediumParameter, withMedium } from '../shared/rules/landing-medium.ts';
import { guardCodeLink } from '../shared/rules/links.ts';
import { type Runtime, useRuntime } from '../shared/runtime/runtime.tsx';
import { type CodeEntryCommand, type CodeEntryEvent, type CodeEntryState, step } from './code-entry.flow.ts';

export interface CodeEntryPorts {
  /** The code of the page's address, which is resolved at once; null without one. */
  readonly code: string | null;
  /** The `utm_medium` of the page's address; null without one. */
  readonly utmMedium: string | null;
  /** The product's own host names. */
  readonly ownDomains: readonly string[];
}

function createCodeEntry({ client, navigation, addresses, productName, mediumPrefix = productName }: Runtime, ports: CodeEntryPorts) {
  const { utmMedium, ownDomains } = ports;
  const medium = mediumOfUtm(utmMedium);
  const query = medium === null ? {} : { query: { [mediumParameter(mediumPrefix)]: medium } };

  return createMachine<CodeEntryState, CodeEntryEvent, CodeEntryCommand>(
    { name: 'AWAIT_DATA', code: ports.code ?? '' },
    step,
    async (command, { send, signal }) => {
      switch (command.type) {
        case 'fetch':
          send({ type: 'fetch-started' });
          try {
            const call = (code: string) => client.call(resolveCode, { params: { code }, ...query, signal });
            const lowerCase = command.code.toLowerCase();
            // Codes are printed in lower case; a phone's keyboard starts with a capital letter.
            const link = await call(command.code).catch((thrown: unknown) => {
              if (isNotFound(failureOf(thrown)) && lowerCase !== command.code) return call(lowerCase);
              throw thrown;
            });
            send({ type: 'resolved', target: guardCodeLink(link, addresses, ownDomains) });
          } catch (thrown) {
            send({ type: isNotFound(failureOf(thrown)) ? 'not-found' : 'fetch-failed' });
          }
          return;
        case 'follow': {
          const { target, isReplacing } = command;
          const link =
            target.kind === 'internal'
              ? { type: 'internal' as const, link: withMedium(target.path, mediumPrefix, medium) }
              : { type: 'external' as const, link: target.href };
          if (!navigation.follow(link, { replace: isReplacing })) send({ type: 'follow-refused' });
          return;
        }
        case 'give-up':
          return; // the new command has already aborted the previous one
        default:
          command satisfies never;
      }
    },
  );
}

export function useCodeEntry(ports: CodeEntryPorts) {
  const runtime = useRuntime();
  const [state, send] = useMachine(() => createCodeEntry(runtime, ports), { type: 'opened', code: ports.code });
  useBfcacheRestore(() => send({ type: 'returned' }));
  return [state, send] as const;
}
