import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  checkedLines,
  refusedLines,
  soleLine,
  type FieldErrorLine,
  type Place,
} from './form-lines.ts'
import { showError } from './query-client.ts'
import type { Change } from './stale-after.ts'

export interface SendingOptions<Values extends object, Saved> {
  /** Sends it; a window that only changes the page does so here and returns at once. */
  save: (values: Values) => Promise<Saved> | Saved
  onSaved?: (saved: Saved, sent: Values) => unknown
  /** It only asks what would happen: the answer is dropped when the form has been closed meanwhile. */
  isPreview?: boolean
  /** What else a refusal means, beside being shown. */
  onRefused?: (error: Error) => void
  /** What is stale once it is saved. */
  changes?: readonly Change[]
  /** Those with the same one are sent one after the other: each is based on the answer to the one before. */
  scope?: string
  /** Saving deletes the form's object: it is not refetched. */
  sparesRecords?: boolean
  /** Client-side errors by field, before sending; after the first attempt, on each change. */
  check?: (values: Values) => { readonly [field: string]: string | undefined }
  /** The form field of a refusal that names another one; null: none. */
  place?: Place<Values>
  /** The one field of the form: every refusal is shown at it. */
  soleField?: keyof Values & string
  /**
   * What `check` finds, or the server of a sole field, is shown at its field alone, and the first such field takes the
   * focus; else `errors` lists it.
   */
  goesToField?: boolean
}

interface Sent<Values> {
  sent: Values
  settle: (sent: Values) => void
}

/** Sends a valid draft, and keeps errors until the field is edited. */
export function useSending<Values extends object, Saved>(
  id: string,
  values: Values,
  options: SendingOptions<Values, Saved>,
) {
  const { check = () => ({}), place = placeAmong(values), soleField, goesToField } = options
  const [attempt, setAttempt] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const [forgiven, setForgiven] = useState<readonly string[]>([])
  // Not state: a second click, or leaving a field after Enter, may come before the next render.
  const isInFlight = useRef(false)
  const isMounted = useIsMounted()
  const saving = useMutation({
    mutationFn: async ({ sent }: Sent<Values>) => options.save(sent),
    // Offline it fails at once and says so. Paused, it would be sent later, even with its window closed by then.
    networkMode: 'always',
    ...(options.scope !== undefined && { scope: { id: options.scope } }),
    meta: {
      showsError: true,
      changes: options.changes ?? [],
      sparesRecords: options.sparesRecords ?? false,
    },
    onSuccess: (saved, { sent, settle }) => {
      if (options.isPreview && !isMounted.current) return
      setChecked(false)
      settle(sent)
      return options.onSaved?.(saved, sent)
    },
    onError: (error) => {
      // Its window was closed while the answer was pending: there is no other place left to show it.
      if (!isMounted.current && !options.isPreview) showError(error)
      options.onRefused?.(error)
      if (goesToField && soleField) focusField(`${id}-${soleField}`)
    },
    onSettled: () => {
      isInFlight.current = false
    },
  })
  const found = isChecked ? checkedLines(id, check(values)) : []
  const refused = soleField
    ? soleLine(id, saving.error, soleField)
    : refusedLines(id, saving.error, (field) =>
        place(field, saving.variables?.sent ?? values, values),
      )
  const isOver = ({ field }: FieldErrorLine) =>
    field !== undefined && (forgiven.includes(field) || found.some((line) => line.field === field))
  const lines = [...found, ...refused.filter((line) => !isOver(line))]
  const send = (sent: Values, settle: (sent: Values) => void) => {
    if (isInFlight.current) return
    const wrong = checkedLines(id, check(sent))
    setAttempt((before) => before + 1)
    setForgiven([])
    setChecked(true)
    if (wrong.length === 0) {
      isInFlight.current = true
      return saving.mutate({ sent, settle })
    }
    saving.reset()
    if (goesToField) focusField(wrong[0]!.fieldId!)
  }
  const atField = soleField ? lines : found
  return {
    attempt,
    isBusy: saving.isPending,
    lines,
    /** What the form lists above itself. */
    listed: goesToField ? lines.filter((line) => !atField.includes(line)) : lines,
    forgive: (fields: readonly string[]) => setForgiven((before) => [...before, ...fields]),
    send,
  }
}

/** Whether the form is still mounted, for answers that come later. */
function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}

function focusField(fieldId: string): void {
  document.getElementById(fieldId)?.focus()
}

function placeAmong<Values extends object>(values: Values): Place<Values> {
  return (field) => (field in values ? { field } : null)
}
