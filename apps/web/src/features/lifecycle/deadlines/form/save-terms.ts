import type { correctionsEndpoints } from '@tacite/api/lifecycle/corrections-endpoints.ts'
import type { deadlinesEndpoints } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import type { ContractDeadlines } from '../deadlines-queries.ts'
import type { PreviewedTerms } from './use-preview.ts'
import { lifecycleOf, type LifecycleDraft } from './lifecycle-draft.ts'

/** Saves the terms of a draft, or corrects those read from a document signed elsewhere. */
export function saveTerms(
  contractId: string,
  { terms, revision }: ContractDeadlines,
  draft: LifecycleDraft,
): Promise<ContractDeadlines> {
  const params = { contractId }
  if (terms !== 'transcribed')
    return call<typeof deadlinesEndpoints.setLifecycle>(
      'PUT',
      '/contracts3/:contractId/lifecycle',
      {
        params,
        body: lifecycleOf(draft),
        basedOn: revision,
      },
    )
  return call<typeof correctionsEndpoints.correctDates>(
    'PUT',
    '/contracts3/:contractId/lifecycle/correction',
    { params, body: { ...correctedDates(draft), reason: draft.reason }, basedOn: revision },
  )
}

/** What the preview computes the deadlines of. */
export function previewOf(draft: LifecycleDraft, isCorrection: boolean): PreviewedTerms {
  return isCorrection
    ? { kind: 'changed', body: correctedDates(draft) }
    : { kind: 'preview', body: lifecycleOf(draft) }
}

function correctedDates(draft: LifecycleDraft) {
  const { performedAfterEnd: _recordedApart, ...lifecycle } = lifecycleOf(draft)
  return { lifecycle, signatureDate: draft.signatureDate ?? '' }
}
