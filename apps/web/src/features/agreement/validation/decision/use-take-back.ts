import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { currentTexts } from '../../../../platform/locale.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { applyAnswer } from '../validation-queries.ts'
import type { ValidationStep } from '../validation-queries.ts'

/** Takes one's own decision back. */
export function useTakeBack(contractId: string, step: ValidationStep) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call<typeof validationEndpoints.cancelDecision>(
        'DELETE',
        '/contracts3/:contractId/validation/:stepId/decision',
        { params: { contractId, stepId: step._id } },
      ),
    meta: { changes: [{ topic: 'contract', contractId }] },
    onSuccess: (answer) => {
      applyAnswer(queryClient, contractId, answer)
      toasts.success(currentTexts()('validation.decide.takenBack'))
    },
  })
}
