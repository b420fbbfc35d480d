import { CircleAlert } from 'lucide-react'
import { useFieldName } from './field-name.ts'
import { useUiTexts } from './ui-texts.tsx'

export interface FormErrorLine {
  /** The id of the target field; none for an error of the whole form. */
  fieldId?: string
  /** The field's group, if several have the same name: a step. */
  of?: string
  message: string
}

/**
 * The error summary of a form: one line per field, each linking to it, by name when there are several. It takes the
 * focus when it appears and whenever `attempt` grows, so that a failed submit is noticed.
 */
export function FormErrors({
  errors,
  attempt = 0,
}: {
  errors: readonly FormErrorLine[]
  attempt?: number
}) {
  const texts = useUiTexts()
  if (errors.length === 0) return null
  const fieldCount = errors.filter((error) => error.fieldId).length
  return (
    <div
      // A new attempt remounts the box: it takes the focus again.
      key={attempt}
      ref={focusOnMount}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-md border-l-4 border-red bg-red-soft px-4 py-3 text-red-ink"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        {fieldCount > 1 && <p className="font-semibold">{texts.fieldsInError(fieldCount)}</p>}
        <ul className="flex flex-col">
          {errors.map((error) => (
            <li key={`${error.fieldId ?? ''} ${error.message}`}>
              {error.fieldId ? (
                <ErrorLink {...error} fieldId={error.fieldId} isNamed={fieldCount > 1} />
              ) : (
                error.message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

interface ErrorLinkProps extends FormErrorLine {
  fieldId: string
  isNamed: boolean
}

function ErrorLink({ fieldId, of, message, isNamed }: ErrorLinkProps) {
  const name = useFieldName(fieldId)
  return (
    <a
      href={`#${fieldId}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(fieldId)?.focus()
      }}
      className="inline-block rounded-sm py-0.5 underline underline-offset-3"
    >
      {[of, isNamed && name, message].filter(Boolean).join(' · ')}
    </a>
  )
}

/** Module level, so that the box takes the focus once and not on every render. */
function focusOnMount(box: HTMLElement | null): void {
  box?.focus()
}
