import { useId, type ReactNode } from 'react'
import { ChoiceText } from './choice.tsx'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'
import type { Option } from './option.ts'

export interface RadioGroupProps<Value extends string> {
  /** Of the choice that takes the focus when something outside points at the group. */
  id?: string
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  isRequired?: boolean
  isRow?: boolean
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, options, value, onChange, isRequired, isRow } = props
  const id = useId()
  const entry =
    options.find((option) => option.value === value) ??
    options.find(({ isDisabled }) => !isDisabled)
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 flex-col gap-1"
    >
      <legend className="mb-1 text-sm font-medium">
        {label}
        {isRequired && (
          <span aria-hidden className="ml-0.5 text-red-ink">
            *
          </span>
        )}
        {hint && <span className="block font-normal text-ink-faint">{hint}</span>}
      </legend>
      <div className={classNames('flex gap-2', isRow ? 'flex-wrap gap-x-6' : 'flex-col')}>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-6 w-fit items-start gap-2.5">
            <input
              id={option === entry ? props.id : undefined}
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              required={isRequired}
              onChange={() => onChange(option.value)}
              className={classNames('choice-box', 'mt-1 rounded-full')}
            />
            <ChoiceText label={option.label} hint={option.hint} hintId={`${id}-${option.value}`} />
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
