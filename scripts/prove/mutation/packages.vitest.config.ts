import { defineConfig } from 'vitest/config'

/** Read from the root of the copy that Stryker makes, which holds one package. Files share no worker: what a module remembers would hide a mutant. */
export default defineConfig({
  test: { include: ['packages/**/*.test.ts'] },
})
