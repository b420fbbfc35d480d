import { useTexts } from '../../../platform/locale.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Select } from '../../../ui/select.tsx'
import type { WireValue } from './choices.ts'

/** More options than this are searched by typing. */
const longestList = 10

/** Props of every field control. */
export interface SharedProps {
  id: string
  label: string
  hint: string | undefined
  error: string | undefined
  onChange: (value: WireValue) => void
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

export function SingleChoice(
  props: SharedProps & { choices: readonly string[]; value: string | null },
) {
  const { choices, ...control } = props
  const t = useTexts()
  const options = choiceOptions(choices)
  const placeholder = t('shared-contract.answers.values.choose')
  if (options.length > longestList)
    return <Combobox {...control} options={options} placeholder={placeholder} />
  return <Select {...control} options={options} placeholder={placeholder} />
}

export function choiceOptions(choices: readonly string[]) {
  return choices.map((choice) => ({ value: choice, label: choice }))
}
