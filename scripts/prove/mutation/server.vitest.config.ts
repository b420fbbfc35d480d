import { defineConfig } from 'vitest/config'

/** Tests of the whole product that say what its features must do. */
const OF_THE_PRODUCT = [
  'damaged-files',
  'explained-refusals',
  'factor-secrets',
  'foreign-filters',
  'foreign-ids',
  'gated-actions',
  'inactive-people',
  'names-in-subjects',
  'one-status',
  'permissions',
  'platform/database/require-replaced',
  'platform/database/system-names',
  'platform/http/record-revision',
  'platform/mail/mail-quota',
  'undelivered-mail',
  'who-gives-what',
  'who-sees-what',
].map((name) => `apps/server/src/${name}.test.ts`)

/** Read from the root of Stryker's copy. */
export default defineConfig({
  test: {
    include: ['apps/server/src/features/**/*.test.ts', ...OF_THE_PRODUCT],
    isolate: false,
    setupFiles: [
      'scripts/prove/properties/seed.ts',
      'scripts/prove/mutation/setup/attribute-hooks.ts',
    ],
    // A test slowed down by another program is no sign of a mutant.
    retry: 1,
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
