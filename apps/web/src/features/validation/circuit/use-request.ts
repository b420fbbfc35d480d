import type { validationEndpoints } from '@tacite/api/validation-endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { call } from '../../../platform/api.ts'
import { currentTexts } from '../../../platform/locale.ts'
import { messageOf } from '../../../platform/query-client.ts'
import { toasts } from '../../../ui/toasts.ts'
import { takeAnswer } from '../validation-queries.ts'
import { circuitErrors, toRequestBody } from './circuit-draft.ts'
import type { CircuitErrors, DraftStep } from './circuit-draft.ts'

const noErrors: CircuitErrors = { fields: {}, whole: [] }

/** Asks for the validation; refusals are shown at their step. */
export function useRequest(contractId: string, circuitId: string | null, onRequested: () => void) {
  const queryClient = useQueryClient()
  const [errors, setErrors] = useState(noErrors)
  const [attempt, setAttempt] = useState(0)
  const request = useMutation({
    mutationFn: (steps: readonly DraftStep[]) =>
      call<typeof validationEndpoints.request>('POST', '/contracts3/:contractId/validation', {
        params: { contractId },
        body: toRequestBody(steps, circuitId),
      }),
    meta: { showsError: true },
    onSuccess: (answer) => {
      onRequested()
      takeAnswer(queryClient, contractId, answer)
      toasts.success(currentTexts()('validation.request.done'))
    },
    onError: (error, steps) => {
      const refused = error instanceof ApiError ? error.errors : []
      setErrors(circuitErrors(steps, { message: messageOf(error), errors: refused }))
      setAttempt((attempts) => attempts + 1)
    },
  })
  /** A field that is written again is no longer wrong. */
  const forgive = (name: string) =>
    setErrors(({ fields, whole }) => {
      const { [name]: _forgiven, ...others } = fields
      return { fields: others, whole }
    })
  const send = (steps: readonly DraftStep[]) => {
    const unreplaced = steps.filter(({ missing = [] }) => missing.length > 0)
    if (unreplaced.length === 0) return request.mutate(steps)
    setAttempt((attempts) => attempts + 1)
    setErrors({
      whole: [],
      fields: Object.fromEntries(
        unreplaced.map(({ id, missing = [] }) => [
          `${id}.chosen`,
          currentTexts()('validation.request.replaceFirst', { names: missing.join(', ') }),
        ]),
      ),
    })
  }
  return { send, isPending: request.isPending, errors, attempt, forgive }
}
