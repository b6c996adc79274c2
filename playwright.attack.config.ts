/** `npm run attack`: the long sweeps of `tests/attack`, which no other test run includes. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

process.env['PAUSA_ATTACK_STEP_MS'] ??= '20';

export default defineConfig({
  ...base,
  testMatch: ['attack/**/*.attack.ts', 'e2e/payment/lost-answer.spec.ts'],
  timeout: 3_600_000,
  reporter: [['list']],
  use: { ...base.use, actionTimeout: 15_000, navigationTimeout: 20_000 },
});
