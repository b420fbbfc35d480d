import type { Locale } from '@tacite/domain/locale.ts'
import { formatCellInstant, formatDay } from '@tacite/i18n/format.ts'
import type { ExportCell, ExportKind } from './export-columns.ts'
import type { SheetColumn } from './sheet.ts'

type Value = ExportCell['value']

/** The separator and number format of a spreadsheet in the reader's country. */
const SEPARATOR: Record<Locale, string> = { fr: ';', es: ';', en: ',' }
const DECIMAL_MARK: Record<Locale, string> = { fr: ',', es: ',', en: '.' }

/**
 * Plain text for any spreadsheet: with a byte order mark, so that accents survive, and an apostrophe before what
 * would be treated as a formula.
 */
export async function* writeCsv(
  rows: AsyncIterable<readonly Value[]>,
  sheet: { columns: readonly SheetColumn[]; timeZone: string; locale: Locale },
): AsyncGenerator<string> {
  const { columns, locale } = sheet
  const line = (texts: readonly string[]) => `${texts.join(SEPARATOR[locale])}\r\n`
  yield `\uFEFF${line(columns.map(({ header }) => quoted(header)))}`
  for await (const row of rows) {
    yield line(row.map((value, index) => written(columns[index]!.kind, value, sheet)))
  }
}

function written(
  kind: ExportKind,
  value: Value,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): string {
  if (value === null) return ''
  if (typeof value === 'number') {
    const text = kind === 'amount' ? value.toFixed(2) : String(value)
    return text.replace('.', DECIMAL_MARK[locale])
  }
  if (kind === 'day') return formatDay(value, locale)
  if (kind === 'moment') return formatCellInstant(value, timeZone)
  return quoted(harmless(value))
}

/**
 * Some spreadsheets treat a cell with such a prefix as a formula, also in its full-width form and behind what is
 * invisible (OWASP, CSV injection).
 */
function harmless(text: string): string {
  const [first = ''] = text.replace(/^[\s\p{Cc}\p{Cf}]+/u, '')
  const isFormula = /^[\t\r]/.test(text) || /[=+\-@|%\u2212]/.test(first.normalize('NFKC'))
  return isFormula ? `'${text}` : text
}

function quoted(text: string): string {
  return /[";,\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
