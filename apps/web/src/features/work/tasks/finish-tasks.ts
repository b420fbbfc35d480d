import type { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { call } from '../../../platform/api.ts'

export interface FinishOutcome {
  changedIds: string[]
  failures: { taskId: string; error: unknown }[]
}

/** Ticks or unticks these tasks: one call each, each of which may be refused. */
export async function finishTasks(
  taskIds: readonly string[],
  isFinished: boolean,
): Promise<FinishOutcome> {
  const answers = await Promise.allSettled(
    taskIds.map((taskId) =>
      isFinished
        ? call<typeof tasksEndpoints.finish>('POST', '/tasks/:taskId/finished', {
            params: { taskId },
          })
        : call<typeof tasksEndpoints.unfinish>('POST', '/tasks/:taskId/unfinished', {
            params: { taskId },
          }),
    ),
  )
  const outcome: FinishOutcome = { changedIds: [], failures: [] }
  answers.forEach((answer, index) => {
    const taskId = taskIds[index] ?? ''
    if (answer.status === 'fulfilled') outcome.changedIds.push(taskId)
    else outcome.failures.push({ taskId, error: answer.reason })
  })
  return outcome
}
