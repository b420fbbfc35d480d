import type { QueryOf } from '@tacite/api/endpoint.ts'
import type { contractListEndpoints } from '@tacite/api/portfolio/contract-list-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { JobKind } from '../../../platform/jobs/jobs.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Reader } from '../../people/access/public.ts'
import { notifyOfExports } from './export-progress.ts'
import { matchingIds, readContractFilter, readOrder } from '../contract-list/public.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Temporal } from 'temporal-polyfill'

export type ExportQuery = QueryOf<(typeof contractListEndpoints)['export']>

export const EXPORT_CONTRACTS: JobKind<{ companyId: string; exportId: string }> = {
  name: 'export-contracts',
  retryLimit: 3,
}

/** Beyond this nobody waits at the screen: a job makes the file and notifies its person. */
export const MOST_ROWS_AT_ONCE = 20_000
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** The contracts of an export, in order; all of them unless fewer are requested. */
export async function exportedIds(
  db: CompanyDatabase,
  reader: Reader & { locale: Locale },
  { query, today, most }: { query: ExportQuery; today: Temporal.PlainDate; most: number },
): Promise<{ ids: string[]; count: number }> {
  const filter = await readContractFilter(db, query, today)
  const asked = query.$top <= 0 ? most : Math.min(query.$top, most)
  const { ids, count } = await matchingIds(db, reader, filter, {
    order: readOrder(query.$orderby),
    limit: asked,
    offset: query.$skip,
  })
  const left = Math.max(count - query.$skip, 0)
  return { ids, count: query.$top <= 0 ? left : Math.min(left, query.$top) }
}

/** Leaves a long export to a job; the answer contains its id. */
export async function requestExport(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  db: CompanyDatabase,
  actor: Actor,
  query: ExportQuery,
): Promise<string> {
  const id = newId(clock.now())
  const now = clock.now()
  await db
    .insert('contract_export', {
      id,
      person_id: actor.personId,
      file_type: query.typeFile,
      query: JSON.stringify(query),
      state: 'waiting',
      requested_at: now,
      expires_at: new Date(now.getTime() + KEPT_MS),
    })
    .execute()
  await notifyOfExports(db, actor.personId)
  await jobs.enqueue(db.tx, EXPORT_CONTRACTS, { companyId: db.companyId, exportId: id })
  return id
}
