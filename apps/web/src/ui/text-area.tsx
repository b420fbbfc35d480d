import type { ComponentPropsWithRef } from 'react'
import { Field, useNativeFieldControl } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { LimitNote } from './limit-note.tsx'
import { splitFieldProps } from './text-field.tsx'

type NativeTextArea = Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className' | 'required'>

export interface TextAreaProps extends FieldProps, NativeTextArea {}

/** Several lines; grows with the text up to twelve lines if the browser supports it. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      <GrowingTextArea {...control} />
      <LimitNote value={control.value} maxLength={control.maxLength} />
    </Field>
  )
}

function GrowingTextArea(native: NativeTextArea) {
  const attributes = useNativeFieldControl()
  return (
    <textarea
      rows={3}
      {...native}
      {...attributes}
      className="control field-sizing-content max-h-64 min-h-20 resize-y px-3 py-2"
    />
  )
}
