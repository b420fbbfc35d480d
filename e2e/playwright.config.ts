import { defineConfig } from '@playwright/test'
import { browserProgram } from './support/browser.ts'

const executablePath = await browserProgram()

/**
 * Pages live for seconds: optimising their code, and collecting their garbage on other threads, costs a fifth of the
 * processor's time and is never earned back.
 */
const SHORT_LIVED =
  '--js-flags=--no-maglev,--no-turbofan,--single-threaded,--min-semi-space-size=32'

/** Journeys in a real browser against the real product: each worker starts its own (support/product.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 2,
  fullyParallel: false,
  // A successful retry counts as passed, and `npm test` names it as unsteady.
  retries: 1,
  reporter: [['list']],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath, args: ['--no-sandbox', SHORT_LIVED] },
    trace: 'off',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
  },
})
