import { conditionOperators } from '@tacite/document/attribute-rules.ts'
import { operatorsOf } from '@tacite/document/condition-rules.ts'
import type { ConditionValue } from '@tacite/document/rich-text.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../platform/locale.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { FieldValueControl } from '../contracts/public.tsx'
import type { ConditionRow, ControlsProps, Decider } from './field-form.ts'
import { taggedFieldChoicesQuery } from './tagged-field-queries.ts'

const NEW_CONDITION: ConditionRow = { on: null, operator: 'eq', value: null }
const mostConditions = 10

/** On which values of which other fields the field is asked. */
export function FieldConditions({ field, form }: ControlsProps) {
  const t = useTexts()
  const { conditions } = form.values
  const { id, error, onChange } = form.bind('conditions')
  const replace = (index: number, row: ConditionRow) =>
    onChange(conditions.map((each, at) => (at === index ? row : each)))
  return (
    <fieldset id={id} tabIndex={-1} className="flex flex-col gap-3">
      <legend className="mb-1 font-medium">{t('tagged-fields.conditions')}</legend>
      <p className="text-sm text-ink-soft">{t('tagged-fields.conditionsHint')}</p>
      {conditions.map((row, index) => (
        <div
          // A condition has no name of its own: its place is what it is.
          key={index}
          role="group"
          aria-label={t('tagged-fields.conditionNumber', { number: index + 1 })}
          className="flex flex-col gap-2 rounded-md border border-line p-3"
        >
          <ConditionControls
            row={row}
            ownId={field?._id ?? null}
            onChange={(next) => replace(index, next)}
          />
          <IconButton
            label={t('tagged-fields.removeCondition', { number: index + 1 })}
            icon={<X aria-hidden />}
            size="small"
            onClick={() => onChange(conditions.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {error && <p className="text-sm text-red-ink">{error}</p>}
      <div>
        <Button
          size="small"
          icon={<Plus aria-hidden />}
          disabledReason={conditions.length < mostConditions ? null : t('tagged-fields.tooMany')}
          onClick={() => onChange([...conditions, NEW_CONDITION])}
        >
          {t('tagged-fields.addCondition')}
        </Button>
      </div>
    </fieldset>
  )
}

interface ConditionControlsProps {
  row: ConditionRow
  /** No field depends on itself. */
  ownId: string | null
  onChange: (row: ConditionRow) => void
}

function ConditionControls({ row, ownId, onChange }: ConditionControlsProps) {
  const t = useTexts()
  const { on, operator, value } = row
  const choose = (next: Decider | null) =>
    onChange({
      on: next,
      operator: next && operatorsOf(next.type).includes(operator) ? operator : 'eq',
      value: null,
    })
  return (
    <>
      <DeciderField on={on} ownId={ownId} onChange={choose} />
      {on && (
        <Select
          label={t('tagged-fields.operator')}
          options={conditionOperators
            .filter((one) => operatorsOf(on.type).includes(one))
            .map((one) => ({ value: one, label: t(`editor.condition.operators.${one}`) }))}
          value={operator}
          onChange={(next) => onChange({ ...row, operator: next })}
        />
      )}
      {on && operator !== 'filled' && (
        <FieldValueControl
          key={on._id}
          field={{
            ...on,
            type: on.type === 'multipleChoice' ? 'singleChoice' : on.type,
            label: t('editor.condition.value'),
            required: true,
          }}
          value={value}
          onChange={(next) => onChange({ ...row, value: next as ConditionValue })}
          hint={isFigure(on.type) ? t('editor.condition.valueHint') : undefined}
        />
      )}
    </>
  )
}

function isFigure(type: string): boolean {
  return ['number', 'amount', 'percentage'].includes(type)
}

interface DeciderFieldProps {
  on: Decider | null
  ownId: string | null
  onChange: (on: Decider | null) => void
}

function DeciderField({ on, ownId, onChange }: DeciderFieldProps) {
  const t = useTexts()
  const [words, setWords] = useState('')
  const found = useQuery(taggedFieldChoicesQuery(words))
  const all = [...(found.data?.fields ?? []), ...(on ? [on] : [])]
  const known = new Map(all.map((each) => [each._id, each]))
  if (ownId) known.delete(ownId)
  return (
    <Combobox
      label={t('editor.condition.field')}
      options={[...known.values()].map(({ _id, label }) => ({ value: _id, label }))}
      value={on?._id ?? null}
      onChange={(chosen) => onChange(chosen ? (known.get(chosen) ?? null) : null)}
      onSearch={setWords}
      isSearching={found.isFetching}
      isRequired
    />
  )
}
