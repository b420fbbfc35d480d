import type { ImportCounts, ImportPlan } from '@tacite/api/portfolio/import-plan-shapes.ts'
import { IMPORT_FIELDS } from '@tacite/domain/imports/import-fields.ts'
import type { RowValues } from '@tacite/domain/imports/import-row.ts'
import { unresolvedValues } from '@tacite/domain/imports/unresolved-values.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { Actor } from '../../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { todayOf } from '../../../lifecycle/deadlines/public.ts'
import { requireVisible } from '../entries.query.ts'
import { worded } from '../present-import.ts'
import { isTextRefused } from './read-entry-terms.ts'
import { hasLimit, IS_CONTRACT, IS_OPEN } from './rows.query.ts'
import { whyNotCreate } from '../creating/begin-creating.ts'
import { readSecondReadings } from '../second-reader/second-readings.query.ts'
import { whyNotUndo } from '../undo/begin-undo.ts'

/** A simulation in figures, with the values that match nothing. */
export async function readPlan(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<ImportPlan> {
  await requireVisible(db, actor, importId)
  const rows = await db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .where('import_row.state', '=', 'toComplete')
    .select(['import_row.values', 'import_row.state'])
    .orderBy('import_row.position')
    .execute()
  const planned = rows.map((row) => ({
    values: row.values as RowValues,
    state: 'toComplete' as const,
  }))
  const counts = await countRows(db, importId)
  const limits = await countLimits(db, importId, todayOf(actor))
  const { locale } = actor
  return {
    counts,
    limits,
    unresolved: unresolvedValues(planned).map(({ problem, ...value }) => ({
      ...value,
      problem: worded(locale, { code: problem })!,
      mayBeCreated: IMPORT_FIELDS[value.field].mayBeCreated,
    })),
    ignored: await countIgnored(db, importId),
    ambiguousDays: planned.filter(({ values }) =>
      Object.values(values).some((value) => value?.problem === 'IMPORT_DAY_AMBIGUOUS'),
    ).length,
    create: worded(locale, await whyNotCreate(db, importId)),
    undo: worded(locale, await whyNotUndo(db, actor, importId)),
    secondReader: await readSecondReadings(db, importId),
  }
}

/** Rows by what becomes of them. */
async function countRows(db: CompanyDatabase, importId: string): Promise<ImportCounts> {
  const of = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})::int`
  const ready = sql`import_row.state in ('toCreate', 'left')`
  return db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .select([
      of(sql`${ready} and import_row.kind = 'contract'`).as('contracts'),
      of(sql`${ready} and import_row.kind = 'amendment'`).as('amendments'),
      of(sql`${ready} and import_row.kind = 'attachment'`).as('attachments'),
      of(
        sql`import_row.state = 'skipped' and import_row.refusal ->> 'code' like 'IMPORT_SAME_AS%'`,
      ).as('duplicates'),
      of(
        sql`import_row.state = 'skipped' and import_row.refusal ->> 'code' not like 'IMPORT_SAME_AS%'`,
      ).as('skipped'),
      of(sql`import_row.state = 'toComplete'`).as('toComplete'),
      of(sql`import_row.state = 'created'`).as('created'),
      of(sql`import_row.state = 'left'`).as('left'),
      of(sql`import_row.near <> '[]' and import_row.state in ('toCreate', 'toComplete')`).as(
        'near',
      ),
      of(
        sql`${IS_OPEN} and jsonb_path_exists(import_row."values", '$.*.from.kind ? (@ == "text")')`,
      ).as('fromText'),
      of(sql`${IS_OPEN} and import_row.proposals <> '[]'`).as('proposed'),
      of(
        sql`${IS_OPEN} and exists (select from import_entry as entry where entry.company_id = import_row.company_id
          and entry.import_id = import_row.import_id and entry.position = import_row.position and ${isTextRefused('entry')})`,
      ).as('textsRefused'),
    ])
    .executeTakeFirstOrThrow()
}

/** Contracts by what is known of their next limit. */
async function countLimits(
  db: CompanyDatabase,
  importId: string,
  today: Temporal.PlainDate,
): Promise<ImportPlan['limits']> {
  const of = (limit: Parameters<typeof hasLimit>[0]) =>
    sql<number>`count(*) filter (where ${hasLimit(limit, today)})::int`.as(limit)
  return db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .select(sql<number>`count(*) filter (where ${IS_CONTRACT})::int`.as('contracts'))
    .select([of('known'), of('soon'), of('ended'), of('open'), of('unknown')])
    .executeTakeFirstOrThrow()
}

async function countIgnored(db: CompanyDatabase, importId: string): Promise<number> {
  const { count } = await db
    .select('import_entry')
    .where('import_entry.import_id', '=', importId)
    .where('import_entry.role', '=', 'ignored')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
