import type { FormErrorLine } from '../ui/form-errors.tsx'
import { ApiError } from './api-error.ts'
import { messageOf } from './query-client.ts'

/** An error in a form: of a field, by name, or of the whole. */
export interface FieldErrorLine extends FormErrorLine {
  field?: string
}

/** The field that shows a refusal; its control has the id `<form>-<field>`. */
export interface FieldPlace {
  field: string
  /** Several controls show it: no line links to one of them. */
  isMany?: boolean
  /** The field's group, if several fields have the same name. */
  of?: string
}

/**
 * Where a refusal is shown; null: above the whole form; undefined: nowhere, its row has been removed since.
 * @param sent what the server validated
 * @param now the current draft, whose rows may have been reordered since
 */
export type Place<Values> = (
  field: string,
  sent: Values,
  now: Values,
) => FieldPlace | null | undefined

/** Client-side errors. */
export function checkedLines(
  id: string,
  wrong: { readonly [field: string]: string | undefined },
): FieldErrorLine[] {
  return Object.entries(wrong).flatMap(([field, message]) =>
    message ? [{ field, fieldId: `${id}-${field}`, message }] : [],
  )
}

/** Where a form has one field, whatever was refused is shown there. */
export function soleLine(id: string, error: Error | null, field: string): FieldErrorLine[] {
  if (!error || isDeclined(error)) return []
  const [refused] = error instanceof ApiError ? error.errors : []
  return [{ field, fieldId: `${id}-${field}`, message: refused?.message ?? messageOf(error) }]
}

/** A field's refusal links to it; any other concerns the whole form. */
export function refusedLines(
  id: string,
  error: Error | null,
  placeOf: (field: string) => FieldPlace | null | undefined,
): FieldErrorLine[] {
  if (!error || isDeclined(error)) return []
  const refused = error instanceof ApiError ? error.errors : []
  if (refused.length === 0) return [{ message: messageOf(error) }]
  const lines = refused.flatMap(({ field, message }): FieldErrorLine[] => {
    const place = placeOf(field)
    if (place === undefined) return []
    if (place === null) return [{ message }]
    const { isMany = false, ...at } = place
    return [{ ...at, ...(isMany ? {} : { fieldId: `${id}-${at.field}` }), message }]
  })
  // Two fields of a request may be one field of the form.
  return lines.filter(
    (line, index) =>
      lines.findIndex((each) => each.field === line.field && each.message === line.message) ===
      index,
  )
}

/** The draft stays as it is, and nothing is wrong with it. */
function isDeclined(error: Error): boolean {
  return error instanceof ApiError && error.isDeclined
}
