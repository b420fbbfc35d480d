import { defineConfig } from 'vitest/config'

/**
 * Read from the root of Stryker's copy, which contains one package. Files share no worker: module state would hide a
 * mutant.
 */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts'],
    setupFiles: ['scripts/prove/properties/seed.ts'],
    // A slow machine is no fault of a test, and a mutant without end has a limit of its own.
    testTimeout: 120_000,
  },
})
