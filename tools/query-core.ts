import type { Plugin } from 'vite';

/** What takes the place of modules of TanStack Query, by file name. */
const UNUSED: Readonly<Record<string, string>> = {
  mutationCache: 'export class MutationCache { findAll() { return []; } clear() {} async resumePausedMutations() {} }',
  infiniteQueryBehavior: 'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = hasNextPage;',
  // With the network mode `always`, a read neither waits for a connection nor begins anew with one.
  onlineManager: 'export const onlineManager = { subscribe: () => () => {}, isOnline: () => true };',
  // Nobody puts another clock in the place of the browser's.
  timeoutManager: `
    export const timeoutManager = {
      setTimeout: (callback, delay) => setTimeout(callback, delay),
      clearTimeout: (id) => clearTimeout(id),
      setInterval: (callback, delay) => setInterval(callback, delay),
      clearInterval: (id) => clearInterval(id),
    };
    export const systemSetTimeoutZero = (callback) => void setTimeout(callback, 0);`,
  suspense:
    'export const ensureSuspenseTimers = () => {}, shouldSuspend = () => false, fetchOptimistic = ensureSuspenseTimers, defaultThrowOnError = shouldSuspend;',
  errorBoundaryUtils:
    'export const ensurePreventErrorBoundaryRetry = () => {}, useClearResetErrorBoundary = ensurePreventErrorBoundaryRetry, getHasError = () => false;',
};

/** Members of the class `QueryClient` that nobody calls, neither Pausa nor the library on its behalf. */
const UNUSED_MEMBERS = new Set([
  'isFetching',
  'isMutating',
  'getQueryData',
  'ensureQueryData',
  'getQueriesData',
  'setQueryData',
  'setQueriesData',
  'getQueryState',
  'removeQueries',
  'resetQueries',
  'query',
  'prefetchQuery',
  'infiniteQuery',
  'fetchInfiniteQuery',
  'prefetchInfiniteQuery',
  'ensureInfiniteQueryData',
  'getMutationCache',
  'getDefaultOptions',
  'setDefaultOptions',
  'setQueryDefaults',
  'setMutationDefaults',
  'getMutationDefaults',
  'defaultMutationOptions',
]);

const folder = '@tanstack/(?:query-core|react-query)/build/modern';
const FILE = new RegExp(`${folder}/(${Object.keys(UNUSED).join('|')})\\.js$`);
const CLIENT = new RegExp(`${folder}/queryClient\\.js$`);

/**
 * Leaves out what Pausa does not use of TanStack Query, and no bundler can: mutations (what costs money goes through `submitOnce`),
 * infinite queries, suspense, errors that a query throws, its view of the connection, and most of the client's methods. See docs/decisions/0022-tanstack-query.md
 * for what it saves.
 */
export const queriesOnly = (): Plugin => ({
  name: 'pausa:queries-only',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: FILE }, handler: (id) => UNUSED[FILE.exec(id)?.[1] ?? ''] },
  transform: {
    filter: { id: CLIENT },
    handler(code) {
      const members = this.parse(code).body.flatMap((statement) => {
        const value = statement.type === 'VariableDeclaration' ? statement.declarations[0]?.init : null;
        return value?.type === 'ClassExpression' ? value.body.body : [];
      });
      const unused = members.filter(
        (member) => member.type === 'MethodDefinition' && member.key.type === 'Identifier' && UNUSED_MEMBERS.has(member.key.name),
      );
      if (unused.length !== UNUSED_MEMBERS.size) this.error('QueryClient has other members: look at tools/query-core.ts');
      return { code: unused.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code), map: null };
    },
  },
});
