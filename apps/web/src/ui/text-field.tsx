import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Field, useNativeFieldControl } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { LimitNote } from './limit-note.tsx'

type NativeInput = Omit<ComponentPropsWithRef<'input'>, 'id' | 'size' | 'className' | 'required'>

export interface TextFieldProps extends FieldProps, NativeInput {
  /** A unit or icon inside the frame, before the text. */
  before?: ReactNode
  after?: ReactNode
  inputClassName?: string
}

/** One line of text. Works controlled (`value`, `onChange`) and registered (`{...register('title')}`). */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props)
  return (
    <Field {...field}>
      <TextInput {...control} />
      <LimitNote value={control.value} maxLength={control.maxLength} />
    </Field>
  )
}

type TextInputProps = NativeInput & Pick<TextFieldProps, 'before' | 'after' | 'inputClassName'>

/** The frame and the input alone, inside a `Field`. */
export function TextInput({ before, after, inputClassName, ...native }: TextInputProps) {
  const attributes = useNativeFieldControl()
  return (
    <div className="relative flex items-center">
      {before && (
        <span className="pointer-events-none absolute left-3 text-ink-faint [&_svg]:size-4">
          {before}
        </span>
      )}
      <input
        type="text"
        autoComplete="off"
        {...native}
        {...attributes}
        className={classNames(
          'control px-3',
          Boolean(before) && 'pl-9',
          Boolean(after) && 'pr-10',
          inputClassName,
        )}
      />
      {after && <span className="absolute right-1 flex items-center text-ink-faint">{after}</span>}
    </div>
  )
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'after'> {
  showLabel: string
  hideLabel: string
}

/** A password with a button to reveal it. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const reveal = (
    <button
      type="button"
      aria-label={isShown ? hideLabel : showLabel}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
      className="flex size-7 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken [&_svg]:size-4"
    >
      {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
    </button>
  )
  return (
    <TextField {...props} type={isShown ? 'text' : 'password'} after={reveal} spellCheck={false} />
  )
}

/** Splits the props of a labelled control into those of the field and those of the control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const {
    label,
    hint,
    error,
    isRequired,
    isOptional,
    hidesLabel,
    aside,
    className,
    id,
    ...control
  } = props
  const field: FieldProps = {
    label,
    hint,
    error,
    isRequired,
    isOptional,
    hidesLabel,
    aside,
    className,
    id,
  }
  return { field, control }
}
