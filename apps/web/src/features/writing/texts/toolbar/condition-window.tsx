import { conditionOperators } from '@tacite/document/attribute-rules.ts'
import { isConditionComplete, operatorsOf } from '@tacite/document/condition-rules.ts'
import type { Condition, ConditionOperator, ConditionValue } from '@tacite/document/rich-text.ts'
import { useId, useState, type FormEvent } from 'react'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { Button } from '../../../../ui/button.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Select } from '../../../../ui/select.tsx'
import { conditionalAround, removeCondition, setCondition } from '../editor/commands/conditional.ts'
import { FieldValueControl } from '../document-view/field-value-control.tsx'
import { useFields } from '../text/open-text.tsx'
import type { TaggedField } from '../text/fields.ts'
import type { WritingWindowProps } from './writing-window.ts'

/** On which value of which field a part of the text depends. */
export default function ConditionWindow({ writing, onClose }: WritingWindowProps) {
  const t = useTexts()
  const formId = useId()
  const fields = useFields()
  const around = writing.state && conditionalAround(writing.state)
  const [variable, setVariable] = useState(around?.condition.variable ?? null)
  const [operator, setOperator] = useState<ConditionOperator>(around?.condition.operator ?? 'eq')
  const [value, setValue] = useState<ConditionValue>(around?.condition.value ?? null)
  const [isTried, setTried] = useState(false)
  const field = variable === null ? undefined : fields.byVariable.get(variable)
  const draft = { variable: variable ?? '', operator, value }
  const isComplete = field !== undefined && isConditionComplete(field, draft)
  const choose = (next: string | null) => {
    const chosen = next === null ? undefined : fields.byVariable.get(next)
    setVariable(next)
    setValue(null)
    if (chosen && !operatorsOf(chosen.type).includes(operator)) setOperator('eq')
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isComplete) return
    onClose()
    const kept: Condition = operator === 'filled' ? { ...draft, value: null } : draft
    writing.run(setCondition(kept))
  }
  const remove = () => {
    onClose()
    writing.run(removeCondition)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('editor.condition.title')}
      description={t('editor.condition.lead')}
      footer={
        <>
          {around && (
            <Button variant="quiet" onClick={remove}>
              {t('editor.condition.remove')}
            </Button>
          )}
          <Button variant="primary" type="submit" form={formId}>
            {t(around ? 'editor.condition.update' : 'editor.condition.apply')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={apply} noValidate className="flex flex-col gap-4">
        <FieldChoice
          value={variable}
          onChange={choose}
          error={isTried && !field ? t('editor.condition.fieldRequired') : null}
        />
        {field && (
          <Select
            label={t('editor.condition.operator')}
            options={conditionOperators
              .filter((one) => operatorsOf(field.type).includes(one))
              .map((one) => ({ value: one, label: t(`editor.condition.operators.${one}`) }))}
            value={operator}
            onChange={setOperator}
          />
        )}
        {field && operator !== 'filled' && (
          <ConditionValueControl
            key={field.variable}
            field={field}
            value={value}
            onChange={setValue}
            error={isTried && !isComplete ? t.refusal({ code: 'CONDITIONAL_VALUE_INVALID' }) : null}
          />
        )}
      </form>
    </Dialog>
  )
}

interface FieldChoiceProps {
  value: string | null
  onChange: (variable: string | null) => void
  error: string | null
}

function FieldChoice({ value, onChange, error }: FieldChoiceProps) {
  const t = useTexts()
  const { compare } = useFormats()
  const fields = useFields()
  const options = [...fields.byVariable.values()]
    .map(({ variable, label }) => ({ value: variable, label }))
    .sort((one, other) => compare(one.label, other.label))
  return (
    <Combobox
      label={t('editor.condition.field')}
      isRequired
      options={options}
      value={value}
      onChange={onChange}
      error={error}
    />
  )
}

interface ConditionValueControlProps {
  field: TaggedField
  value: ConditionValue
  onChange: (value: ConditionValue) => void
  error: string | null
}

/** The field's own control; of a multiple choice, one of its choices. */
function ConditionValueControl({ field, value, onChange, error }: ConditionValueControlProps) {
  const t = useTexts()
  const type = field.type === 'multipleChoice' ? 'singleChoice' : field.type
  const isNumber = ['number', 'amount', 'percentage'].includes(type)
  return (
    <FieldValueControl
      field={{ ...field, type, label: t('editor.condition.value') }}
      value={value}
      onChange={(next) => onChange(next as ConditionValue)}
      hint={isNumber ? t('editor.condition.valueHint') : undefined}
      error={error}
    />
  )
}
