import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { formatDay } from '@tacite/i18n/format.ts'
import { Readable } from 'node:stream'
import type { Temporal } from 'temporal-polyfill'
import type { Platform } from '../../../platform/platform.ts'
import type { Reader } from '../../people/access/public.ts'
import { exportColumns } from './export-columns.ts'
import { exportRows, type OnBatch } from './export-rows.ts'
import type { SheetColumn } from './sheet.ts'
import { writeCsv } from './write-csv.ts'
import { writeWorkbook } from './write-workbook.ts'

export type ExportFileType = 'xlsx' | 'csv'

export const MEDIA_TYPES: Record<ExportFileType, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

interface ExportedContracts {
  ids: readonly string[]
  /** The day the rows are as of. */
  today: Temporal.PlainDate
  /** The month end that they are as of; none: today. */
  monthEnd: string | undefined
  /** Another day, by effective day; none: today. */
  asOf: string | undefined
  fileType: ExportFileType
  timeZone: string
  onBatch?: OnBatch
}

/** The bytes of an export, streamed. */
export function exportFile(
  { readSlowly }: Pick<Platform, 'readSlowly'>,
  reader: Reader & { locale: Locale },
  { fileType, timeZone, ...wanted }: ExportedContracts,
): Readable {
  const { locale } = reader
  return sheetFile(exportRows(readSlowly, reader, wanted), {
    name: sheetName(locale, wanted),
    columns: exportColumns(locale, wanted.asOf),
    fileType,
    timeZone,
    locale,
  })
}

/** A sheet of another day, or of a month end, says so; its name can hold no slash. */
function sheetName(
  locale: Locale,
  { asOf, monthEnd }: Pick<ExportedContracts, 'asOf' | 'monthEnd'>,
): string {
  const t = createTranslator(locale)
  if (asOf !== undefined)
    return t('exports.sheetAsOf', { day: formatDay(asOf, locale).replaceAll('/', '-') })
  return [t('exports.sheet'), monthEnd].filter(Boolean).join(' ')
}

/** One sheet of streamed rows, in either file type. */
export function sheetFile(
  rows: Parameters<typeof writeCsv>[0],
  sheet: {
    name: string
    columns: readonly SheetColumn[]
    fileType: ExportFileType
    timeZone: string
    locale: Locale
  },
): Readable {
  return sheet.fileType === 'csv'
    ? Readable.from(writeCsv(rows, sheet))
    : writeWorkbook(rows, sheet)
}

/**
 * Named by the local date and time of the company.
 *
 * @example exportFileName(new Date('2026-11-20T13:30:05Z'), 'Europe/Paris', 'xlsx') // '20261120-143005.xlsx'
 */
export function exportFileName(
  now: Date,
  timeZone: string,
  fileType: ExportFileType | 'jsonl',
): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? ''
  const day = `${part('year')}${part('month')}${part('day')}`
  return `${day}-${part('hour')}${part('minute')}${part('second')}.${fileType}`
}
