import { useMutation } from '@tanstack/react-query'
import { currentTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { toasts } from '../../../ui/toasts.ts'
import { finishTasks } from './finish-tasks.ts'
import { reasonsOf } from './refusal-reasons.ts'

interface Wanted {
  taskIds: readonly string[]
  isFinished: boolean
}

/**
 * Ticks all selected tasks. Refused ones are reported with the server's reason and stay selected.
 *
 * @param onDone called with the tasks that are still pending
 */
export function useBulkFinish(onDone: (stillSelected: ReadonlySet<string>) => void) {
  return useMutation({
    mutationFn: ({ taskIds, isFinished }: Wanted) => finishTasks(taskIds, isFinished),
    meta: { changes: ['tasks'] },
    onSuccess: ({ changedIds, failures }) => {
      const t = currentTexts()
      const count = changedIds.length
      if (count > 0) toasts.success(t('tasks.bulk.changed', { count }))
      for (const failure of reasonsOf(failures, messageOf))
        toasts.error(t('tasks.bulk.failed', failure), { isLasting: true })
      onDone(new Set(failures.map(({ taskId }) => taskId)))
    },
  })
}
