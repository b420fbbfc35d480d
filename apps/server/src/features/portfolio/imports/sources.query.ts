import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { importsEndpoints, ImportSource } from '@tacite/api/portfolio/imports-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { requireVisible } from './entries.query.ts'
import { worded } from './present-import.ts'

/** @throws Refused 404 when the person does not see the import */
export async function listSources(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
  { $top, $skip, only }: QueryOf<typeof importsEndpoints.sources>,
): Promise<ResponseOf<typeof importsEndpoints.sources>> {
  await requireVisible(db, actor, importId)
  const wanted = db
    .select('import_source')
    .where('import_source.import_id', '=', importId)
    .where(
      only
        ? sql<boolean>`import_source.received_bytes < import_source.size_bytes`
        : sql<boolean>`true`,
    )
  const rows = await wanted
    .selectAll('import_source')
    .orderBy('import_source.path')
    .orderBy('import_source.id')
    .limit(rowLimit($top))
    .offset($skip)
    .execute()
  const { count } = await wanted
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  const value: ImportSource[] = rows.map((row) => ({
    _id: row.id,
    path: row.path,
    kind: row.kind,
    bytes: row.size_bytes,
    received: row.received_bytes,
    isWhole: row.received_bytes === row.size_bytes,
    refusal: worded(actor.locale, row.refusal as Refusal | null),
  }))
  return { value, count }
}
