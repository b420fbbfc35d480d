import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { exportsEndpoints } from '@tacite/api/portfolio/exports-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOfExports } from './export-progress.ts'
import { requestExport, type ExportQuery } from './request-export.ts'

type Deps = Pick<Platform, 'clock' | 'jobs'>

/** What the person requested and did not remove, newest first. */
export async function listExports(
  { clock }: Pick<Deps, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { $top, $skip }: { $top: number; $skip: number },
): Promise<ResponseOf<typeof exportsEndpoints.list>> {
  const own = ownExports(db, actor).where('contract_export.expires_at', '>', clock.now())
  const { count } = await own
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  const rows = await own
    .selectAll('contract_export')
    .orderBy('contract_export.requested_at', 'desc')
    .orderBy('contract_export.id', 'desc')
    .limit(rowLimit($top))
    .offset($skip)
    .execute()
  const t = createTranslator(actor.locale)
  const value = rows.map((row) => {
    const failure = row.failure as Refusal | null
    return {
      _id: row.id,
      typeFile: row.file_type,
      state: row.state,
      rowsDone: row.rows_done,
      rows: row.row_count ?? row.rows_total,
      requestedAt: row.requested_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      failure: failure && { code: failure.code, message: t.refusal(failure) },
    }
  })
  return { value, count }
}

/** A new export takes the place of the failed one: what remains of the old job finds nothing to do. */
export async function restartExport(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  exportId: string,
): Promise<string> {
  const failed = await ownExports(db, actor)
    .where('contract_export.id', '=', exportId)
    .select(['contract_export.state', 'contract_export.query'])
    .forUpdate()
    .executeTakeFirst()
  if (!failed) throw new Refused('NOT_FOUND', 'EXPORT_NOT_FOUND')
  if (failed.state !== 'failed') throw new Refused('STATE', 'EXPORT_NOT_FAILED')
  await removeExport(db, actor, exportId)
  return requestExport(deps, db, actor, failed.query as ExportQuery)
}

/** The job that is making it ends at its next step. */
export async function removeExport(
  db: CompanyDatabase,
  { personId }: Actor,
  exportId: string,
): Promise<void> {
  const removed = await db
    .delete('contract_export')
    .where('contract_export.id', '=', exportId)
    .where('contract_export.person_id', '=', personId)
    .returning('contract_export.id')
    .executeTakeFirst()
  if (!removed) throw new Refused('NOT_FOUND', 'EXPORT_NOT_FOUND')
  await notifyOfExports(db, personId)
}

function ownExports(db: CompanyDatabase, { personId }: Actor) {
  return db.select('contract_export').where('contract_export.person_id', '=', personId)
}
