import { useId } from 'react'
import { useChoices } from '../../../platform/choices/use-choices.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { SharedProps } from './choice-controls.tsx'
import type { WireValue } from './choices.ts'

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
