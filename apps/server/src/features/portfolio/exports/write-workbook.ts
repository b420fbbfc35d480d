import { writeXlsxStream } from 'hucre/xlsx'
import type { ExportCell, ExportKind } from './export-columns.ts'

export interface SheetColumn {
  header: string
  kind: ExportKind
  width: number
}

type Value = ExportCell['value']

const FORMATS: Partial<Record<ExportKind, string>> = {
  day: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm',
  amount: '#,##0.00',
  count: '0',
}

/** The largest Excel cell. */
const MOST_CHARACTERS = 32_767

/**
 * A workbook with one sheet, streamed with its rows: dates are dates, numbers are numbers, and user text is text,
 * whatever it begins with.
 *
 * @param timeZone in which instants are shown
 */
export function writeWorkbook(
  rows: AsyncIterable<readonly Value[]>,
  sheet: { name: string; columns: readonly SheetColumn[]; timeZone: string },
): ReadableStream<Uint8Array> {
  const kinds = sheet.columns.map(({ kind }) => kind)
  const wallClock = wallClockIn(sheet.timeZone)
  return writeXlsxStream(cells(rows, kinds, wallClock), {
    name: sheet.name,
    freezePane: { rows: 1 },
    columns: sheet.columns.map(({ header, kind, width }) => {
      const numFmt = FORMATS[kind]
      return { header, width, ...(numFmt === undefined ? {} : { numFmt }) }
    }),
  })
}

type WallClock = (instant: string) => Date

async function* cells(
  rows: AsyncIterable<readonly Value[]>,
  kinds: readonly ExportKind[],
  wallClock: WallClock,
) {
  for await (const row of rows) {
    yield row.map((value, index) => cell(kinds[index]!, value, wallClock))
  }
}

function cell(kind: ExportKind, value: Value, wallClock: WallClock): string | number | Date | null {
  if (value === null || typeof value === 'number') return value
  switch (kind) {
    case 'day':
      return new Date(`${value}T00:00:00Z`)
    case 'moment':
      return wallClock(value)
    default:
      return plainText(value)
  }
}

// oxlint-disable-next-line no-control-regex -- XML has no such characters
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** `_x0041_` would be read as « A »: the underscore itself is escaped that way. */
function plainText(text: string): string {
  return text
    .replace(CONTROLS, '')
    .slice(0, MOST_CHARACTERS)
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
}

/** Excel has no time zones: the company's local time is written as if it were UTC. */
function wallClockIn(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const offsets = new Map<number, number>()
  return (instant) => {
    const at = Date.parse(instant)
    const hour = Math.floor(at / HOUR_MS)
    // Computing the offset takes 3 µs, and is valid for an hour.
    const offset = offsets.get(hour) ?? offsetAt(format, at)
    offsets.set(hour, offset)
    return new Date(at + offset)
  }
}

const HOUR_MS = 3_600_000

function offsetAt(format: Intl.DateTimeFormat, at: number): number {
  const part = Object.fromEntries(
    format.formatToParts(new Date(at)).map(({ type, value }) => [type, Number(value)]),
  )
  const shown = Date.UTC(
    part['year']!,
    part['month']! - 1,
    part['day'],
    part['hour'],
    part['minute'],
  )
  return shown - Math.floor(at / 60_000) * 60_000
}
