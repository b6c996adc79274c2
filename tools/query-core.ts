import type { Plugin } from 'vite';

/** What takes the place of modules of TanStack Query, by file name. */
const UNUSED: Readonly<Record<string, string>> = {
  mutationCache: 'export class MutationCache { findAll() { return []; } clear() {} async resumePausedMutations() {} }',
  infiniteQueryBehavior: 'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = hasNextPage;',
  suspense:
    'export const ensureSuspenseTimers = () => {}, shouldSuspend = () => false, fetchOptimistic = ensureSuspenseTimers, defaultThrowOnError = shouldSuspend;',
  errorBoundaryUtils:
    'export const ensurePreventErrorBoundaryRetry = () => {}, useClearResetErrorBoundary = ensurePreventErrorBoundaryRetry, getHasError = () => false;',
};

const FILE = new RegExp(`@tanstack/(?:query-core|react-query)/build/modern/(${Object.keys(UNUSED).join('|')})\\.js$`);

/**
 * Leaves out what Pausa does not use of TanStack Query, and no bundler can: mutations (what costs money goes through `submitOnce`),
 * infinite queries, suspense, and errors that a query throws. See docs/decisions/0022-tanstack-query.md for what it saves.
 */
export const queriesOnly = (): Plugin => ({
  name: 'pausa:queries-only',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: FILE }, handler: (id) => UNUSED[FILE.exec(id)?.[1] ?? ''] },
});
