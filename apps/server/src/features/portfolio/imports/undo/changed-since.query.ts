import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'

/** A contract that the import created. */
export interface CreatedContract {
  id: string
  title: string
  reference: string
  /** What people did with it since, by the trail; and contracts that came after it and are not of the import. */
  changes: number
  /** It can be deleted by nobody's choice: another contract amends it. */
  is_amended: boolean
}

/** The contracts that an import created and that still exist, with how often they were changed since. */
export async function createdContracts(
  db: CompanyDatabase,
  importId: string,
): Promise<CreatedContract[]> {
  const { rows } = await sql<CreatedContract>`
    select contract.id, contract.title, contract.reference, (acts.count + other.count)::int as changes, other.count > 0 as is_amended
    from import_row as row
      join contract on contract.company_id = row.company_id and contract.id = row.contract_id
      cross join lateral (select count(*) from audit_event as event
        where event.company_id = contract.company_id and event.contract_id = contract.id and event.actor_id is not null
          and event.action <> 'contract.created'
          and not (event.action = 'attachment.added' and exists (select from import_row as own
            where own.company_id = row.company_id and own.import_id = row.import_id and own.attachment_id = event.object_id))
      ) as acts
      cross join lateral (select count(*) from contract as later
        where later.company_id = contract.company_id and later.parent_id = contract.id
          and not exists (select from import_row as own where own.company_id = row.company_id
            and own.import_id = row.import_id and own.contract_id = later.id and own.state = 'created')
      ) as other
    where row.company_id = ${db.companyId} and row.import_id = ${importId} and row.state = 'created' and row.kind <> 'attachment'
    order by contract.title, contract.id`.execute(db.tx)
  return rows
}

/**
 * Those that stay: changed and not chosen, amended by others, and whatever one of them amends.
 * @param also changed ones that go nevertheless
 */
export async function keptContracts(
  db: CompanyDatabase,
  importId: string,
  also: readonly string[],
): Promise<CreatedContract[]> {
  const created = await createdContracts(db, importId)
  const kept = new Set(
    created
      .filter(({ id, changes, is_amended }) => is_amended || (changes > 0 && !also.includes(id)))
      .map(({ id }) => id),
  )
  const { rows } = await sql<{ id: string }>`
    with recursive above (id) as (
      select parent_id from contract where company_id = ${db.companyId} and id = any(${[...kept]}::uuid[])
      union select contract.parent_id from contract join above on contract.company_id = ${db.companyId} and contract.id = above.id)
    select id from above where id is not null`.execute(db.tx)
  for (const { id } of rows) kept.add(id)
  return created.filter(({ id }) => kept.has(id))
}
