import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { folderSource } from '../choices/public.ts'

/** What is filed in folders beside contracts, by its table: `template_folder` holds the places of templates. */
export type Filed = 'template' | 'clause'

/**
 * Files a template or a clause in exactly these folders, as far as the person may see them: it stays in the others.
 *
 * @throws Refused RULE at `folderIds` when one is unknown
 */
export async function fileIn(
  db: CompanyDatabase,
  actor: Actor,
  [filed, id]: readonly [Filed, string],
  folderIds: readonly string[],
): Promise<void> {
  const { where } = folderSource(actor)
  const ids = [...new Set(folderIds)]
  await sql`delete from ${placesOf(filed)} as place
    where place.company_id = ${db.companyId} and ${ownerIn('place', filed)} = ${id}
      and place.folder_id in (select folder.id from folder where ${where})
      and place.folder_id <> all(${ids}::uuid[])`.execute(db.tx)
  const { rows: known } = await sql<{ id: string }>`select folder.id from folder
    where ${where} and folder.id = any(${ids}::uuid[]) for share`.execute(db.tx)
  if (known.length < ids.length)
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'folderIds' })
  await sql`insert into ${placesOf(filed)} (company_id, ${sql.ref(`${filed}_id`)}, folder_id)
    select ${db.companyId}, ${id}::uuid, unnest(${ids}::uuid[]) on conflict do nothing`.execute(
    db.tx,
  )
}

/** Its folders by their paths; one that the reader may not see is not named either. */
export function foldersOf(
  filed: Filed,
  reader: Actor,
): RawBuilder<{ _id: string; name: string }[]> {
  return sql`coalesce((
    select json_agg(json_build_object('_id', folder.id, 'name', folder.path) order by folder.path, folder.id)
    from ${placesOf(filed)} as place join folder on folder.company_id = place.company_id and folder.id = place.folder_id
    where place.company_id = ${sql.ref(`${filed}.company_id`)} and ${ownerIn('place', filed)} = ${sql.ref(`${filed}.id`)}
      and ${folderSource(reader).where}), '[]')`
}

/** A condition on a template or a clause: it is filed in this folder. */
export function isFiledIn(filed: Filed, folderId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${placesOf(filed)} as place where place.company_id = ${sql.ref(`${filed}.company_id`)}
    and ${ownerIn('place', filed)} = ${sql.ref(`${filed}.id`)} and place.folder_id = ${folderId})`
}

function placesOf(filed: Filed) {
  return sql.table(`${filed}_folder`)
}

function ownerIn(alias: string, filed: Filed) {
  return sql.ref(`${alias}.${filed}_id`)
}
