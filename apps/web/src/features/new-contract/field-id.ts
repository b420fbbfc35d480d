/** The id of a field's control, for the list of errors to lead to. */
export function fieldId(name: string): string {
  return `new-contract-${name.replaceAll('.', '-')}`
}
