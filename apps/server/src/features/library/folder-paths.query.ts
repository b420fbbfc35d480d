import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { holdsWords } from '../../platform/database/word-search.ts'

interface Named {
  _id: string
  name: string
}

/** Folders by their whole path, in the order of their names. */
export function folderPaths(db: CompanyDatabase, folderIds: readonly string[]): Promise<Named[]> {
  return paths(db, sql`folder.id = any(${[...folderIds]}::uuid[])`, folderIds.length)
}

/** The folders whose own name holds the words, by their whole path. */
export function foldersNamed(db: CompanyDatabase, words: string, limit: number): Promise<Named[]> {
  return paths(db, holdsWords(sql`folder.name`, words), limit)
}

async function paths(
  db: CompanyDatabase,
  isWanted: RawBuilder<unknown>,
  limit: number,
): Promise<Named[]> {
  if (limit === 0) return []
  const { rows } = await sql<Named>`
    with recursive found as (
      select folder.id, folder.parent_id, folder.name from folder
      where folder.company_id = ${db.companyId} and ${isWanted} order by folder.name, folder.id limit ${limit}
    ), path (id, parent_id, name) as (
      select found.id, found.parent_id, found.name from found
      union all
      select path.id, folder.parent_id, folder.name || '/' || path.name from path
        join folder on folder.company_id = ${db.companyId} and folder.id = path.parent_id
    )
    select path.id as _id, path.name from path where path.parent_id is null order by path.name, path.id`.execute(
    db.tx,
  )
  return rows
}
