import type { validationEndpoints } from '@tacite/api/agreement/validation-endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { applyAnswer } from '../validation-queries.ts'
import { stepField, stepPlace, toRequestBody } from './circuit-draft.ts'
import type { DraftStep } from './circuit-draft.ts'

interface RequestOptions {
  contractId: string
  circuitId: string | null
  steps: readonly DraftStep[]
  /** What the person was told that the request leaves out of its circuit. */
  leavingOut: string | null
  onWrite: (steps: DraftStep[]) => void
  onRequested: () => void
}

/** Requests the validation; refusals are shown at their step. Unavailable people must be replaced first. */
export function useRequest(options: RequestOptions) {
  const { contractId, circuitId, steps, leavingOut, onWrite, onRequested } = options
  const t = useTexts()
  const queryClient = useQueryClient()
  const draft = { steps }
  return useForm({
    draft: {
      values: draft,
      write: (written) => {
        if (written.steps) onWrite([...written.steps])
      },
    },
    check: (asked) =>
      Object.fromEntries(
        asked.steps.flatMap(({ id, missing = [] }) =>
          missing.length > 0
            ? [
                [
                  stepField(id, 'chosen'),
                  t('validation.request.replaceFirst', { names: missing.join(', ') }),
                ],
              ]
            : [],
        ),
      ),
    place: (field, sent, now) =>
      stepPlace(field, sent.steps, now.steps, (position) =>
        t('validation.request.step', { position }),
      ),
    save: (sent) =>
      call<typeof validationEndpoints.request>('POST', '/contracts3/:contractId/validation', {
        params: { contractId },
        body: { ...toRequestBody(sent.steps, circuitId), leavingOut },
      }),
    onSaved: (answer) => {
      onRequested()
      applyAnswer(queryClient, contractId, answer)
      toasts.success(currentTexts()('validation.request.done'))
    },
  })
}
