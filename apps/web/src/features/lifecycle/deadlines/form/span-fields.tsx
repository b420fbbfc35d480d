import { useTexts } from '../../../../platform/locale.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import type { SpanDraft, SpanUnit } from './lifecycle-draft.ts'

interface SpanFieldsProps {
  id: string
  label: string
  hint?: string | undefined
  value: SpanDraft
  onChange: (span: SpanDraft) => void
  error?: string | undefined
}

const units: readonly SpanUnit[] = ['years', 'months', 'weeks', 'days']

/** A length of time: a number and its unit. */
export function SpanFields({ id, label, hint, value, onChange, error }: SpanFieldsProps) {
  const t = useTexts()
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] items-start gap-x-3 gap-y-1 tablet:max-w-90">
      <NumberField
        id={id}
        label={label}
        value={value.count}
        onChange={(count) => onChange({ ...value, count })}
        error={error}
      />
      <Select
        label={t('deadlines-panel.form.unit')}
        options={units.map((unit) => ({
          value: unit,
          label: t(`deadlines-panel.form.units.${unit}`),
        }))}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit })}
      />
      {hint && <p className="col-span-2 text-sm text-ink-faint">{hint}</p>}
    </div>
  )
}
