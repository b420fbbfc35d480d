import { keys } from '../../../../platform/query-keys.ts'
import type { ContractSteps, workflowsEndpoints } from '@tacite/api/settings/workflows-endpoints.ts'
import type { BodyInputOf } from '@tacite/api/endpoint.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'

export type ContractStep = ContractSteps[number]

/** The steps of a contract's workflow and its current one. */
export const contractStepsQuery = (contractId: string) =>
  queryOptions({
    queryKey: keys.contract(contractId, 'steps'),
    queryFn: ({ signal }) =>
      call<typeof workflowsEndpoints.read>('GET', '/contracts3/:contractId/steps', {
        params: { contractId },
        signal,
      }),
  })

type StepChange = BodyInputOf<typeof workflowsEndpoints.change>

/** Completes a step, opens it again or sets its due date. */
export function changeStep(
  contractId: string,
  stepId: string,
  body: StepChange,
): Promise<ContractSteps> {
  return call<typeof workflowsEndpoints.change>('PUT', '/contracts3/:contractId/steps/:stepId', {
    params: { contractId, stepId },
    body,
  })
}

/** Changes a step at a click; what stands on it is fetched again. */
export function useChangeStep(contractId: string, stepId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = contractStepsQuery(contractId)
  return useMutation({
    mutationFn: (body: StepChange) => changeStep(contractId, stepId, body),
    meta: { changes: [{ topic: 'contract', contractId }] },
    onSuccess: (steps) => queryClient.setQueryData(queryKey, steps),
  })
}
