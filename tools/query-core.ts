import type { Plugin } from 'vite';

/** What takes the place of two modules of @tanstack/query-core, by file name. */
const UNUSED: Readonly<Record<string, string>> = {
  mutationCache: 'export class MutationCache { findAll() { return []; } clear() {} async resumePausedMutations() {} }',
  infiniteQueryBehavior: 'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = hasNextPage;',
};

const FILE = /@tanstack\/query-core\/build\/modern\/(mutationCache|infiniteQueryBehavior)\.js$/;

/**
 * Leaves out what Pausa does not use of TanStack Query, and no bundler can: mutations (what costs money goes through `submitOnce`)
 * and infinite queries. 1.4 kB of 8.8 kB, see docs/decisions/0022-tanstack-query.md.
 */
export const queriesOnly = (): Plugin => ({
  name: 'pausa:queries-only',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: FILE }, handler: (id) => UNUSED[FILE.exec(id)?.[1] ?? ''] },
});
