import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { ImportPage, importsEndpoints } from '@tacite/api/portfolio/imports-endpoints.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { knownFolders } from '../../people/access/public.ts'
import { importNotFound, visibleImports } from './imports-repository.ts'
import { canBeReadAgain } from './left-entries.ts'
import { presentImport, presentPage, type ImportRecord } from './present-import.ts'

export async function listImports(
  db: CompanyDatabase,
  actor: Actor,
  { $top, $skip, state }: QueryOf<typeof importsEndpoints.list>,
): Promise<ResponseOf<typeof importsEndpoints.list>> {
  const wanted = sql<boolean>`${visibleImports(actor)} and ${state ? sql`import.state = ${state}` : sql`true`}`
  const rows = await readImports(db, wanted, { limit: rowLimit($top), offset: $skip })
  const { count } = await db
    .select('import')
    .where(wanted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  const folders = await knownFolders(db, actor, [...new Set(rows.flatMap((row) => row.folder_ids))])
  return { value: rows.map((row) => presentImport(actor.locale, row, folders)), count }
}

/** @throws Refused 404 when the person does not see it */
export async function readImport(
  db: CompanyDatabase,
  actor: Actor,
  importId: string,
): Promise<ImportPage> {
  const wanted = sql<boolean>`${visibleImports(actor)} and import.id = ${importId}`
  const [row] = await readImports(db, wanted, { limit: 1, offset: 0 })
  if (!row) throw importNotFound()
  return presentPage(actor.locale, row, await knownFolders(db, actor, row.folder_ids))
}

async function readImports(
  db: CompanyDatabase,
  wanted: RawBuilder<boolean>,
  { limit, offset }: { limit: number; offset: number },
): Promise<ImportRecord[]> {
  const entries = (state: string) => sql`count(*) filter (where entry.state = ${state})::int`
  const { rows } = await sql<ImportRecord>`
    select import.id, import.name, import.state, import.state_since, import.created_at, import.created_by,
      ${personName('person')} as creator, import.paused_at is not null as is_paused, import.failure,
      import.steps_done, import.steps_total,
      (select jsonb_build_object('sources', count(*)::int,
          'complete', count(*) filter (where source.received_bytes = source.size_bytes)::int,
          'bytes', coalesce(sum(source.size_bytes), 0)::bigint,
          'received', coalesce(sum(source.received_bytes), 0)::bigint)
        from import_source as source
        where source.company_id = import.company_id and source.import_id = import.id) as sources,
      (select jsonb_build_object('waiting', ${entries('waiting')}, 'kept', ${entries('kept')},
          'left', ${entries('left')}, 'nothing', ${entries('nothing')})
        from import_entry as entry
        where entry.company_id = import.company_id and entry.import_id = import.id) as entries,
      (select count(*)::int from import_entry
        where import_entry.company_id = import.company_id and import_entry.import_id = import.id
          and import_entry.state = 'left' and ${canBeReadAgain}) as retryable,
      array(select jsonb_array_elements_text(import.rules #> '{defaults,folderIds}')::uuid
        where jsonb_typeof(import.rules #> '{defaults,folderIds}') = 'array') as folder_ids
    from import join person on person.company_id = import.company_id and person.id = import.created_by
    where import.company_id = ${db.companyId} and ${wanted}
    order by import.created_at desc, import.id limit ${limit} offset ${offset}`.execute(db.tx)
  return rows
}
