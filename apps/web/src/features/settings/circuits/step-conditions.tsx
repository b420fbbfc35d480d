import { CURRENCIES, type Currency } from '@tacite/domain/contracts/currencies.ts'
import type { CircuitConditionForm } from '@tacite/api/settings/circuit-conditions.ts'
import { ChoicesField } from '../../../platform/choices/choice-field.tsx'
import { useFormats } from '../../../platform/formats.ts'
import { useTexts } from '../../../platform/locale.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { AmountField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { RowsField } from '../administration/public.tsx'
import { FieldCondition } from './field-condition.tsx'

interface StepConditionsProps {
  id: string
  value: CircuitConditionForm[]
  error: string | undefined
  onChange: (conditions: CircuitConditionForm[]) => void
}

const KINDS = ['amount', 'contractType', 'folder', 'field'] as const
const MOST_CONDITIONS = 10

/** When a step of a circuit is asked. */
export default function StepConditions(props: StepConditionsProps) {
  const t = useTexts()
  const { ownCurrency } = useFormats()
  const currency = CURRENCIES.find((each) => each === ownCurrency) ?? 'EUR'
  const isFull = props.value.length >= MOST_CONDITIONS
  return (
    <RowsField
      {...props}
      label={t('circuit-rules.conditions.label')}
      hint={t(`circuit-rules.conditions.${props.value.length > 0 ? 'all' : 'always'}`)}
      rowLabel={(position) => t('circuit-rules.conditions.position', { position })}
      removeLabel={(position) => t('circuit-rules.conditions.remove', { position })}
      addLabel={t('circuit-rules.conditions.add')}
      fullReason={isFull ? t('circuit-rules.conditions.isFull') : null}
      newRow={emptyCondition('amount', currency)}
    >
      {(condition, write) => (
        <>
          <Select
            label={t('circuit-rules.conditions.kind')}
            options={KINDS.map((kind) => ({ value: kind, label: t(`circuit-rules.kind.${kind}`) }))}
            value={condition.kind}
            onChange={(kind) => write(emptyCondition(kind, currency))}
          />
          <ConditionControls condition={condition} onChange={write} />
        </>
      )}
    </RowsField>
  )
}

function emptyCondition(
  kind: CircuitConditionForm['kind'],
  currency: Currency,
): CircuitConditionForm {
  switch (kind) {
    case 'amount':
      return { kind, operator: 'atLeast', amountInclTaxCents: null, currency }
    case 'contractType':
      return { kind, typeIds: [] }
    case 'folder':
      return { kind, folderIds: [] }
    case 'field':
      return { kind, fieldId: null, operator: 'equals', value: '' }
  }
}

interface ConditionControlsProps {
  condition: CircuitConditionForm
  onChange: (condition: CircuitConditionForm) => void
}

function ConditionControls({ condition, onChange }: ConditionControlsProps) {
  const t = useTexts()
  switch (condition.kind) {
    case 'amount':
      return <AmountCondition condition={condition} onChange={onChange} />
    case 'contractType':
      return (
        <ChoicesField
          noun="contractTypes"
          label={t('circuit-rules.conditions.types')}
          placeholder={t('circuit-rules.conditions.typesPlaceholder')}
          values={condition.typeIds}
          onChange={(typeIds) => onChange({ ...condition, typeIds })}
          isRequired
        />
      )
    case 'folder':
      return (
        <ChoicesField
          noun="folders"
          label={t('circuit-rules.conditions.folders')}
          placeholder={t('circuit-rules.conditions.foldersPlaceholder')}
          values={condition.folderIds}
          onChange={(folderIds) => onChange({ ...condition, folderIds })}
          isRequired
        />
      )
    case 'field':
      return <FieldCondition condition={condition} onChange={onChange} />
  }
}

const AMOUNT_OPERATORS = ['atLeast', 'below'] as const

function AmountCondition(props: {
  condition: Extract<CircuitConditionForm, { kind: 'amount' }>
  onChange: (condition: CircuitConditionForm) => void
}) {
  const { condition, onChange } = props
  const { operator, amountInclTaxCents, currency } = condition
  const t = useTexts()
  const formats = useFormats()
  return (
    <>
      <Select
        label={t('circuit-rules.conditions.comparison')}
        options={AMOUNT_OPERATORS.map((each) => ({
          value: each,
          label: t(`circuit-rules.amountOperator.${each}`),
        }))}
        value={operator}
        onChange={(next) => onChange({ ...condition, operator: next })}
      />
      <AmountField
        label={t('circuit-rules.conditions.amount')}
        currency={currency}
        value={amountInclTaxCents}
        onChange={(next) => onChange({ ...condition, amountInclTaxCents: next })}
        isRequired
      />
      <Combobox
        label={t('circuit-rules.conditions.currency')}
        isRequired
        options={CURRENCIES.map((code) => ({ value: code, label: formats.currency(code) }))}
        value={currency}
        onChange={(next) =>
          onChange({
            ...condition,
            currency: CURRENCIES.find((code) => code === next) ?? currency,
          })
        }
      />
    </>
  )
}
