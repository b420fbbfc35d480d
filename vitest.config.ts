import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** Two workers: the whole suite is meant for a machine with two cores, and the database takes its share. */
const MAX_WORKERS = 2

/** Ten times and more what they take on an idle machine, so that a busy one does not fail them. */
const PATIENCE = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

/** Most objects live for moments: with more room for new ones, property tests take a twelfth less CPU time. */
const YOUNG_OBJECTS = ['--max-semi-space-size=64']

/** Random examples are the same in every run. */
const SETUP_FILES = [join(import.meta.dirname, 'scripts/prove/properties/seed.ts')]

export default defineConfig({
  test: {
    maxWorkers: MAX_WORKERS,
    execArgv: YOUNG_OBJECTS,
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          setupFiles: SETUP_FILES,
          // Pure functions share one worker: files cannot affect each other.
          isolate: false,
          ...PATIENCE,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
          maxWorkers: MAX_WORKERS,
          // A new worker for each file would take three times as long as their tests.
          isolate: false,
          setupFiles: [
            join(import.meta.dirname, 'apps/web/src/platform/testing/take-stubs-away.ts'),
          ],
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'apps/server/**/*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bin/**/*.test.mjs',
          ],
          // Files share their worker: loading the whole product again for each takes longer than most of their tests.
          isolate: false,
          setupFiles: SETUP_FILES,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // They share a database, a disk and a machine: a successful retry counts as passed, and `npm test` names it
          // as unsteady.
          retry: 1,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'install',
          include: ['e2e/install/*.test.ts'],
          // They install packages and start servers: one at a time, and slowly on a small machine.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
