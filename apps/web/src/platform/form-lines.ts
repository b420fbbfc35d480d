import type { FormErrorLine } from '../ui/form-errors.tsx'
import { ApiError } from './api-error.ts'
import { messageOf } from './query-client.ts'

/** What is wrong in a form: at a field, by its name, or with the whole. */
export interface FieldErrorLine extends FormErrorLine {
  field?: string
}

/** The field that shows a refusal; its control has the id `<form>-<field>`. */
export interface FieldPlace {
  field: string
  /** Several controls show it: no line leads to one of them. */
  isMany?: boolean
  /** What the field is a part of, where several have one of its name. */
  of?: string
}

/**
 * Where a refusal is shown; null: above the whole form; undefined: nowhere, its row has been removed since.
 * @param sent what the server judged
 * @param now what is written: rows may have changed places since
 */
export type Place<Values> = (
  field: string,
  sent: Values,
  now: Values,
) => FieldPlace | null | undefined

/** What a form has found by itself. */
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
  if (!error) return []
  const [refused] = error instanceof ApiError ? error.errors : []
  return [{ field, fieldId: `${id}-${field}`, message: refused?.message ?? messageOf(error) }]
}

/** A refusal of a field leads to it; any other concerns the whole form. */
export function refusedLines(
  id: string,
  error: Error | null,
  placeOf: (field: string) => FieldPlace | null | undefined,
): FieldErrorLine[] {
  if (!error) return []
  const refused = error instanceof ApiError ? error.errors : []
  if (refused.length === 0) return [{ message: messageOf(error) }]
  const lines = refused.flatMap(({ field, message }): FieldErrorLine[] => {
    const place = placeOf(field)
    if (place === undefined) return []
    if (place === null) return [{ message }]
    const { isMany = false, ...at } = place
    return [{ ...at, ...(isMany ? {} : { fieldId: `${id}-${at.field}` }), message }]
  })
  // Two fields of a request may stand in one of the form.
  return lines.filter(
    (line, index) =>
      lines.findIndex((each) => each.field === line.field && each.message === line.message) ===
      index,
  )
}
