const spaces = /[\s\u00A0\u202F]/g

/**
 * A number as people type it, with a comma as the decimal mark (specification 5); null when it is not one. A point
 * counts as a comma when one or two digits follow it (the numeric keypad); before three digits it could be a Spanish
 * or German thousands mark, so it is refused.
 *
 * @example parseDecimal('1 234,56') // 1234.56
 */
export function parseDecimal(typed: string): number | null {
  const compact = typed.replace(spaces, '')
  if (!/^[-−]?\d+(?:,\d+|\.\d{1,2})?$/.test(compact)) return null
  return Number(compact.replace('−', '-').replace(',', '.'))
}

/**
 * An amount of money as integer cents; null when it is not one or has more than two decimals.
 *
 * @example parseAmountCents('12 500,5') // 1250050
 */
export function parseAmountCents(typed: string): number | null {
  const compact = typed.replace(spaces, '').replace(/(?:€|EUR)$/i, '')
  const [, sign, units, decimals = ''] = /^([-−]?)(\d{1,13})(?:[,.](\d{1,2}))?$/.exec(compact) ?? []
  if (!units) return null
  const cents = Number(units) * 100 + Number(decimals.padEnd(2, '0'))
  return sign && cents !== 0 ? -cents : cents
}

/**
 * A calendar day typed as DD/MM/YYYY (also with points, dashes or without leading zeros), as
 * `YYYY-MM-DD`; null when it is not a day of the calendar.
 *
 * @example parseDay('9/3/2026') // '2026-03-09'
 */
export function parseDay(typed: string): string | null {
  const match = /^\s*(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})\s*$/.exec(typed)
  if (!match) return null
  const [day, month, year] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? date.toISOString().slice(0, 10) : null
}
