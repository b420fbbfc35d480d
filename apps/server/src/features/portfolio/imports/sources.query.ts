import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { importsEndpoints, ImportSource } from '@tacite/api/portfolio/imports-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'
import { sql, type Selectable } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { DB } from '../../../platform/database/generated/schema.ts'
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
  return { value: rows.map((row) => presentSource(actor.locale, row)), count }
}

type SourceRow = Pick<
  Selectable<DB['import_source']>,
  'id' | 'path' | 'kind' | 'size_bytes' | 'received_bytes' | 'refusal'
>

export function presentSource(locale: Locale, row: SourceRow): ImportSource {
  return {
    _id: row.id,
    path: row.path,
    kind: row.kind,
    bytes: row.size_bytes,
    received: row.received_bytes,
    isWhole: row.received_bytes === row.size_bytes,
    refusal: worded(locale, row.refusal as Refusal | null),
  }
}
