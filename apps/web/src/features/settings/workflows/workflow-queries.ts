import { keys } from '../../../platform/query-keys.ts'
import type { BodyInputOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type {
  workflowAdministrationEndpoints,
  WorkflowStepRow,
} from '@tacite/api/settings/workflow-administration-endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import type { PlainSearch } from '../../../platform/plain-search.ts'

type Endpoints = typeof workflowAdministrationEndpoints
export type { WorkflowStepRow }
export type WorkflowRow = ResponseOf<Endpoints['read']>

export function workflowsQuery(asked: PlainSearch) {
  return queryOptions({
    queryKey: keys.workflows('list', asked),
    queryFn: ({ signal }) =>
      call<Endpoints['list']>('GET', '/administration/workflows', { query: asked, signal }),
    placeholderData: keepPreviousData,
  })
}

export function workflowQuery(workflowId: string) {
  return queryOptions({
    queryKey: keys.workflows('one', workflowId),
    queryFn: ({ signal }) =>
      call<Endpoints['read']>('GET', '/administration/workflows/:workflowId', {
        params: { workflowId },
        signal,
      }),
  })
}

export function createWorkflow(body: BodyInputOf<Endpoints['create']>) {
  return call<Endpoints['create']>('POST', '/administration/workflows', { body })
}

export function copyWorkflow(workflowId: string, name: string) {
  return call<Endpoints['copy']>('POST', '/administration/workflows/:workflowId/copies', {
    params: { workflowId },
    body: { name },
  })
}

export function saveWorkflow(
  { _id: workflowId, revision: basedOn }: WorkflowRow,
  body: BodyInputOf<Endpoints['save']>,
) {
  return call<Endpoints['save']>('PUT', '/administration/workflows/:workflowId', {
    params: { workflowId },
    body,
    basedOn,
  })
}

export function makeWorkflowDefault(workflowId: string) {
  return call<Endpoints['makeDefault']>('PUT', '/administration/workflows/:workflowId/default', {
    params: { workflowId },
  })
}

export function removeWorkflow(workflowId: string) {
  return call<Endpoints['remove']>('DELETE', '/administration/workflows/:workflowId', {
    params: { workflowId },
  })
}
