import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import { useState } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { isCreation, withCreation } from './combobox-creation.ts'
import type { ComboboxOption } from './combobox-creation.ts'
import { keepsFormOnEnter } from './combobox-enter.ts'
import { keepsOnEscape, type ChangeDetails } from './combobox-escape.ts'
import type { ComboboxSource } from './combobox.tsx'
import { Field, useFieldControl } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { useLandmark } from './landmark.ts'
import { nextPageAtRow } from './option-pages.ts'
import { splitFieldProps } from './text-field.tsx'
import { useUiTexts } from './ui-texts.tsx'

export interface MultiSelectProps extends FieldProps, ComboboxSource {
  values: readonly string[]
  onChange: (values: string[]) => void
}

/** Several choices as chips, found by typing; Backspace removes the last one. */
export function MultiSelect(props: MultiSelectProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      <MultiSelectControl {...control} />
    </Field>
  )
}

function MultiSelectControl(props: Omit<MultiSelectProps, keyof FieldProps>) {
  const { options, values, onChange, onCreate, onSearch, placeholder, disabled } = props
  const { pages, chosenOptions = [], onApproach, isSearching = false } = props
  const { labelId: _labelId, ...attributes } = useFieldControl()
  const texts = useUiTexts()
  const { anchorRef, container } = useLandmark()
  const [query, setQuery] = useState('')
  const known = [...options, ...chosenOptions]
  const chosen = values.flatMap((value) => known.find((option) => option.value === value) ?? [])
  const search = (next: string) => {
    setQuery(next)
    onSearch?.(next)
  }
  const choose = (next: ComboboxOption[], details: ChangeDetails) => {
    if (keepsOnEscape(details)) return
    const creation = next.find(isCreation)
    search('')
    if (creation) onCreate?.(creation.creates)
    else onChange(next.map((option) => option.value))
  }
  return (
    <BaseCombobox.Root
      multiple
      items={onCreate && !isSearching ? withCreation(options, query) : options}
      filter={onSearch ? null : undefined}
      locale={texts.locale}
      autoHighlight
      value={chosen}
      onValueChange={choose}
      isItemEqualToValue={(item, other) => item.value === other.value}
      inputValue={query}
      onInputValueChange={search}
      onItemHighlighted={(_option, { index }) => nextPageAtRow(pages, options, index)}
      onOpenChange={(isOpen) => isOpen && onApproach?.()}
      disabled={disabled}
    >
      <BaseCombobox.InputGroup className="control flex cursor-text flex-wrap items-center gap-1 p-1">
        <BaseCombobox.Chips className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
          {chosen.map((option) => (
            <BaseCombobox.Chip
              key={option.value}
              aria-label={option.label}
              className="flex h-6.5 max-w-full items-center gap-0.5 rounded-sm bg-accent-soft pl-2 text-sm text-accent-ink outline-none data-highlighted:outline-2 data-highlighted:outline-accent"
            >
              <span className="truncate">{option.label}</span>
              <BaseCombobox.ChipRemove
                aria-label={texts.remove(option.label)}
                className="flex size-6 items-center justify-center rounded-sm hover:bg-accent-soft-hover [&_svg]:size-3.5"
              >
                <X aria-hidden />
              </BaseCombobox.ChipRemove>
            </BaseCombobox.Chip>
          ))}
          <BaseCombobox.Input
            ref={anchorRef}
            {...attributes}
            onKeyDown={keepsFormOnEnter}
            onFocus={onApproach}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            className="h-6.5 min-w-16 flex-1 bg-transparent px-2 text-base outline-none"
          />
        </BaseCombobox.Chips>
      </BaseCombobox.InputGroup>
      <ComboboxList
        isSearching={isSearching}
        shown={options.length}
        pages={pages}
        container={container}
      />
    </BaseCombobox.Root>
  )
}
