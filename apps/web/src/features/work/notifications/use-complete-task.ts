import type { tasksEndpoints } from '@tacite/api/work/tasks-endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { toasts } from '../../../ui/toasts.ts'

interface Completed {
  taskId: string
  contract: { title: string }
}

/** Ticks the task that a notification is about; it can be unticked among the tasks that are done. */
export function useCompleteTask() {
  return useMutation({
    mutationFn: ({ taskId }: Completed) =>
      call<typeof tasksEndpoints.finish>('POST', '/tasks/:taskId/finished', { params: { taskId } }),
    meta: { changes: ['tasks'] },
    onSuccess: (_, { contract }) =>
      toasts.success(currentTexts()('notification-list.completed', contract)),
  })
}
