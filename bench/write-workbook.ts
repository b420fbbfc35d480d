import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { exportColumns } from '../apps/server/src/features/portfolio/exports/export-columns.ts'
import { writeWorkbook } from '../apps/server/src/features/portfolio/exports/write-workbook.ts'

/** Writes a workbook of made-up rows and reports its peak memory: a separate process, for `bench`. */
const [path = '', rows = '0'] = process.argv.slice(2)
const columns = exportColumns('fr')
const sheet = { name: 'Contrats', columns, timeZone: 'Europe/Paris' }
await pipeline(writeWorkbook(madeUp(Number(rows)), sheet), createWriteStream(path))
process.stdout.write(`${process.resourceUsage().maxRSS}\n`)

async function* madeUp(count: number) {
  for (let row = 0; row < count; row += 1) {
    // Like database rows, they come in batches.
    if (row % 500 === 0) await new Promise(setImmediate)
    yield columns.map(({ kind }, column) => cellOf(kind, row, column))
  }
}

function cellOf(kind: (typeof columns)[number]['kind'], row: number, column: number) {
  switch (kind) {
    case 'amount':
      return (row * 7919) % 5_000_000
    case 'count':
      return row % 9
    case 'day':
      return `20${10 + (row % 17)}-0${1 + (column % 9)}-${10 + (row % 19)}`
    case 'moment':
      return `20${10 + (row % 17)}-0${1 + (column % 9)}-${10 + (row % 19)}T08:30:00.000Z`
    case 'text':
      return `Prestation de services ${row} – lot ${column}`
  }
}
