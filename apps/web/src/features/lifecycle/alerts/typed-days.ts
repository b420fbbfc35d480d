/** Something that is no number of days: the server refuses it at its field. */
const NO_DAYS = -1

/**
 * The numbers of days that a person typed.
 * @example typedDays('90, 60 30') // [90, 60, 30]
 */
export function typedDays(text: string): number[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : NO_DAYS))
}
