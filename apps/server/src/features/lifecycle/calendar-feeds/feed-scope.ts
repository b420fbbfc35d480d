import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../people/access/public.ts'

export interface FeedScope {
  scope: 'owned' | 'visible' | 'folder'
  folderId: string | null
}

/** Which contracts a calendar is about, as a condition on `contract`, beside what its reader sees. */
export function inScope(
  { scope, folderId }: FeedScope,
  { companyId, personId }: Reader,
): RawBuilder<boolean> {
  switch (scope) {
    case 'visible':
      return sql<boolean>`true`
    case 'owned':
      return sql<boolean>`contract.owner_id = ${personId}`
    case 'folder':
      return sql<boolean>`contract.id in (
        with recursive below (id) as (
          select folder.id from folder where folder.company_id = ${companyId} and folder.id = ${folderId}
          union
          select folder.id from folder join below on folder.parent_id = below.id where folder.company_id = ${companyId}
        )
        select contract_folder.contract_id from contract_folder
        where contract_folder.company_id = ${companyId} and contract_folder.folder_id in (select below.id from below))`
  }
}
