import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './scripts/serve/browser.ts';
import { findChromium } from './scripts/install/chromium.mjs';

const port = Number(process.env['PAUSA_TEST_PORT'] ?? 4273);
const partnerPort = Number(process.env['PAUSA_TEST_PARTNER_PORT'] ?? port + 1);
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests',
  testMatch: ['literal/**/*.spec.ts', 'deploy/**/*.spec.ts', 'e2e/**/*.spec.ts', 'elements/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: 'test-results/artifacts',
  // Transcripts are the same on every system.
  snapshotPathTemplate: '{testDir}/{testFileDir}/transcripts/{arg}{ext}',
  // A test with the tag @quick belongs to the quick run too: every story, and one or two journeys for each capability.
  fullyParallel: true,
  forbidOnly: true,
  // Two workers for each of the two cores, because journeys often wait. With three workers the processor is idle for a quarter of
  // the time.
  workers: Number(process.env['PAUSA_TEST_WORKERS'] ?? 4),
  retries: 0,
  // The time-outs are long, because the suites share two cores. Only a failing test waits this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
    // Recording every journey costs a fifth of their time: `--trace retain-on-failure` where one is looked into.
    trace: 'off',
    // A service worker's cache would hide the answers that a journey changes. The service worker's own journeys allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: CHROMIUM_ARGS,
    },
  },
  webServer: {
    command: 'node --import tsx scripts/serve/serve-tests.ts',
    url: `http://localhost:${port}/sandbox/`,
    env: { PAUSA_TEST_PORT: String(port), PAUSA_TEST_PARTNER_PORT: String(partnerPort) },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
