import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exportColumns } from '../../apps/server/src/features/portfolio/exports/export-columns.ts'
import type { Measured } from '../measure/figure.ts'
import { msOf } from '../measure/least-ms.ts'

const run = promisify(execFile)
/** Debian's own, which finds Debian's packages, before any other on the path. */
const PYTHON = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3'
const ROWS = 100_000
const KINDS = exportColumns('fr').map(({ kind }) => kind)
const ROUNDS = 2
const MOST_MB = 150
const OF_XLSXWRITER = 0.4

/** An export of 100,000 rows and every column, in time and memory, against Python's xlsxwriter if available. */
export async function workbookFigures(): Promise<Measured[]> {
  const directory = await mkdtemp(join(tmpdir(), 'tacite-bench-'))
  const path = join(directory, 'contrats.xlsx')
  const name = 'workbook: of the time of xlsxwriter'
  try {
    const hasXlsxwriter = await run(PYTHON, ['-c', 'import xlsxwriter']).then(
      () => true,
      () => false,
    )
    let [ours, theirs, memory] = [Infinity, Infinity, 0]
    for (let round = 0; round < ROUNDS; round += 1) {
      ours = Math.min(
        ours,
        await msOf(async () => {
          memory = Math.max(memory, await writeOurs(path))
        }),
      )
      if (hasXlsxwriter) {
        theirs = Math.min(
          theirs,
          await msOf(() => run(PYTHON, ['-c', XLSXWRITER, path, `${ROWS}`, JSON.stringify(KINDS)])),
        )
      }
    }
    return [
      {
        name: `workbook: 100,000 rows of ${KINDS.length} columns`,
        value: ours / 1000,
        unit: 's',
        isGate: false,
      },
      { name: 'workbook: memory', value: memory / 1024, unit: 'MB', limit: MOST_MB, isGate: true },
      hasXlsxwriter
        ? { name, value: ours / theirs, unit: 'times', limit: OF_XLSXWRITER, isGate: true }
        : { name, skipped: 'python3-xlsxwriter is not installed' },
    ]
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Returns the process's peak memory in kilobytes. */
async function writeOurs(path: string): Promise<number> {
  const { stdout } = await run(process.execPath, [WRITER, path, `${ROWS}`])
  return Number(stdout)
}

const WRITER = join(import.meta.dirname, '../write-workbook.ts')

/** The same cells as `write-workbook.ts`, in constant memory mode as recommended for long files. */
const XLSXWRITER = `
import datetime, json, sys, xlsxwriter
book = xlsxwriter.Workbook(sys.argv[1], {'constant_memory': True})
sheet = book.add_worksheet()
formats = {'day': 'dd/mm/yyyy', 'moment': 'dd/mm/yyyy hh:mm', 'amount': '#,##0.00', 'count': '0'}
formats = {kind: book.add_format({'num_format': shown}) for kind, shown in formats.items()}
kinds = json.loads(sys.argv[3])
def date(row, column, *clock):
  return datetime.datetime(2010 + row % 17, 1 + column % 9, 10 + row % 19, *clock)
for row in range(int(sys.argv[2])):
  for column, kind in enumerate(kinds):
    if kind == 'amount': sheet.write_number(row, column, (row * 7919) % 5000000, formats[kind])
    elif kind == 'count': sheet.write_number(row, column, row % 9, formats[kind])
    elif kind == 'day': sheet.write_datetime(row, column, date(row, column), formats[kind])
    elif kind == 'moment': sheet.write_datetime(row, column, date(row, column, 8, 30), formats[kind])
    else: sheet.write_string(row, column, f'Prestation de services {row} – lot {column}')
book.close()
`
