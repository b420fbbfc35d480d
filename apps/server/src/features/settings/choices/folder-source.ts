import { sql, type RawBuilder } from 'kysely'
import type { ChoiceSource } from '../../../platform/database/choice-page.ts'
import { grantedFolders, visibleContracts, type Reader } from '../../people/access/public.ts'
import { choosesAmongAll } from './chooser.ts'

/** Folders by their whole path. */
export function folderSource(
  reader: Reader,
  { outside }: { outside?: string | undefined } = {},
): ChoiceSource {
  return {
    from: sql`folder`,
    where: sql`folder.company_id = ${reader.companyId} and ${isKnown(reader)} and ${outside ? isOutside(reader, outside) : sql`true`}`,
    id: sql`folder.id`,
    name: sql`folder.path`,
    // As its indexes have it.
    order: sql`left(folder.path, 500)`,
    folded: sql`folder.searched`,
    isWhole: !outside && choosesAmongAllFolders(reader),
  }
}

function choosesAmongAllFolders(reader: Reader): boolean {
  return choosesAmongAll(reader, 'modules:tags', 'modules:tagged:field')
}

/**
 * Contract writers and folder administrators choose among all folders; others see those with contents visible to
 * them, be it in a nested one: a folder's figure and filter contain what is nested in it.
 */
function isKnown(reader: Reader): RawBuilder<boolean> {
  if (choosesAmongAllFolders(reader)) return sql<boolean>`true`
  return sql<boolean>`folder.id in (
    with recursive known (id, parent_id) as (
      select holder.id, holder.parent_id from folder as holder
      where holder.company_id = ${reader.companyId} and holder.id in (select contract_folder.folder_id from contract_folder
        join contract on contract.company_id = contract_folder.company_id and contract.id = contract_folder.contract_id
        where contract_folder.company_id = ${reader.companyId} and ${visibleContracts(reader)})
      union
      select above.id, above.parent_id from folder as above
      join known on known.parent_id = above.id
      where above.company_id = ${reader.companyId}
    )
    select known.id from known
    union all
    select granted.id from (${grantedFolders(reader)}) as granted)`
}

/** Neither the folder itself nor one that is nested in it. */
function isOutside({ companyId }: Reader, folderId: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select from folder as moved where moved.company_id = ${companyId} and moved.id = ${folderId}
    and starts_with(folder.path || '/', moved.path || '/'))`
}
