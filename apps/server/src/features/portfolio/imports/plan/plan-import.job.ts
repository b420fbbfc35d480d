import type { PlannedRow } from '@tacite/domain/imports/import-row.ts'
import type { NextLimit } from '@tacite/domain/imports/next-limit.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { failpoint } from '../../../../platform/failpoint.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { actorOfPerson } from '../../../people/access/public.ts'
import { holdForJob, moveImport } from '../imports-repository.ts'
import { notifyOfImports } from '../notify-of-imports.ts'
import { classifyFiles } from '../mapping/classify-files.ts'
import { sendToReader } from '../second-reader/send-to-reader.ts'
import { readEntryTerms } from './read-entry-terms.ts'
import { findNear } from './near-duplicates.ts'
import { partsOfPlan } from './plan-parts.ts'
import type { LimitOfRow } from './row-limits.query.ts'
import { sampleSignedDocuments } from './sample-documents.ts'

type Deps = Pick<Platform, 'clock' | 'inCompanyForReports' | 'masterKey' | 'outgoing' | 'settings'>

interface Steps {
  done: number
  total: number
}

/**
 * Simulates an import. The rules give the same rows each time: a run after a kill begins again, and writes them over those
 * that were written. Rows that were created stay.
 */
export async function planImport(
  deps: Deps,
  { companyId, importId }: { companyId: string; importId: string },
): Promise<void> {
  const { inCompanyForReports: open } = deps
  const note = (steps: Steps) => open(companyId, (db) => noteProgress(db, importId, steps))
  const begins = await open(companyId, async (db) => {
    if (!(await holdPlanning(db, importId))) return false
    await classifyFiles(db, importId)
    return true
  })
  if (!begins || !(await readEntryTerms(deps, { companyId, importId }, note))) return
  if (!(await sendToReader(deps, { companyId, importId }, note))) return
  const written = await writePlan(deps, { companyId, importId }, note)
  if (!written) return
  const { planned, goesOn } = written
  while (await open(companyId, (db) => sampleSignedDocuments(db)));
  const found = await findNear(deps, { companyId, importId }, (done) =>
    goesOn(planned.length + done),
  )
  if (!found) return
  await open(companyId, async (db) => {
    const held = await holdPlanning(db, importId)
    if (!held) return
    await db
      .delete('import_row')
      .where('import_row.import_id', '=', importId)
      .where('import_row.state', '<>', 'created')
      .where('import_row.position', '<>', sql<number>`all(${planned}::int[])`)
      .execute()
    await moveImport(deps, db, held, 'finishPlan', {
      steps: { done: planned.length, total: planned.length },
    })
  })
}

/**
 * Plans one part after the other, and writes its rows.
 * @returns the positions of all rows; null when the plan was stopped meanwhile
 */
async function writePlan(
  { inCompanyForReports: open, clock }: Pick<Deps, 'clock' | 'inCompanyForReports'>,
  { companyId, importId }: { companyId: string; importId: string },
  note: (steps: Steps) => Promise<boolean>,
) {
  const { parts, total } = await open(companyId, (db) => partsOfPlan(db, importId))
  const goesOn = (done: number) => note({ done, total: 2 * total })
  const planned: number[] = []
  for (const plan of parts) {
    const read = await open(companyId, async (db) => {
      const held = await holdPlanning(db, importId)
      const actor = held && (await actorOfPerson(db, held.createdBy, clock.now()))
      return actor ? plan(db, actor) : null
    })
    if (!read) return null
    // The engine runs on each row: no transaction is open meanwhile.
    const rows = withLimits(read.rows, read.limitOf)
    const isWritten = await open(companyId, async (db) => {
      if (!(await holdPlanning(db, importId))) return false
      await writeRows(db, importId, rows)
      return true
    })
    planned.push(...rows.map(({ position }) => position))
    if (!isWritten || !(await goesOn(planned.length))) return null
    failpoint('import-plan-slice')
  }
  return { planned, goesOn }
}

/** The import while its plan goes on: it may have been paused or cancelled. */
async function holdPlanning(db: CompanyDatabase, importId: string) {
  const held = await holdForJob(db, importId)
  return held?.state === 'planning' && !held.isPaused ? held : null
}

/** Whether the plan goes on. */
async function noteProgress(
  db: CompanyDatabase,
  importId: string,
  { done, total }: Steps,
): Promise<boolean> {
  const held = await holdPlanning(db, importId)
  if (!held) return false
  await db
    .update('import')
    .set({ steps_done: done, steps_total: total })
    .where('import.id', '=', importId)
    .execute()
  await notifyOfImports(db, held.createdBy)
  return true
}

/** A row with the next limit of what it becomes. */
type LimitedRow = PlannedRow & { limit: NextLimit | null }

export function withLimits(rows: readonly PlannedRow[], limitOf: LimitOfRow): LimitedRow[] {
  return rows.map((row) => ({ ...row, limit: limitOf(row) }))
}

/** A row keeps what a person decided, and, once it is created, everything. */
export async function writeRows(
  db: CompanyDatabase,
  importId: string,
  rows: readonly LimitedRow[],
): Promise<void> {
  const written = rows.map(({ position, kind, values, proposals, state, refusal, limit }) => ({
    position,
    kind,
    values,
    proposals,
    state,
    refusal,
    line: lineOf(values),
    next_limit: limit?.day ?? null,
    limit_kind: limit?.kind ?? null,
    lacks: limit?.lacks ?? [],
  }))
  await sql`insert into import_row (company_id, import_id, position, kind, "values", proposals, state, refusal, index_line,
      next_limit, limit_kind, limit_lacks)
    select ${db.companyId}, ${importId}, planned.position, planned.kind, planned."values", planned.proposals, planned.state,
      planned.refusal, planned.line, planned.next_limit, planned.limit_kind, planned.lacks
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as planned (position integer, kind text, "values" jsonb, proposals jsonb, state text, refusal jsonb, line integer,
        next_limit date, limit_kind text, lacks text[])
    on conflict (company_id, import_id, position) do update set kind = excluded.kind, "values" = excluded."values",
      proposals = excluded.proposals, state = excluded.state, refusal = excluded.refusal, index_line = excluded.index_line,
      next_limit = excluded.next_limit, limit_kind = excluded.limit_kind, limit_lacks = excluded.limit_lacks
    where import_row.state <> 'created'`.execute(db.tx)
}

function lineOf(values: PlannedRow['values']): number | null {
  const from = Object.values(values).find((value) => value?.from.kind === 'index')?.from
  return from?.kind === 'index' ? from.line : null
}
