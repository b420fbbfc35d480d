import { Suspense } from 'react'
import { useTexts } from '../../../../platform/locale.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { LoadingRegion, SkeletonText } from '../../../../ui/skeleton.tsx'
import {
  lifecycleFields,
  TermsFields,
  type TermErrors,
} from '../../../lifecycle/deadlines/public.ts'
import { fieldId } from '../field-id.ts'
import type { NewContractForm } from '../use-new-contract.ts'
import { termField } from './check-signed.ts'
import { SignatoryFields } from './signatory-fields.tsx'
import type { SignedDraft } from './signed-draft.ts'

/** The signature and the terms of a contract that was signed elsewhere, as its PDF states them. */
export function SignedFields({ form }: { form: NewContractForm }) {
  const t = useTexts()
  const { signed, typeId, counterpartyId } = form.draft
  const change = (changes: Partial<SignedDraft>, field: string) => {
    form.setDraft((draft) => ({ ...draft, signed: { ...draft.signed, ...changes } }))
    form.forgive([field])
  }
  const termErrors: TermErrors = Object.fromEntries(
    lifecycleFields.flatMap((term) => {
      const error = form.errors[termField(term)]
      return error ? [[term, error]] : []
    }),
  )
  return (
    <>
      <section aria-labelledby="new-contract-signature" className="flex flex-col gap-4">
        <div>
          <h2 id="new-contract-signature" className="text-lg font-semibold">
            {t('new-contract.signed.signature')}
          </h2>
          <p className="text-ink-soft">{t('new-contract.signed.signatureLead')}</p>
        </div>
        <DateField
          id={fieldId('from.signatureDate')}
          className="tablet:max-w-60"
          label={t('new-contract.signed.signatureDate')}
          value={signed.signatureDate}
          onChange={(signatureDate) => change({ signatureDate }, 'from.signatureDate')}
          error={form.errors['from.signatureDate']}
          isRequired
        />
        <SignatoryFields
          signatories={signed.signatories}
          error={form.errors['from.signatories']}
          onChange={(signatories) => change({ signatories }, 'from.signatories')}
        />
      </section>
      {form.amends === null && (
        <section aria-labelledby="new-contract-terms" className="flex flex-col gap-5">
          <div>
            <h2 id="new-contract-terms" className="text-lg font-semibold">
              {t('new-contract.signed.terms')}
            </h2>
            <p className="text-ink-soft">{t('new-contract.signed.termsLead')}</p>
          </div>
          <Suspense
            fallback={
              <LoadingRegion>
                <SkeletonText />
              </LoadingRegion>
            }
          >
            <TermsFields
              draft={signed.terms}
              onChange={(changes) => {
                form.setDraft((draft) => ({
                  ...draft,
                  signed: { ...draft.signed, terms: { ...draft.signed.terms, ...changes } },
                }))
                // The refusal is about the draft before this change.
                form.forgive(lifecycleFields.map(termField))
              }}
              errors={termErrors}
              signatureDate={isDay(signed.signatureDate) ? signed.signatureDate : null}
              typeId={typeId}
              counterpartyId={counterpartyId}
            />
          </Suspense>
        </section>
      )}
    </>
  )
}

function isDay(typed: string | null): typed is string {
  return typed !== null && /^\d{4}-\d{2}-\d{2}$/.test(typed)
}
