import type { FormErrors } from './check-draft.ts'

/** What the server refused: by field of the form, and what concerns the whole. */
export interface RefusedFields {
  fields: FormErrors
  whole: string | null
}

interface Refusal {
  code: string
  message: string
  errors: readonly { field: string; message: string }[]
}

/** Refusals that name no field and are about what the contract starts from. */
const aboutTheStart = new Set(['TEMPLATE_NOT_FOUND', 'UPLOAD_NOT_FOUND'])

/**
 * @param shown the names of the fields that the form shows; a refusal of anything else is said above it
 * @param sentence what to say when the refusal has no words of its own
 */
export function refusedFields(
  refusal: Refusal,
  shown: ReadonlySet<string>,
  sentence: string,
): RefusedFields {
  if (aboutTheStart.has(refusal.code)) return { fields: { from: sentence }, whole: null }
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const { field, message } of refusal.errors) {
    const name = [...shown].find((each) => field === each || field.startsWith(`${each}.`))
    if (name === undefined) others.push(message)
    else fields[name] ??= message
  }
  const isAtFields = Object.keys(fields).length > 0
  return { fields, whole: others[0] ?? (isAtFields ? null : sentence) }
}
