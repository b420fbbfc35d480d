import { Combobox as BaseCombobox } from '@base-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { ComboboxList } from './combobox-list.tsx'
import { isCreation, withCreation } from './combobox-creation.ts'
import type { ComboboxOption } from './combobox-creation.ts'
import { keepsFormOnEnter } from './combobox-enter.ts'
import { keepsOnEscape, type ChangeDetails } from './combobox-escape.ts'
import { Field, useFieldControl } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { useLandmark } from './landmark.ts'
import type { Option } from './option.ts'
import { nextPageAtRow, type OptionPages } from './option-pages.ts'
import { splitFieldProps } from './text-field.tsx'
import { useUiTexts } from './ui-texts.tsx'

/** Props shared by the single and the multiple combobox. */
export interface ComboboxSource {
  options: readonly Option[]
  /** Adds « Créer “…” » at the end of the list while no option has that name. */
  onCreate?: (name: string) => void
  /** Server-side search: options are shown unfiltered, and this receives what was typed. */
  onSearch?: (query: string) => void
  isSearching?: boolean
  /** Server-side paging: `options` are those loaded so far. */
  pages?: OptionPages | undefined
  /** The selection, if the list may not contain it. */
  chosenOptions?: readonly Option[]
  /** The list is about to be shown. */
  onApproach?: () => void
  placeholder?: string
  disabled?: boolean
}

export interface ComboboxProps extends FieldProps, ComboboxSource {
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
}

/** A choice among many, found by typing; it can offer to create a missing one. */
export function Combobox(props: ComboboxProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      <ComboboxControl {...control} />
    </Field>
  )
}

function ComboboxControl(props: Omit<ComboboxProps, keyof FieldProps>) {
  const { options, value, onChange, onBlur, onCreate, onSearch, placeholder, disabled } = props
  const { pages, chosenOptions = [], onApproach, isSearching = false } = props
  const { labelId: _labelId, ...attributes } = useFieldControl()
  const texts = useUiTexts()
  const { anchorRef, container } = useLandmark()
  const [query, setQuery] = useState<string | null>(null)
  const chosen = [...options, ...chosenOptions].find((option) => option.value === value) ?? null
  const typed = query ?? chosen?.label ?? ''
  const stopTyping = () => {
    setQuery(null)
    if (query !== null) onSearch?.('')
  }
  const choose = (option: ComboboxOption | null, details: ChangeDetails) => {
    if (keepsOnEscape(details)) return
    stopTyping()
    if (option && isCreation(option)) onCreate?.(option.creates)
    else onChange(option?.value ?? null)
  }
  return (
    <BaseCombobox.Root
      items={onCreate && !isSearching ? withCreation(options, query ?? '') : options}
      filter={onSearch ? null : undefined}
      locale={texts.locale}
      autoHighlight
      value={chosen}
      onValueChange={choose}
      isItemEqualToValue={(item, other) => item.value === other.value}
      inputValue={typed}
      onInputValueChange={(next, { reason }) => {
        if (reason === 'input-change' || reason === 'input-clear') {
          setQuery(next)
          onSearch?.(next)
        } else if (reason !== 'item-press') stopTyping()
      }}
      onItemHighlighted={(_option, { index }) => nextPageAtRow(pages, options, index)}
      onOpenChange={(isOpen) => isOpen && onApproach?.()}
      disabled={disabled}
    >
      <BaseCombobox.InputGroup className="relative flex items-center">
        <BaseCombobox.Input
          ref={anchorRef}
          {...attributes}
          onKeyDown={keepsFormOnEnter}
          placeholder={placeholder}
          onFocus={onApproach}
          onBlur={onBlur}
          className="control pr-15 pl-3"
        />
        <span className="absolute right-1 flex items-center text-ink-faint">
          {chosen && !disabled && (
            <BaseCombobox.Clear aria-label={texts.clear} className={sideButton}>
              <X aria-hidden />
            </BaseCombobox.Clear>
          )}
          <BaseCombobox.Trigger
            aria-label={placeholder ?? texts.choose}
            tabIndex={-1}
            className={sideButton}
          >
            <ChevronDown aria-hidden />
          </BaseCombobox.Trigger>
        </span>
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

const sideButton =
  'flex size-7 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken [&_svg]:size-4'
