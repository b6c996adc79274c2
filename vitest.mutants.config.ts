import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

process.env['TZ'] = 'Europe/Rome';

/** The tests of one room of scripts/test/mutants.ts. StrykerJS does not choose between the projects of vitest.config.ts. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    include: process.env['PAUSA_MUTANTS_TESTS']?.split(';') ?? [],
    // Thousands of schedules and inputs for each mutant would take days.
    exclude: ['**/*.{idempotency,property,hostile}.test.ts'],
  },
  plugins: [vanillaExtractPlugin()],
});
