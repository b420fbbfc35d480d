import { defineConfig } from 'vitest/config'

/** Read from the root of the copy that Stryker makes, which holds one package. Files share no worker: what a module remembers would hide a mutant. */
export default defineConfig({
  // A slow machine is no fault of a test, and a mutant without end has a limit of its own.
  test: { include: ['packages/**/*.test.ts'], testTimeout: 120_000 },
})
