import { useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { splitFieldProps, TextInput } from './text-field.tsx'

/** How a value is formatted in the field and parsed. */
export interface Writing<Value> {
  format: (value: Value) => string
  /** Null when the text is not such a value. */
  parse: (typed: string) => Value | null
  /** What the form receives when the text is not such a value, so that its rules can refuse it. */
  unreadable: (typed: string) => Value
  invalidText: string
}

export interface TypedFieldProps<Value> extends FieldProps {
  value: Value | null
  onChange: (value: Value | null) => void
  onBlur?: () => void
  name?: string
  placeholder?: string
  readOnly?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

interface Typed<Value> {
  text: string
  value: Value | null
  isLeft: boolean
}

/** A field whose text represents a value: kept as typed while typing, normalised on blur. */
export function TypedField<Value>(
  props: TypedFieldProps<Value> & {
    writing: Writing<Value>
    inputMode?: 'numeric' | 'decimal'
    before?: ReactNode
    after?: ReactNode
    inputClassName?: string
  },
) {
  const { field, control } = splitFieldProps(props)
  const { value, onChange, onBlur, writing, ...input } = control
  const [typed, setTyped] = useState<Typed<Value>>(() => written(value, writing))
  const shown = Object.is(typed.value, value) ? typed : written(value, writing)
  const isUnreadable = shown.text.trim() !== '' && writing.parse(shown.text) === null

  const accept = (text: string) => {
    const next = text.trim() === '' ? null : (writing.parse(text) ?? writing.unreadable(text))
    setTyped({ text, value: next, isLeft: false })
    if (!Object.is(next, value)) onChange(next)
  }
  const leave = () => {
    setTyped(
      isUnreadable
        ? { ...shown, isLeft: true }
        : { ...written(shown.value, writing), isLeft: true },
    )
    onBlur?.()
  }
  const error = field.error ?? (isUnreadable && shown.isLeft ? writing.invalidText : null)
  return (
    <Field {...field} error={error}>
      <TextInput
        {...input}
        value={shown.text}
        onChange={(event) => accept(event.target.value)}
        onBlur={leave}
      />
    </Field>
  )
}

function written<Value>(value: Value | null, writing: Writing<Value>): Typed<Value> {
  return { text: value === null ? '' : writing.format(value), value, isLeft: true }
}
