import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { InlineConfig } from 'vitest/node';
import { hasWebKit } from './scripts/install/webkit.mjs';

/** Not UTC, where a mistake with the offset shows nothing. */
process.env['TZ'] = 'Europe/Rome';

/** Browsers, builds and installs take a minute on a quiet machine, and the suites share its cores. */
const TIMEOUT_MS = 300_000;
/** Ends a unit test that hangs. With ten times as many schedules (`npm test -- --all`) one test takes a minute. */
const UNIT_TIMEOUT_MS = process.env['PAUSA_TEST_EXHAUSTIVE'] === undefined ? 30_000 : TIMEOUT_MS;
/** For files that share a process. Not `performance`: Node's fetch keeps what it finds there at its first use. */
export const FAKE_TIMERS: NonNullable<InlineConfig['fakeTimers']> = {
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate', 'Date'],
};
const RENDERED = ['src/{widgets,host}/**/*.test.tsx', 'tests/literal/**/*.test.tsx'];

/**
 * `unit` looks at sources only, `built` at what `npm run build` wrote into dist, `engines` at the same in three browsers,
 * `examples` at the apps in examples with the packed package, `openapi` at what others make of docs/openapi.json, `site` at what
 * `npm run docs:site` wrote.
 */
export default defineConfig({
  test: {
    // Vitest's default, one less, leaves a third of two cores idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: { label: 'unit', color: 'green' },
          testTimeout: UNIT_TIMEOUT_MS,
          environment: 'node',
          // These files leave nothing behind in their process, so each need not load its modules anew.
          isolate: false,
          fakeTimers: FAKE_TIMERS,
          include: [
            'src/**/*.test.ts',
            'sandbox/**/*.test.ts',
            'conformance/**/*.test.ts',
            'scripts/**/*.test.ts',
            'stories/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/literal/**/*.test.ts',
            'tests/repository/**/*.test.ts',
          ],
        },
        plugins: [vanillaExtractPlugin()],
      },
      {
        test: {
          name: { label: 'unit-dom', color: 'cyan' },
          testTimeout: UNIT_TIMEOUT_MS,
          environment: 'jsdom',
          include: RENDERED,
          // A process loads jsdom once instead of once for each file. Not threads: a BroadcastChannel reaches all threads of a process.
          pool: 'vmForks',
        },
        plugins: [react(), vanillaExtractPlugin()],
      },
      {
        test: {
          name: { label: 'assurance', color: 'red' },
          // The long run of a check takes hours on a slow machine.
          testTimeout: 100 * TIMEOUT_MS,
          environment: 'jsdom',
          include: ['tests/assurance/**/*.test.{ts,tsx}'],
          pool: 'vmForks',
        },
        plugins: [react(), vanillaExtractPlugin()],
      },
      {
        test: {
          name: { label: 'built', color: 'magenta' },
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          environment: 'node',
          include: ['tests/built/**/*.test.ts', 'tests/package/**/*.test.ts'],
        },
      },
      {
        test: {
          name: { label: 'site', color: 'blue' },
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          environment: 'node',
          include: ['tests/site/**/*.test.ts'],
        },
      },
      {
        test: {
          name: { label: 'openapi', color: 'blue' },
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          environment: 'node',
          include: ['tests/openapi/**/*.test.ts'],
        },
      },
      {
        test: {
          name: { label: 'examples', color: 'blue' },
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          environment: 'node',
          include: ['tests/examples/**/*.test.ts'],
        },
      },
      {
        test: {
          name: { label: 'engines', color: 'yellow' },
          testTimeout: TIMEOUT_MS,
          hookTimeout: TIMEOUT_MS,
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          exclude: hasWebKit ? [] : ['tests/engines/webkit.test.ts'],
        },
      },
    ],
  },
});
