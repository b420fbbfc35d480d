import type { FieldErrors } from './form-part.ts'
import { AdvancedPart } from './advanced-part.tsx'
import { checkDraft } from './check-draft.ts'
import { DurationPart } from './duration-part.tsx'
import { lifecycleOf, type LifecycleDraft } from './lifecycle-draft.ts'
import { PreviewBox } from './preview-box.tsx'
import { RenewalPart } from './renewal-part.tsx'
import { useNewPreview, type NewContractTerms } from './use-preview.ts'

export interface TermsFieldsProps extends Omit<NewContractTerms, 'lifecycle'> {
  draft: LifecycleDraft
  onChange: (changes: Partial<LifecycleDraft>) => void
  errors: FieldErrors
}

/** The terms of a contract that is being entered, and the resulting deadlines before it exists. */
export function TermsFields({ draft, onChange, errors, ...contract }: TermsFieldsProps) {
  const isSendable = Object.keys(checkDraft(draft)).length === 0
  const preview = useNewPreview(isSendable ? { ...contract, lifecycle: lifecycleOf(draft) } : null)
  const regime = preview !== null && 'dates' in preview ? preview.dates.regime : null
  return (
    <>
      <DurationPart draft={draft} onChange={onChange} errors={errors} />
      <RenewalPart draft={draft} onChange={onChange} errors={errors} />
      <AdvancedPart
        draft={draft}
        onChange={onChange}
        errors={errors}
        regime={regime}
        isSigned={false}
      />
      <PreviewBox preview={preview} />
    </>
  )
}
