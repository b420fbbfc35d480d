import { defineConfig } from 'vitest/config'

/**
 * Read from the root of Stryker's copy, which contains one package. Files share no worker: module state would hide a
 * mutant.
 */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts'],
    setupFiles: ['scripts/prove/properties/seed.ts'],
    // A slow machine must not fail a test, and an endless mutant has its own limit.
    testTimeout: 120_000,
  },
})
