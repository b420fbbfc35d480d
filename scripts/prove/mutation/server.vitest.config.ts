import { defineConfig } from 'vitest/config'

/** Read from the root of Stryker's copy. */
export default defineConfig({
  test: {
    include: ['apps/server/src/features/**/*.test.ts'],
    isolate: false,
    setupFiles: ['scripts/prove/properties/seed.ts'],
    // A test slowed down by another program is no sign of a mutant.
    retry: 1,
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
