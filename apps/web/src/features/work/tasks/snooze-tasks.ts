import type { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { call } from '../../../platform/api.ts'
import type { FinishOutcome } from './finish-tasks.ts'

/**
 * Puts these tasks off until a day: one call each, each of which may be refused.
 *
 * @throws ApiError when the day itself is refused, which is the same for all of them
 */
export async function snoozeTasks(
  taskIds: readonly string[],
  until: string | null,
): Promise<FinishOutcome> {
  const outcome: FinishOutcome = { changedIds: [], failures: [] }
  for (const taskId of taskIds)
    try {
      await call<typeof tasksEndpoints.snooze>('PUT', '/tasks/:taskId/snoozed', {
        params: { taskId },
        body: { until: until ?? '' },
      })
      outcome.changedIds.push(taskId)
    } catch (error) {
      if (error instanceof ApiError && (error.status === 422 || error.status === 400)) throw error
      outcome.failures.push({ taskId, error })
    }
  return outcome
}

/** Brings a task back that was put off. */
export function wakeTask(taskId: string) {
  return call<typeof tasksEndpoints.wake>('DELETE', '/tasks/:taskId/snoozed', {
    params: { taskId },
  })
}
