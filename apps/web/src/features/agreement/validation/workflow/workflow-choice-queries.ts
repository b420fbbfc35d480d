import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  contractWorkflowEndpoints,
  ContractWorkflow,
  WorkflowSwitchShown,
} from '@tacite/api/settings/contract-workflow-endpoints.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { keys } from '../../../../platform/query-keys.ts'

/** The workflow that a contract follows, and whether another can be chosen. */
export const contractWorkflowQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'workflow'),
    queryFn: ({ signal }) =>
      call<typeof contractWorkflowEndpoints.read>('GET', '/contracts3/:contractId/workflow', {
        params: { contractId },
        signal,
      }),
  })

/** What the choice of another one does to the steps. */
export const workflowSwitchQuery = (contractId: string, workflowId: string | null) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'workflow', workflowId),
    queryFn:
      workflowId === null
        ? skipToken
        : ({ signal }) =>
            call<typeof contractWorkflowEndpoints.preview>(
              'GET',
              '/contracts3/:contractId/workflow/choice',
              { params: { contractId }, query: { workflowId }, signal },
            ),
  })

/** Chooses what the person saw. */
export function chooseWorkflow(
  contractId: string,
  { from, to, steps, left }: WorkflowSwitchShown,
): Promise<ContractWorkflow> {
  const standing = (wanted: string) =>
    steps.filter((step) => step.standing === wanted).map(({ _id }) => _id)
  const body: BodyOf<typeof contractWorkflowEndpoints.choose> = {
    workflowId: to._id,
    replaces: from._id,
    seen: {
      current: standing('current')[0]!,
      completed: standing('completed'),
      left: left.map(({ _id }) => _id),
    },
  }
  return call<typeof contractWorkflowEndpoints.choose>('PUT', '/contracts3/:contractId/workflow', {
    params: { contractId },
    body,
  })
}
