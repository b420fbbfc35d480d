import { useId } from 'react'
import { useChoices } from '../../../platform/choices/use-choices.ts'
import { useTexts } from '../../../platform/locale.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { TaggedField, WireValue } from './choices.ts'

/** More options than this are searched by typing. */
const longestList = 10

/** Props of every field control. */
interface SharedProps {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  onChange: (value: WireValue) => void
}

/** Any name; those of the company are suggested. */
export function NameField(
  props: SharedProps & { noun: 'people' | 'counterparties'; value: WireValue },
) {
  const { noun, value, onChange, ...shared } = props
  const listId = useId()
  const { source } = useChoices(noun, { chosen: [] })
  return (
    <>
      <TextField
        {...shared}
        list={listId}
        value={typeof value === 'string' ? value : ''}
        onFocus={source.onApproach}
        onChange={(event) => {
          source.onSearch(event.target.value)
          onChange(event.target.value)
        }}
        maxLength={1000}
      />
      <datalist id={listId}>
        {source.options.map((option) => (
          <option key={option.value} value={option.label} />
        ))}
      </datalist>
    </>
  )
}

export function YesNo({ value, onChange, label, hint, error }: SharedProps & { value: WireValue }) {
  const t = useTexts()
  return (
    <RadioGroup
      label={label}
      hint={hint}
      error={error}
      isRow
      options={[
        { value: 'yes', label: t('common.answer.yes') },
        { value: 'no', label: t('common.answer.no') },
      ]}
      value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  )
}

export function SingleChoice(props: SharedProps & { field: TaggedField; value: string | null }) {
  const { field, ...control } = props
  const t = useTexts()
  const options = choiceOptions(field.choices)
  const placeholder = t('new-contract.fields.choose')
  if (options.length > longestList)
    return <Combobox {...control} options={options} placeholder={placeholder} />
  return <Select {...control} options={options} placeholder={placeholder} />
}

export function choiceOptions(choices: readonly string[]) {
  return choices.map((choice) => ({ value: choice, label: choice }))
}
