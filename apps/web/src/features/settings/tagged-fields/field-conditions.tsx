import { conditionOperators } from '@tacite/document/attribute-rules.ts'
import { operatorsOf } from '@tacite/document/condition-rules.ts'
import type { ConditionValue } from '@tacite/document/rich-text.ts'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Select } from '../../../ui/select.tsx'
import { RowsField } from '../administration/public.tsx'
import { FieldValueControl } from '../../writing/texts/public.tsx'
import type { ConditionRow, ControlsProps, Decider } from './field-form.ts'

const NEW_CONDITION: ConditionRow = { on: null, operator: 'eq', value: null }
const mostConditions = 10

/** The values of other fields on which the field depends. */
export function FieldConditions({ field, form }: ControlsProps) {
  const t = useTexts()
  const isFull = form.values.conditions.length >= mostConditions
  return (
    <RowsField
      {...form.bind('conditions')}
      label={t('tagged-fields.conditions')}
      hint={t('tagged-fields.conditionsHint')}
      rowLabel={(number) => t('tagged-fields.conditionNumber', { number })}
      removeLabel={(number) => t('tagged-fields.removeCondition', { number })}
      addLabel={t('tagged-fields.addCondition')}
      fullReason={isFull ? t('tagged-fields.tooMany') : null}
      newRow={NEW_CONDITION}
    >
      {(row, write) => <ConditionControls row={row} ownId={field?._id ?? null} onChange={write} />}
    </RowsField>
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
  const { ownCurrency } = useFormats()
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
          currency={ownCurrency}
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
  return (
    <ChoiceField
      noun="taggedFields"
      {...(ownId ? { scope: { except: ownId } } : {})}
      label={t('editor.condition.field')}
      known={on ? [{ _id: on._id, name: on.label }] : []}
      value={on?._id ?? null}
      onChange={(_id, field) => onChange(field && { ...field, label: field.name })}
      isRequired
    />
  )
}
