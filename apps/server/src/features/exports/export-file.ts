import type { Locale } from '@tacite/domain/locale.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import type { Platform } from '../../platform/platform.ts'
import type { Reader } from '../access/public.ts'
import { exportColumns } from './export-columns.ts'
import { exportRows } from './export-rows.ts'
import { writeCsv } from './write-csv.ts'
import { writeWorkbook } from './write-workbook.ts'

export type ExportFileType = 'xlsx' | 'csv'

export const MEDIA_TYPES: Record<ExportFileType, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** The bytes of an export, as they are made. */
export function exportFile(
  { inCompanySlowly }: Pick<Platform, 'inCompanySlowly'>,
  reader: Reader & { locale: Locale },
  {
    ids,
    fileType,
    timeZone,
  }: { ids: readonly string[]; fileType: ExportFileType; timeZone: string },
): Readable {
  const { locale } = reader
  const rows = exportRows(inCompanySlowly, reader, ids)
  const columns = exportColumns(locale)
  if (fileType === 'csv') return Readable.from(writeCsv(rows, { columns, timeZone, locale }))
  const name = createTranslator(locale)('exports.sheet')
  return Readable.fromWeb(writeWorkbook(rows, { name, columns, timeZone }) as WebStream)
}

/**
 * Named by the date and time of the company's clock.
 *
 * @example exportFileName(new Date('2026-11-20T13:30:05Z'), 'Europe/Paris', 'xlsx') // '20261120-143005.xlsx'
 */
export function exportFileName(now: Date, timeZone: string, fileType: ExportFileType): string {
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
