import type { BodyOf } from '@tacite/api/endpoint.ts'
import type { importPlanEndpoints } from '@tacite/api/portfolio/import-plan-endpoints.ts'
import type { ImportRowDetail } from '@tacite/api/portfolio/import-row-shapes.ts'
import { proposalKey, type SaidOfRow } from '@tacite/domain/imports/import-row.ts'
import { importAfter } from '@tacite/domain/imports/import-states.ts'
import type { ImportIndex } from '@tacite/domain/imports/join-table.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { holdImport } from '../imports-repository.ts'
import {
  ownFieldTypes,
  planWithMatches,
  readEntries,
  readRules,
  readSaid,
  saidOf,
} from '../mapping/plan-input.query.ts'
import { withLimits, writeRows } from './plan-import.job.ts'
import { limitsOfPlan } from './row-limits.query.ts'
import { readRow } from './row.query.ts'

/**
 * Takes what a person types into a row, or decides of it, and judges the row again.
 * @throws Refused IMPORT_ROW_NOT_FOUND, IMPORT_ROW_CREATED, and that of its state
 */
export async function correctRow(
  db: CompanyDatabase,
  actor: Actor,
  { importId, position }: { importId: string; position: number },
  change: BodyOf<typeof importPlanEndpoints.correctRow>,
): Promise<ImportRowDetail> {
  const before = await holdRow(db, actor, { importId, position })
  const said = changed(saidOf(before), change, actor.personId)
  await keepSaid(db, actor, importId, { position, said, line: before.index_line })
  return readRow(db, actor, importId, position)
}

/**
 * A row that may be changed, with its import locked until the transaction ends.
 * @throws Refused IMPORT_ROW_NOT_FOUND, IMPORT_ROW_CREATED, and that of the state of the import
 */
export async function holdRow(
  db: CompanyDatabase,
  actor: Actor,
  { importId, position }: { importId: string; position: number },
) {
  const held = await holdImport(db, actor, importId)
  importAfter(held.state, 'correct')
  const row = await db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .where('import_row.position', '=', position)
    .select(['values', 'decided', 'dismissed', 'state', 'index_line', 'proposals', 'selected'])
    .executeTakeFirst()
  if (!row) throw new Refused('NOT_FOUND', 'IMPORT_ROW_NOT_FOUND')
  if (row.state === 'created') throw new Refused('STATE', 'IMPORT_ROW_CREATED')
  return { ...row, createdBy: held.createdBy }
}

/** Keeps what people say of a row, and judges it again. */
export async function keepSaid(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  row: { position: number; said: SaidOfRow; line: number | null },
): Promise<void> {
  await db
    .update('import_row')
    .set({ decided: row.said.decided, dismissed: [...(row.said.dismissed ?? [])] })
    .where('import_row.import_id', '=', importId)
    .where('import_row.position', '=', row.position)
    .execute()
  await judgeAgain(db, actor, importId, row)
}

function changed(
  said: SaidOfRow,
  { typed = {}, decided, dismissed = [] }: BodyOf<typeof importPlanEndpoints.correctRow>,
  personId: string,
): SaidOfRow {
  const all = { ...said.typed, ...typed } as Record<string, string | null>
  const kept = Object.entries(all).filter(([, text]) => text !== null)
  return {
    typed: Object.fromEntries(kept) as SaidOfRow['typed'],
    typedBy: {
      ...said.typedBy,
      ...Object.fromEntries(Object.keys(typed).map((field) => [field, personId])),
    },
    decided: decided === undefined ? said.decided : decided,
    dismissed: [...new Set([...(said.dismissed ?? []), ...dismissed.map(proposalKey)])],
  }
}

/** The row, and those that wait for it, are planned as in the whole import: from the same row of the index. */
async function judgeAgain(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { position, said, line }: { position: number; said: SaidOfRow; line: number | null },
): Promise<void> {
  const related = await relatedPositions(db, importId, position)
  const lines = await linesOf(db, importId, related)
  const plan = await planWithMatches(db, actor, {
    entries: await readEntries(db, importId, related),
    index: await indexOf(db, importId, [...lines, ...(line === null ? [] : [line])]),
    rules: await readRules(db, importId),
    ownFields: await ownFieldTypes(db),
    said: (await readSaid(db, importId, related)).set(position, said),
  })
  const rows = plan.rows.filter((row) => related.includes(row.position))
  await writeRows(db, importId, withLimits(rows, await limitsOfPlan(db, actor, plan)))
}

/** The row, what it belongs to, and all that belongs to either: the limit of a contract depends on its amendments. */
async function relatedPositions(
  db: CompanyDatabase,
  importId: string,
  position: number,
): Promise<number[]> {
  const owner = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.position', '=', position)
    .select('import_entry.belongs_to_position')
    .executeTakeFirst()
  const heads = [position, ...[owner?.belongs_to_position ?? []].flat()]
  const rows = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.belongs_to_position', 'in', heads)
    .select('import_entry.position')
    .execute()
  return [...new Set([...heads, ...rows.map((row) => row.position)])]
}

async function linesOf(
  db: CompanyDatabase,
  importId: string,
  positions: readonly number[],
): Promise<number[]> {
  const rows = await db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .where('import_row.position', 'in', positions)
    .where('import_row.index_line', 'is not', null)
    .select('import_row.index_line')
    .execute()
  return rows.map(({ index_line }) => index_line!)
}

async function indexOf(
  db: CompanyDatabase,
  importId: string,
  lines: readonly number[],
): Promise<ImportIndex | null> {
  const index = await db
    .select('import_index')
    .where('import_index.import_id', '=', importId)
    .select('import_index.header')
    .executeTakeFirst()
  if (!index || lines.length === 0) return null
  const rows = await db
    .select('import_index_row')
    .where('import_index_row.import_id', '=', importId)
    .where('import_index_row.line', 'in', lines)
    .select(['import_index_row.line', 'import_index_row.cells'])
    .execute()
  return { header: index.header, rows }
}
