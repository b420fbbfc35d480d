import type {
  RequestForm,
  taskRequestsEndpoints,
  TaskRequest,
} from '@tacite/api/work/task-requests-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { keys } from '../../../platform/query-keys.ts'

export type { RequestForm, TaskRequest }
type Endpoints = typeof taskRequestsEndpoints

/** What people asked each other about a contract. */
export const contractTasksQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.tasks('ofContract', contractId),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/contracts3/:contractId/tasks', {
        params: { contractId },
        signal,
      }),
  })

export function assignTask(contractId: string, body: RequestForm) {
  return call<Endpoints['assign']>('POST', '/contracts3/:contractId/tasks', {
    params: { contractId },
    body,
  })
}

export function reopenRequest(requestId: string) {
  return call<Endpoints['reopen']>('POST', '/tasks/requests/:requestId/reopened', {
    params: { requestId },
  })
}

export function withdrawRequest(requestId: string) {
  return call<Endpoints['withdraw']>('DELETE', '/tasks/requests/:requestId', {
    params: { requestId },
  })
}

export function answerTask(taskId: string, answer: string) {
  return call<Endpoints['answer']>('POST', '/tasks/:taskId/answered', {
    params: { taskId },
    body: { answer },
  })
}
