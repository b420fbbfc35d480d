import { useTexts } from '../../../../platform/locale.ts'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { NumberField } from '../../../../ui/number-field.tsx'
import { fieldId } from './form-part.ts'
import type { FormPartProps } from './form-part.ts'
import { shownParts } from './lifecycle-draft.ts'
import { NoticeFields } from './notice-fields.tsx'
import { SpanFields } from './span-fields.tsx'

const types = ['none', 'tacit', 'withAgreement', 'withNotice'] as const

/** What happens at the end, for how long, how often, and how long before it must be declared. */
export function RenewalPart({ draft, onChange, errors }: FormPartProps) {
  const t = useTexts()
  const shown = shownParts(draft)
  return (
    <>
      {shown.renewalType && (
        <div id={fieldId('renewalType')} tabIndex={-1}>
          <RadioGroup
            label={t('deadlines-panel.form.renewalType')}
            options={types.map((type) => ({
              value: type,
              label: t(`deadlines-panel.form.renewalTypes.${type}`),
              hint: t(`deadlines-panel.form.renewalHints.${type}`),
            }))}
            value={draft.renewalType}
            onChange={(renewalType) => onChange({ renewalType })}
            error={errors.renewalType}
          />
        </div>
      )}
      {shown.renewalDuration && (
        <>
          <SpanFields
            id={fieldId('renewalDuration')}
            label={t('deadlines-panel.form.renewalDuration')}
            hint={renewalHint(t, draft.renewalType)}
            value={draft.renewal}
            onChange={(renewal) => onChange({ renewal })}
            error={errors.renewalDuration}
          />
          <OccurrenceFields draft={draft} onChange={onChange} errors={errors} />
        </>
      )}
      {shown.notice && (
        <NoticeFields
          id={fieldId('notice')}
          label={t('deadlines-panel.form.notice')}
          value={draft.notice}
          onChange={(notice) => onChange({ notice })}
          error={errors.notice}
        />
      )}
    </>
  )
}

function OccurrenceFields({ draft, onChange, errors }: FormPartProps) {
  const t = useTexts()
  return (
    <>
      <RadioGroup
        isRow
        label={t('deadlines-panel.form.maxRenewals')}
        options={[
          { value: 'unlimited', label: t('deadlines-panel.form.unlimited') },
          { value: 'limited', label: t('deadlines-panel.form.limited') },
        ]}
        value={draft.isLimited ? 'limited' : 'unlimited'}
        onChange={(choice) => onChange({ isLimited: choice === 'limited' })}
        error={draft.isLimited ? null : errors.maxRenewals}
      />
      {draft.isLimited && (
        <NumberField
          id={fieldId('maxRenewals')}
          className="tablet:max-w-60"
          label={t('deadlines-panel.form.maxCount')}
          value={draft.maxRenewals}
          onChange={(maxRenewals) => onChange({ maxRenewals })}
          error={errors.maxRenewals}
        />
      )}
    </>
  )
}

function renewalHint(t: ReturnType<typeof useTexts>, type: string): string | undefined {
  if (type === 'tacit') return t('deadlines-panel.form.renewalDurationHint')
  if (type === 'withAgreement') return t('deadlines-panel.form.renewalAgreementHint')
  return undefined
}
