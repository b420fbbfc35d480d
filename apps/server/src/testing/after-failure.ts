import { afterAll, type RunnerTask } from 'vitest'
import { closeIdle } from './idle-products.ts'

/**
 * Vitest's setup file: the next file takes over no product after a failure. What timed out may still be running, and
 * move its clock.
 */
// oxlint-disable-next-line eslint/no-empty-pattern -- Vitest reads which fixtures are used from this pattern
afterAll(async ({}, file) => {
  if (hasFailed(file)) await closeIdle()
})

/** Once or for good. */
function hasFailed(task: Readonly<RunnerTask>): boolean {
  const { state, retryCount = 0 } = task.result ?? {}
  if (state === 'fail' || retryCount > 0) return true
  return 'tasks' in task && task.tasks.some(hasFailed)
}
