import { useTexts } from '../../../../platform/locale.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { Select } from '../../../../ui/select.tsx'
import { fieldId } from './form-part.ts'
import type { FormPartProps } from './form-part.ts'
import type { DurationKind } from './lifecycle-draft.ts'
import { SpanFields } from './span-fields.tsx'

const kinds: readonly DurationKind[] = ['span', 'until', 'indefinite', 'services']
const UNDATED_KINDS = kinds.filter((kind) => kind !== 'until')
const meanings = ['lastDayInForce', 'firstDayAfter'] as const

/**
 * When the contract begins and how long it lasts.
 *
 * @param props.effective of an amendment, which has a date of effect of its own
 */
export function DurationPart({
  draft,
  onChange,
  errors,
  isUndated = false,
  effective,
}: FormPartProps & { effective?: { label: string; hint: string } }) {
  const t = useTexts()
  const { durationKind } = draft
  return (
    <>
      {!isUndated && (
        <DateField
          id={fieldId('effectiveDate')}
          className={effective ? 'tablet:max-w-90' : 'tablet:max-w-60'}
          label={effective?.label ?? t('deadlines-panel.form.effectiveDate')}
          hint={effective?.hint ?? t('deadlines-panel.form.effectiveHint')}
          value={draft.effectiveDate}
          onChange={(effectiveDate) => onChange({ effectiveDate })}
          error={errors.effectiveDate}
        />
      )}
      <Select
        id={durationKind === 'indefinite' ? fieldId('duration') : undefined}
        className="tablet:max-w-90"
        label={t('deadlines-panel.form.duration')}
        hint={t(`deadlines-panel.form.durationHint.${durationKind}`)}
        options={(isUndated ? UNDATED_KINDS : kinds).map((kind) => ({
          value: kind,
          label: t(`deadlines-panel.form.durationKind.${kind}`),
          hint: t(`deadlines-panel.form.durationHint.${kind}`),
        }))}
        value={durationKind}
        onChange={(kind) => onChange({ durationKind: kind })}
      />
      {durationKind === 'span' && (
        <SpanFields
          id={fieldId('duration')}
          label={t('deadlines-panel.form.count')}
          value={draft.span}
          onChange={(span) => onChange({ span })}
          error={errors.duration}
        />
      )}
      {durationKind === 'until' && (
        <UntilFields draft={draft} onChange={onChange} errors={errors} />
      )}
      {durationKind === 'services' && !isUndated && (
        <DateField
          id={fieldId('duration')}
          className="tablet:max-w-60"
          isOptional
          label={t('deadlines-panel.form.servicesEndedOn')}
          value={draft.servicesEndedOn}
          onChange={(servicesEndedOn) => onChange({ servicesEndedOn })}
          error={errors.duration}
        />
      )}
    </>
  )
}

/** R0: asks what a typed end date means. */
function UntilFields({ draft, onChange, errors }: FormPartProps) {
  const t = useTexts()
  return (
    <>
      <DateField
        id={fieldId('duration')}
        className="tablet:max-w-60"
        label={t('deadlines-panel.form.untilDay')}
        value={draft.untilDay}
        onChange={(untilDay) => onChange({ untilDay })}
        error={draft.untilDay === null || draft.untilMeaning ? errors.duration : null}
      />
      <RadioGroup
        isRequired
        label={t('deadlines-panel.form.meaning')}
        options={meanings.map((meaning) => ({
          value: meaning,
          label: t(`deadlines-panel.form.meanings.${meaning}`),
          hint: t(`deadlines-panel.form.meaningHints.${meaning}`),
        }))}
        value={draft.untilMeaning}
        onChange={(untilMeaning) => onChange({ untilMeaning })}
        error={draft.untilDay !== null && !draft.untilMeaning ? errors.duration : null}
      />
    </>
  )
}
