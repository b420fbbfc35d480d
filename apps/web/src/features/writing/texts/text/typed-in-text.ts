import { isSystemField, SYSTEM_FIELDS } from '@tacite/domain/contracts/system-fields.ts'

/**
 * Whether a field's value is edited in the text. Names and addresses of the parties, the title and the reference are
 * changed at their source: in the summary sheet.
 */
export function isTypedInText(variable: string): boolean {
  if (!isSystemField(variable)) return true
  const source = SYSTEM_FIELDS.find((field) => field.variable === variable)?.source ?? ''
  return source.startsWith('lifecycle.') || source === 'amountInclTaxCents'
}
