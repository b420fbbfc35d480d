export const FORM_ID = 'new-contract'

/** The id of a field's control, for the list of errors to lead to. */
export function fieldId(name: string): string {
  return `${FORM_ID}-${name}`
}
