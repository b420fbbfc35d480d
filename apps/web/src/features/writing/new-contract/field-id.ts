export const FORM_ID = 'new-contract'

/** The id of a field's control, the target of the error list. */
export function fieldId(name: string): string {
  return `${FORM_ID}-${name}`
}
