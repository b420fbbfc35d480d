import { NEAR_LIMIT_DAYS } from '@tacite/domain/imports/row-state.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { companyToday } from '../../../lifecycle/deadlines/public.ts'
import { holdForJob, moveImport } from '../imports-repository.ts'

/** Everything is created that could be: one notification says so for all contracts, and how many limits are near. */
export async function finishCreating(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  importId: string,
): Promise<void> {
  const held = await holdForJob(db, importId)
  if (held?.state !== 'creating') return
  const { confirmed_by: personId } = await db
    .select('import')
    .where('import.id', '=', importId)
    .select('import.confirmed_by')
    .executeTakeFirstOrThrow()
  const counts = await db
    .select('import_row')
    .where('import_row.import_id', '=', importId)
    .select([
      sql<number>`count(*) filter (where import_row.state = 'created' and import_row.kind <> 'attachment')::int`.as(
        'contracts',
      ),
      sql<number>`count(*) filter (where import_row.state = 'created' and import_row.kind = 'attachment')::int`.as(
        'attachments',
      ),
      sql<number>`count(*) filter (where import_row.state = 'left')::int`.as('left'),
    ])
    .executeTakeFirstOrThrow()
  await moveImport(deps, db, held, 'finish')
  await deps.events.record(db, {
    type: 'import.finished',
    actor: null,
    objectId: importId,
    payload: {
      personId: personId ?? held.createdBy,
      ...counts,
      near: await countNearLimits(deps, db, importId),
    },
    personal: { label: held.name },
  })
}

/** Contracts of the import with a limit that is not past within the next days. */
async function countNearLimits(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  importId: string,
): Promise<number> {
  const today = await companyToday(deps, db)
  const last = today.add({ days: NEAR_LIMIT_DAYS }).toString()
  const { near } = await db
    .select('import_row')
    .innerJoin('contract_fact as fact', (join) =>
      join
        .onRef('fact.company_id', '=', 'import_row.company_id')
        .onRef('fact.contract_id', '=', 'import_row.contract_id'),
    )
    .where('import_row.import_id', '=', importId)
    .where('import_row.state', '=', 'created')
    .where('import_row.kind', '<>', 'attachment')
    .where(({ between }) => between('fact.termination_date', today.toString(), last))
    .select(sql<number>`count(*)::int`.as('near'))
    .executeTakeFirstOrThrow()
  return near
}
