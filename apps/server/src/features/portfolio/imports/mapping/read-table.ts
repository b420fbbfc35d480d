import type { ImportMapping } from '@tacite/api/portfolio/import-plan-shapes.ts'
import { importAfter } from '@tacite/domain/imports/import-states.ts'
import { MOST_INDEX_ROWS } from '@tacite/domain/imports/row-state.ts'
import { delimiterOf, readRecords, splitCells } from '@tacite/domain/people/delimited-text.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { stageUpload } from '../../../../platform/http/read-upload.ts'
import { fileRefused } from '../../../../platform/parsers/parser-refusal.ts'
import { readWorkbook } from '../../../../platform/parsers/workbook/read-workbook.ts'
import type { Platform } from '../../../../platform/platform.ts'
import type { FileContent } from '../../../../platform/storage/file-store.ts'
import { holdImport, moveImport } from '../imports-repository.ts'
import { readMapping } from './mapping.query.ts'

type Deps = Pick<Platform, 'clock' | 'files' | 'inCompany'>

const MOST_MEGABYTES = 20
const MOST_COLUMNS = 100
const MOST_CELL = 2_000

/**
 * Takes one of the files of an import for its index.
 * @throws Refused IMPORT_INDEX_UNREADABLE, IMPORT_INDEX_WITHOUT_ROWS, IMPORT_INDEX_TOO_LONG, and that of its state
 */
export async function readIndex(
  deps: Deps,
  actor: Actor,
  importId: string,
  { position }: { position: number },
): Promise<ImportMapping> {
  const { companyId } = actor
  const { path, sha256 } = await deps.inCompany(companyId, async (db) => {
    importAfter((await holdImport(db, actor, importId)).state, 'map')
    return entryFile(db, importId, position)
  })
  const file = await deps.files.open(companyId, sha256)
  return takeTable(deps, actor, importId, { name: path.split('/').at(-1)!, file })
}

/**
 * Takes a table that a person sends for the index of an import. Its rows are kept, the file is not.
 * @throws Refused as `readIndex`; FILE_EMPTY, FILE_TOO_LARGE
 */
export async function sendIndex(
  deps: Deps,
  actor: Actor,
  importId: string,
  request: FastifyRequest,
): Promise<ImportMapping> {
  await deps.inCompany(actor.companyId, async (db) =>
    importAfter((await holdImport(db, actor, importId)).state, 'map'),
  )
  const { name, file } = await stageUpload(deps.files, request, MOST_MEGABYTES)
  try {
    if (file.size === 0) throw fileRefused('FILE_EMPTY')
    return await takeTable(deps, actor, importId, { name, file })
  } finally {
    await file.discard()
  }
}

async function takeTable(
  deps: Deps,
  actor: Actor,
  importId: string,
  { name, file }: { name: string; file: FileContent },
): Promise<ImportMapping> {
  const table = tableOf(await cellsOf(file, name))
  return deps.inCompany(actor.companyId, async (db) => {
    const held = await holdImport(db, actor, importId)
    await moveImport(deps, db, held, 'map')
    await keep(deps, db, importId, { ...table, name })
    return readMapping(db, actor, importId)
  })
}

export async function forgetIndex(
  deps: Pick<Deps, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<ImportMapping> {
  const held = await holdImport(db, actor, importId)
  await moveImport(deps, db, held, 'map')
  await db.delete('import_index').where('import_index.import_id', '=', importId).execute()
  return readMapping(db, actor, importId)
}

async function entryFile(db: CompanyDatabase, importId: string, position: number) {
  const entry = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.position', '=', position)
    .where('import_entry.state', '=', 'kept')
    .select(['import_entry.path', 'import_entry.sha256', 'import_entry.copy_sha256'])
    .executeTakeFirst()
  if (!entry) throw new Refused('NOT_FOUND', 'IMPORT_ENTRY_NOT_FOUND')
  return { path: entry.path, sha256: entry.copy_sha256 ?? entry.sha256! }
}

async function cellsOf(file: FileContent, name: string): Promise<Line[]> {
  if (file.size > MOST_MEGABYTES * 1024 * 1024) throw new Refused('RULE', 'IMPORT_INDEX_UNREADABLE')
  if (/\.xlsx$/i.test(name)) {
    const rows = await readWorkbook(file)
    return rows.map((cells, at) => ({ line: at + 1, cells }))
  }
  return delimited(decoded(await file.bytes()))
}

interface Line {
  line: number
  cells: readonly string[]
}

/** A spreadsheet saves CSV in UTF-8, or in the code page of Windows. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function delimited(text: string): Line[] {
  if (text.includes('\0')) throw new Refused('RULE', 'IMPORT_INDEX_UNREADABLE')
  const records = readRecords(text)
  const delimiter = (records[0] && delimiterOf(records[0].text)) ?? ';'
  return records.map(({ line, text: record }) => ({ line, cells: splitCells(record, delimiter) }))
}

/** The first line with cells is the header; an empty header gets its number, a repeated one too. */
function tableOf(lines: readonly Line[]): { header: string[]; rows: Line[] } {
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [first, ...rows] = filled
  if (!first || rows.length === 0) throw new Refused('RULE', 'IMPORT_INDEX_WITHOUT_ROWS')
  if (rows.length > MOST_INDEX_ROWS)
    throw new Refused('RULE', { code: 'IMPORT_INDEX_TOO_LONG', params: { max: MOST_INDEX_ROWS } })
  const header: string[] = []
  first.cells.slice(0, MOST_COLUMNS).forEach((cell, at) => {
    const name = cell.trim().slice(0, 300) || `${at + 1}`
    header.push(header.includes(name) ? `${name} (${at + 1})` : name)
  })
  const cut = ({ line, cells }: Line) => ({
    line,
    cells: header.map((_, at) => (cells[at] ?? '').replaceAll('\0', '').slice(0, MOST_CELL)),
  })
  return { header, rows: rows.map(cut) }
}

async function keep(
  { clock }: Pick<Deps, 'clock'>,
  db: CompanyDatabase,
  importId: string,
  { name, header, rows }: { name: string; header: string[]; rows: readonly Line[] },
): Promise<void> {
  await db.delete('import_index').where('import_index.import_id', '=', importId).execute()
  await db
    .insert('import_index', { import_id: importId, name, header, read_at: clock.now() })
    .execute()
  for (let start = 0; start < rows.length; start += 1_000)
    await db
      .insert(
        'import_index_row',
        rows
          .slice(start, start + 1_000)
          .map(({ line, cells }) => ({ import_id: importId, line, cells: [...cells] })),
      )
      .execute()
}
