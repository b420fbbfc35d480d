import type { CircuitConditionForm } from '@tacite/api/settings/circuit-conditions.ts'
import { CONDITIONS_OF_FIELD } from '@tacite/domain/circuits/field-conditions.ts'
import { useQuery } from '@tanstack/react-query'
import { ChoiceField } from '../../../platform/choices/choice-field.tsx'
import { chosenQuery, type ChoiceOf } from '../../../platform/choices/choice-queries.ts'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Select } from '../../../ui/select.tsx'
import { FieldValueControl } from '../../writing/texts/public.tsx'

type Condition = Extract<CircuitConditionForm, { kind: 'field' }>

interface FieldConditionProps {
  condition: Condition
  onChange: (condition: Condition) => void
}

/** A condition on a tagged field: what can be said of it follows from its type. */
export function FieldCondition({ condition, onChange }: FieldConditionProps) {
  const { fieldId } = condition
  const t = useTexts()
  const { data } = useQuery(chosenQuery('taggedFields', fieldId === null ? [] : [fieldId]))
  const field = data?.find(({ _id }) => _id === fieldId)
  return (
    <>
      <ChoiceField
        noun="taggedFields"
        scope={{ filterable: 'true', typed: 'true' }}
        label={t('circuit-rules.conditions.field')}
        known={field ? [field] : []}
        describe={({ type }) =>
          CONDITIONS_OF_FIELD[type]
            ? {}
            : { hint: t('circuit-rules.conditions.unfit'), isDisabled: true }
        }
        value={fieldId}
        onChange={(id, chosen) =>
          onChange({
            ...condition,
            fieldId: id,
            operator: (chosen && CONDITIONS_OF_FIELD[chosen.type]?.operators[0]) ?? 'equals',
            value: '',
          })
        }
        isRequired
      />
      {field && <FieldComparison field={field} condition={condition} onChange={onChange} />}
    </>
  )
}

function FieldComparison(props: FieldConditionProps & { field: ChoiceOf<'taggedFields'> }) {
  const { field, condition, onChange } = props
  const t = useTexts()
  const { ownCurrency } = useFormats()
  const { operators } = CONDITIONS_OF_FIELD[field.type] ?? { operators: [] }
  return (
    <>
      {operators.length > 1 && (
        <Select
          label={t('circuit-rules.conditions.comparison')}
          options={operators.map((each) => ({
            value: each,
            label: t(`circuit-rules.operator.${each}`),
          }))}
          value={condition.operator}
          onChange={(operator) => onChange({ ...condition, operator })}
        />
      )}
      <FieldValueControl
        key={field._id}
        field={{
          ...field,
          type: field.type === 'multipleChoice' ? 'singleChoice' : field.type,
          label: t('circuit-rules.conditions.value'),
          required: true,
        }}
        currency={ownCurrency}
        value={condition.value === '' ? null : condition.value}
        onChange={(next) => onChange({ ...condition, value: isValue(next) ? next : '' })}
      />
    </>
  )
}

function isValue(value: unknown): value is Condition['value'] {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
