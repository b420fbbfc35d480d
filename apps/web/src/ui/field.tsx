import { createContext, useContext, useId, useMemo } from 'react'
import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { classNames } from './class-names.ts'
import { useUiTexts } from './ui-texts.tsx'

export interface FieldProps {
  label: ReactNode
  /** One line under the label: what to write and why. */
  hint?: ReactNode
  /** What is wrong and how to fix it. */
  error?: string | null | undefined
  isRequired?: boolean
  /** Shows « facultatif » after the label: for the few optional fields of a form. */
  isOptional?: boolean
  /** The label is visually hidden: for search boxes and cells. */
  hidesLabel?: boolean
  /** Beside the label, on the right: a link, a counter. */
  aside?: ReactNode
  className?: string
  /** Only needed when something outside must point at the control (an error summary does). */
  id?: string
}

/** What a control inside a field must carry so that the label, hint and error belong to it. */
export interface FieldControl {
  id: string
  labelId: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

const FieldContext = createContext<FieldControl | null>(null)

/** The attributes for the control of the surrounding field. */
export function useFieldControl(): FieldControl {
  const control = useContext(FieldContext)
  if (!control) throw new Error('A control needs a Field around it')
  return control
}

/** The attributes without the label's id, ready to spread on a native element. */
export function useNativeFieldControl() {
  const { labelId: _labelId, ...attributes } = useFieldControl()
  return attributes
}

/** A label, a hint and an error around one control, associated for assistive technology. */
export function Field(props: FieldProps & { children: ReactNode }) {
  const { label, hint, error, isRequired, isOptional, hidesLabel, aside, className, children } =
    props
  const generatedId = useId()
  const id = props.id ?? generatedId
  const texts = useUiTexts()
  const control = useMemo<FieldControl>(
    () => ({
      id,
      labelId: `${id}-label`,
      'aria-describedby':
        [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': isRequired ? true : undefined,
    }),
    [id, hint, error, isRequired],
  )
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <div
        className={classNames('flex items-baseline justify-between gap-3', hidesLabel && 'sr-only')}
      >
        <label id={control.labelId} htmlFor={id} className="text-sm font-medium text-ink">
          {label}
          {isRequired && (
            <span aria-hidden className="ml-0.5 text-red-ink">
              *
            </span>
          )}
          {isOptional && (
            <>
              {' '}
              <span className="ml-0.5 font-normal text-ink-faint">({texts.optional})</span>
            </>
          )}
        </label>
        {aside && <span className="text-sm text-ink-faint">{aside}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** Always in the page, so that a screen reader announces the text when it appears. */
export function FieldError({ id, error }: { id: string; error: string | null | undefined }) {
  return (
    <p
      id={id}
      role="alert"
      className={error ? 'flex gap-1.5 text-sm wrap-anywhere text-red-ink' : 'hidden'}
    >
      {error && (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </>
      )}
    </p>
  )
}
