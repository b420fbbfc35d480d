import { useTexts } from '../../../../platform/locale.ts'
import { NumberField } from '../../../../ui/number-field.tsx'

interface DueDaysFieldProps {
  id: string
  value: number | null
  error: string | undefined
  onChange: (dueDays: number | null) => void
}

/** Within how many business days a step is to be decided; empty: no due day. */
export default function DueDaysField({ onChange, ...field }: DueDaysFieldProps) {
  const t = useTexts()
  return (
    <NumberField
      {...field}
      label={t('validation.request.dueDays')}
      hint={t('validation.request.dueHint')}
      unit={t('validation.request.days')}
      // What cannot be read as whole days is refused, and never taken for none.
      onChange={(typed) => onChange(typed === null || Number.isInteger(typed) ? typed : 0)}
      isOptional
    />
  )
}
