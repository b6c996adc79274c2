import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { FAKE_TIMERS } from './vitest.config.ts';

process.env['TZ'] = 'Europe/Rome';

const SHARED = {
  include: process.env['PAUSA_MUTANTS_TESTS']?.split(';') ?? [],
  setupFiles: ['scripts/test/mutants-setup.ts'],
  testTimeout: 30_000,
};
// Thousands of schedules and inputs for each mutant would take days.
const LONG = '**/*.{idempotency,property,hostile}.test.ts';

/** The tests of one room of scripts/test/mutants.ts. StrykerJS does not choose between the projects of vitest.config.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: { ...SHARED, name: 'unit', environment: 'node', isolate: false, fakeTimers: FAKE_TIMERS, exclude: [LONG, '**/*.tsx'] },
        plugins: [vanillaExtractPlugin()],
      },
      {
        test: { ...SHARED, name: 'unit-dom', environment: 'jsdom', exclude: ['**/*.ts'] },
        plugins: [react(), vanillaExtractPlugin()],
      },
    ],
  },
});
