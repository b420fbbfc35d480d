import type { FieldType } from '../field-definition.ts'

/** What else than its own type a place that the file declares can hold. */
const ALSO: Partial<Record<FieldType, readonly FieldType[]>> = {
  date: ['text', 'longText'],
  number: ['amount', 'percentage', 'duration', 'text', 'longText'],
  yesNo: ['singleChoice', 'text'],
  singleChoice: ['multipleChoice', 'yesNo', 'text', 'longText'],
}

/**
 * Whether a field of this type can stand in a place.
 * @param declared what the file says that it is; null: anything
 * @example suitsPlace('date', 'amount') // false
 */
export function suitsPlace(declared: FieldType | null, type: FieldType): boolean {
  return declared === null || type === declared || (ALSO[declared]?.includes(type) ?? false)
}
