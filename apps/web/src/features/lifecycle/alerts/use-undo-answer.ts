import { useMutation } from '@tanstack/react-query'
import { currentTexts } from '../../../platform/locale.ts'
import { toasts } from '../../../ui/toasts.ts'
import { changedByAnswer, undoAnswer, type OfAlert } from './answer-queries.ts'

/** Takes an answer to an alert back. */
export function useUndoAnswer(alert: OfAlert) {
  return useMutation({
    mutationFn: () => undoAnswer(alert),
    meta: { changes: changedByAnswer(alert.contractId) },
    onSuccess: () => toasts.success(currentTexts()('alert-answers.undone')),
  })
}
