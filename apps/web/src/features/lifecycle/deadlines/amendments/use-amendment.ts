import type { amendmentsEndpoints } from '@tacite/api/lifecycle/amendments-endpoints.ts'
import { call } from '../../../../platform/api.ts'
import type { FieldPlace } from '../../../../platform/form-lines.ts'
import { currentTexts, useTexts } from '../../../../platform/locale.ts'
import { useForm } from '../../../../platform/use-form.ts'
import { toasts } from '../../../../ui/toasts.ts'
import { isReadable } from '../../../writing/texts/public.tsx'
import { checkDraft } from '../form/check-draft.ts'
import { FORM_ID } from '../form/form-part.ts'
import { lifecyclePlace } from '../form/lifecycle-place.ts'
import {
  amendmentDraft,
  draftRows,
  emptiedFields,
  statedChanges,
  type AmendmentDraft,
} from './amendment-draft.ts'
import type { AmendedTerms } from './amendment-queries.ts'

/** The form of what an amendment replaces: only what differs from what is in force is sent. */
export function useAmendment(
  contractId: string,
  terms: AmendedTerms,
  inForce: NonNullable<AmendedTerms['inForce']>,
  onClose: () => void,
) {
  const t = useTexts()
  const isCorrection = terms.standing === 'transcribed'
  return useForm<AmendmentDraft, AmendedTerms>({
    id: FORM_ID,
    initial: amendmentDraft(terms, inForce),
    check: (draft) => ({
      ...Object.fromEntries(
        inForce.rows
          .filter(({ field }) => !isReadable(draftRows(draft, field)))
          .map(({ field }) => [field, t('common.field.invalidNumber')]),
      ),
      ...Object.fromEntries(
        emptiedFields(draft, inForce).map((field) => [field, t('amendments.dialog.emptied')]),
      ),
      ...Object.fromEntries(
        Object.entries(checkDraft(draft)).map(([field, slip]) => [
          field,
          t(`deadlines-panel.form.${slip}`),
        ]),
      ),
    }),
    place: placeOf,
    save: (draft) => {
      const params = { contractId }
      const stated = statedChanges(draft, inForce)
      return isCorrection
        ? call<typeof amendmentsEndpoints.correct>(
            'PUT',
            '/contracts3/:contractId/amended-terms/correction',
            { params, body: { ...stated, reason: draft.reason }, basedOn: terms.revision },
          )
        : call<typeof amendmentsEndpoints.state>('PUT', '/contracts3/:contractId/amended-terms', {
            params,
            body: stated,
            basedOn: terms.revision,
          })
    },
    // The master agreement may be open in another tab of this person.
    changes: [{ topic: 'contract', contractId }, 'contract'],
    onSaved: () => {
      toasts.success(currentTexts()('amendments.dialog.saved'))
      onClose()
    },
  })
}

function placeOf(refused: string): FieldPlace | null {
  if (refused === 'counterparty' || refused === 'legalEntity') return { field: `${refused}Id` }
  if (['effectiveOn', 'amount', 'currency'].includes(refused) || refused.startsWith('values.'))
    return { field: refused }
  return lifecyclePlace(refused)
}
