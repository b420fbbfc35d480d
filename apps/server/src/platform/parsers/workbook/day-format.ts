/** The formats that ECMA-376 numbers (18.8.30) and that show a day. */
const NUMBERED = new Set([14, 15, 16, 17, 22])

/**
 * Whether a number format shows a day; a time of day alone is none.
 *
 * @param written its code, where the workbook writes it itself
 * @example isDayFormat(164, 'dd/mm/yyyy') // true
 */
export function isDayFormat(id: number, written: string | undefined): boolean {
  if (written === undefined) return NUMBERED.has(id)
  const bare = written.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '')
  return /[dyj]/i.test(bare) && !/[#0]/.test(bare.replace(/\.0+/g, ''))
}
