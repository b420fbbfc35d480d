import { conditionOperators } from '@tacite/document/attribute-rules.ts'
import { isConditionComplete, operatorsOf } from '@tacite/document/condition-rules.ts'
import type { Condition, ConditionValue } from '@tacite/document/rich-text.ts'
import { useFormats } from '../../../../platform/formats.ts'
import { useTexts } from '../../../../platform/locale.ts'
import { useForm, type BoundField } from '../../../../platform/use-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Combobox } from '../../../../ui/combobox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Select } from '../../../../ui/select.tsx'
import { partOf, setUnfolded } from '../document-view/unfolded-parts.ts'
import { conditionalAround, removeCondition, setCondition } from '../editor/commands/conditional.ts'
import { FieldValueControl } from '../document-view/field-value-control.tsx'
import { useFields, useOpenText } from '../text/open-text.tsx'
import type { TaggedField } from '../text/fields.ts'
import type { WritingWindowProps } from './writing-window.ts'

interface ConditionDraft extends Omit<Condition, 'variable'> {
  variable: string | null
}

/** The condition of a part of the text: which value of which field. */
export default function ConditionWindow({ writing, onClose }: WritingWindowProps) {
  const t = useTexts()
  const fields = useFields()
  const { textId } = useOpenText()
  const around = writing.state && conditionalAround(writing.state)
  const fieldOf = ({ variable }: ConditionDraft) =>
    variable === null ? undefined : fields.byVariable.get(variable)
  const form = useForm<ConditionDraft, void>({
    initial: around?.condition ?? BLANK,
    check: (draft) => {
      const field = fieldOf(draft)
      if (!field) return { variable: t('editor.condition.fieldRequired') }
      return isConditionComplete(field, conditionOf(draft))
        ? {}
        : { value: t.refusal({ code: 'CONDITIONAL_VALUE_INVALID' }) }
    },
    goesToField: true,
    save: (draft) => {
      onClose()
      const condition = conditionOf(draft)
      // Just written or chosen: it stays in sight, even if the contract leaves it out.
      setUnfolded(partOf(textId, condition), true)
      writing.run(setCondition(condition))
    },
  })
  const { operator } = form.values
  const field = fieldOf(form.values)
  const choose = (variable: string | null) => {
    const chosen = fieldOf({ ...BLANK, variable })
    const isKept = !chosen || operatorsOf(chosen.type).includes(operator)
    form.set({ variable, value: null, operator: isKept ? operator : 'eq' })
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
          <Button variant="primary" type="submit" form={form.id}>
            {t(around ? 'editor.condition.update' : 'editor.condition.apply')}
          </Button>
        </>
      }
    >
      <form {...form.element} className="flex flex-col gap-4">
        <FieldChoice {...form.bind('variable')} onChange={choose} />
        {field && (
          <Select
            {...form.bind('operator')}
            label={t('editor.condition.operator')}
            options={conditionOperators
              .filter((one) => operatorsOf(field.type).includes(one))
              .map((one) => ({ value: one, label: t(`editor.condition.operators.${one}`) }))}
          />
        )}
        {field && operator !== 'filled' && (
          <ConditionValueControl key={field.variable} {...form.bind('value')} field={field} />
        )}
      </form>
    </Dialog>
  )
}

const BLANK: ConditionDraft = { variable: null, operator: 'eq', value: null }

/** A field that is filled in is compared with nothing. */
function conditionOf({ variable, operator, value }: ConditionDraft): Condition {
  return { variable: variable ?? '', operator, value: operator === 'filled' ? null : value }
}

function FieldChoice(bound: BoundField<string | null>) {
  const t = useTexts()
  const { compare } = useFormats()
  const fields = useFields()
  const options = [...fields.byVariable.values()]
    .map(({ variable, label }) => ({ value: variable, label }))
    .sort((one, other) => compare(one.label, other.label))
  return <Combobox {...bound} label={t('editor.condition.field')} isRequired options={options} />
}

interface ConditionValueControlProps extends BoundField<ConditionValue> {
  field: TaggedField
}

/** The field's own control; for a multiple choice, one of its choices. */
function ConditionValueControl({ field, onChange, ...bound }: ConditionValueControlProps) {
  const t = useTexts()
  const { currency } = useFields()
  const type = field.type === 'multipleChoice' ? 'singleChoice' : field.type
  const isNumber = ['number', 'amount', 'percentage'].includes(type)
  return (
    <FieldValueControl
      {...bound}
      field={{ ...field, type, label: t('editor.condition.value') }}
      onChange={(next) => onChange(next as ConditionValue)}
      currency={currency}
      hint={isNumber ? t('editor.condition.valueHint') : undefined}
    />
  )
}
