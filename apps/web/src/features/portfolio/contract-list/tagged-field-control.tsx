import { FILTER_OF_TAGGED_FIELD } from '@tacite/domain/filters/contract-filter-fields.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { AmountField, NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { TaggedFilterDraft } from './tagged-field-filter.ts'

interface TaggedFieldControlProps {
  field: { type: string; choices: readonly string[] }
  draft: TaggedFilterDraft
  onChange: (draft: TaggedFilterDraft) => void
}

/** The control or controls for the type of a tagged field. */
export function TaggedFieldControl({ field, draft, onChange }: TaggedFieldControlProps) {
  const t = useTexts()
  const label = t('contract-list.filter.value')
  const shared = { label, value: draft.value }
  switch (FILTER_OF_TAGGED_FIELD[field.type]?.kind) {
    case 'day':
    case 'number':
    case 'amount':
      return (
        <>
          <Bound side="from" field={field} draft={draft} onChange={onChange} />
          <Bound side="to" field={field} draft={draft} onChange={onChange} />
        </>
      )
    case 'yesNo':
      return (
        <Select
          {...shared}
          options={[
            { value: 'true', label: t('contract-list.filter.yes') },
            { value: 'false', label: t('contract-list.filter.no') },
          ]}
          onChange={(value) => onChange({ ...draft, value })}
        />
      )
    case 'word':
      return (
        <Select
          {...shared}
          options={field.choices.map((choice) => ({ value: choice, label: choice }))}
          onChange={(value) => onChange({ ...draft, value })}
        />
      )
    default:
      return (
        <TextField
          label={label}
          value={draft.value ?? ''}
          onChange={(event) => onChange({ ...draft, value: event.target.value })}
        />
      )
  }
}

function Bound({
  side,
  field,
  draft,
  onChange,
}: TaggedFieldControlProps & { side: 'from' | 'to' }) {
  const t = useTexts()
  const { ownCurrency } = useFormats()
  const value = draft[side]
  const change = (next: string | number | null) => onChange({ ...draft, [side]: next })
  const isDay = field.type === 'date'
  const label = t(`contract-list.filter.${isDay ? side : side === 'from' ? 'atLeast' : 'atMost'}`)
  if (isDay) {
    return (
      <DateField label={label} value={typeof value === 'string' ? value : null} onChange={change} />
    )
  }
  const figure = { label, value: typeof value === 'number' ? value : null, onChange: change }
  if (field.type === 'amount') return <AmountField {...figure} currency={ownCurrency} />
  const unit = { percentage: '%', duration: t('contract-list.filter.days') }[field.type]
  return <NumberField {...figure} unit={unit} />
}
