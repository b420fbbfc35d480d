import { isTaskAddress } from '@tacite/domain/tasks/task-addresses.ts'
import { useMutation } from '@tanstack/react-query'
import { callAddress } from '../../../platform/api.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { toasts } from '../../../ui/toasts.ts'
import type { Task, TaskAction } from './task-queries.ts'

/**
 * Runs a task's action with the method and address that came with it. The registry is checked first: an unknown
 * address is never called. An error becomes a toast and leaves the row unchanged.
 *
 * @param onDone goes back to the first page (specification 4)
 */
export function useTaskAction(task: Task, onDone: () => void) {
  const { contract } = task
  const mutation = useMutation({
    mutationFn: ({ method, url, data }: TaskAction) => callAddress(method, url, data ?? undefined),
    meta: { changes: [{ topic: 'contract', contractId: contract._id }, 'tasks'] },
    onSuccess: () => {
      toasts.success(currentTexts()('tasks.screen.finished', contract))
      onDone()
    },
  })
  const run = (action: TaskAction) => {
    if (isTaskAddress(action.method, action.url)) mutation.mutate(action)
    else toasts.error(currentTexts()('tasks.screen.refusedAddress'))
  }
  const runningId = mutation.isPending ? mutation.variables._id : null
  return { run, runningId }
}
