import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError } from './field.tsx'

type NativeChoice = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'size'>

export interface CheckboxProps extends NativeChoice {
  label: ReactNode
  hint?: ReactNode
  error?: string | null | undefined
  /** Some of the items below are selected: shown as a dash. */
  isPartly?: boolean
  /** Visually hidden label: in table rows. */
  hidesLabel?: boolean
}

export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, isPartly = false, hidesLabel, ref, ...native } = props
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1">
      <label
        className={classNames('flex w-fit gap-2.5', hidesLabel ? 'p-1' : 'min-h-6 items-start')}
      >
        <input
          {...native}
          type="checkbox"
          ref={(input) => {
            if (input) input.indeterminate = isPartly
            return assignRef(ref, input)
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className={classNames('choice-box', 'rounded-sm', !hidesLabel && 'mt-1')}
        />
        <ChoiceText label={label} hint={hint} hintId={`${id}-hint`} hidesLabel={hidesLabel} />
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** On or off, effective immediately, without a save button. */
export function Switch(props: Omit<CheckboxProps, 'isPartly' | 'error'>) {
  const { label, hint, hidesLabel, ...native } = props
  const id = useId()
  return (
    <label className="flex min-h-6 w-fit items-start gap-3">
      <input
        {...native}
        type="checkbox"
        role="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="switch"
      />
      <ChoiceText label={label} hint={hint} hintId={`${id}-hint`} hidesLabel={hidesLabel} />
    </label>
  )
}

/** What a box or a button is for, with what it does below. */
export function ChoiceText(props: {
  label: ReactNode
  hint?: ReactNode
  hintId: string
  hidesLabel?: boolean | undefined
}) {
  return (
    <span className={props.hidesLabel ? 'sr-only' : 'flex flex-col pt-0.5'}>
      <span>{props.label}</span>
      {props.hint && (
        <span id={props.hintId} className="text-sm text-ink-faint">
          {props.hint}
        </span>
      )}
    </span>
  )
}

function assignRef(ref: NativeChoice['ref'], input: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(input)
  if (ref) ref.current = input
}
