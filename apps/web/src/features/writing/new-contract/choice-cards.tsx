import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { FieldError } from '../../../ui/field.tsx'
import type { Option } from '../../../ui/option.ts'

interface Card<Value extends string> extends Option<Value> {
  icon?: ReactNode
  /** A line of its own below the hint. */
  note?: string
}

interface ChoiceCardsProps<Value extends string> {
  label: string
  options: readonly Card<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  columns: 2 | 3
  error?: string | undefined
  /** The id of the first card, the target of an error. */
  id?: string
}

/** A choice with explained options: radio buttons styled as cards. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, options, value, onChange, columns, error, id } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className={classNames('grid gap-2', columnClasses[columns])}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classNames(
              'flex min-w-0 gap-2.5 rounded-lg border p-3 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              option.value === value
                ? 'border-accent bg-accent-soft'
                : 'border-line-strong bg-paper',
              option.isDisabled
                ? 'cursor-not-allowed bg-canvas text-ink-faint'
                : option.value !== value && 'hover:bg-canvas',
            )}
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              aria-describedby={error ? `${name}-error` : undefined}
              className="choice-box mt-0.5 rounded-full outline-none"
            />
            <CardText option={option} />
          </label>
        ))}
      </div>
      <FieldError id={`${name}-error`} error={error} />
    </fieldset>
  )
}

function CardText({ option }: { option: Card<string> }) {
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="flex items-start justify-between gap-2 font-medium">
        <span className="min-w-0 break-words">{option.label}</span>
        <span className="text-ink-faint [&_svg]:size-4.5">{option.icon}</span>
      </span>
      {option.hint && (
        <span className={option.isDisabled ? 'text-sm' : 'text-sm text-ink-soft'}>
          {option.hint}
        </span>
      )}
      {option.note && <span className="mt-1 text-sm text-ink-faint">{option.note}</span>}
    </span>
  )
}

const columnClasses = { 2: 'tablet:grid-cols-2', 3: 'tablet:grid-cols-3' }
