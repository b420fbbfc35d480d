import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field, useFieldControl } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { useLandmark } from './landmark.ts'
import type { Option } from './option.ts'
import { splitFieldProps } from './text-field.tsx'

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  onBlur?: () => void
  placeholder?: string
  name?: string
  disabled?: boolean
  /** Rendered before the label of an option: a colour dot, an icon. */
  renderMark?: (option: Option<Value>) => ReactNode
}

/** A choice among few (up to about ten); more need a `Combobox`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      <SelectControl {...control} />
    </Field>
  )
}

function SelectControl<Value extends string>(props: Omit<SelectProps<Value>, keyof FieldProps>) {
  const { options, value, onChange, onBlur, placeholder, name, disabled, renderMark } = props
  const { labelId, 'aria-required': _required, ...attributes } = useFieldControl()
  const { anchorRef, container } = useLandmark()
  const chosen = options.find((option) => option.value === value)
  return (
    <BaseSelect.Root
      items={options}
      value={value}
      onValueChange={(next) => next !== null && onChange(next)}
      name={name}
      disabled={disabled}
      modal={false}
    >
      <BaseSelect.Trigger
        ref={anchorRef}
        {...attributes}
        aria-labelledby={labelId}
        onBlur={onBlur}
        className="control flex items-center justify-between gap-2 px-3 text-left"
      >
        <span
          className={classNames('flex min-w-0 items-center gap-2', !chosen && 'text-ink-faint')}
        >
          {chosen && renderMark?.(chosen)}
          <span className="truncate">{chosen?.label ?? placeholder}</span>
        </span>
        <BaseSelect.Icon className="text-ink-faint">
          <ChevronDown aria-hidden className="size-4" />
        </BaseSelect.Icon>
      </BaseSelect.Trigger>
      <BaseSelect.Portal container={container}>
        <BaseSelect.Positioner
          sideOffset={4}
          alignItemWithTrigger={false}
          className="z-50 outline-none"
        >
          <BaseSelect.Popup className="popup min-w-(--anchor-width) max-w-(--available-width)">
            <BaseSelect.List>
              {options.map((option) => (
                <BaseSelect.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.isDisabled}
                  className="popup-item"
                >
                  <OptionText option={option} mark={renderMark?.(option)} />
                  <BaseSelect.ItemIndicator>
                    <Check aria-hidden className="size-4 text-accent" />
                  </BaseSelect.ItemIndicator>
                </BaseSelect.Item>
              ))}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </BaseSelect.Positioner>
      </BaseSelect.Portal>
    </BaseSelect.Root>
  )
}

/** The label of an option, its mark and its second line. */
export function OptionText({ option, mark }: { option: Option; mark?: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      {mark}
      <span className="flex min-w-0 flex-col">
        <span className="truncate">{option.label}</span>
        {option.hint && <span className="truncate text-xs text-ink-faint">{option.hint}</span>}
      </span>
    </span>
  )
}
