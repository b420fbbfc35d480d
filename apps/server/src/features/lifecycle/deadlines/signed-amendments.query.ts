import type { SignedAmendment, StatedPatch } from '@tacite/domain/amendments/stated-patch.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

interface StoredAmendment extends SignedAmendment {
  masterId: string
}

/**
 * The signed amendments of master agreements that state changes, by master; in any order. Before both are signed,
 * an amendment changes nothing.
 */
export async function signedAmendments(
  db: CompanyDatabase,
  masterIds: readonly string[],
): Promise<ReadonlyMap<string, SignedAmendment[]>> {
  const { rows } = await sql<StoredAmendment>`
    select amendment.parent_id as "masterId", amendment.id, amendment.reference, amendment.signature_date::text as "signedOn",
      ${EFFECTIVE_ON}::text as "effectiveOn", ${statedPatches()} as patches
    from contract as amendment
    join contract as master on master.company_id = amendment.company_id and master.id = amendment.parent_id
    join amendment_patch as patch on patch.company_id = amendment.company_id and patch.contract_id = amendment.id
    where amendment.company_id = ${db.companyId} and amendment.parent_id = any(${[...masterIds]}::uuid[])
      and master.status in ('SIGNED', 'TERMINATED')
      and amendment.status in ('SIGNED', 'TERMINATED') and amendment.signature_date is not null
    group by amendment.company_id, amendment.id
    order by amendment.parent_id, amendment.id`.execute(db.tx)
  const grouped = new Map<string, SignedAmendment[]>()
  for (const { masterId, ...amendment } of rows)
    grouped.set(masterId, [...(grouped.get(masterId) ?? []), amendment])
  return grouped
}

/** The day that the patches of an amendment take effect: theirs, else its own, else that of its signature. */
const EFFECTIVE_ON = sql`coalesce(min(patch.effective_on), (amendment.lifecycle ->> 'effectiveDate')::date, amendment.signature_date)`

/** The rows of `patch` as the domain knows them; a party has the name of today. */
export function statedPatches() {
  return sql<StatedPatch[]>`jsonb_agg(jsonb_build_object('field', patch.field, 'value',
    case when patch.counterparty_id is not null then (select jsonb_build_object('_id', party.id, 'name', party.name)
        from counterparty as party where party.company_id = patch.company_id and party.id = patch.counterparty_id)
      when patch.legal_entity_id is not null then (select jsonb_build_object('_id', entity.id, 'name', entity.name)
        from legal_entity as entity where entity.company_id = patch.company_id and entity.id = patch.legal_entity_id)
      else patch.value end) order by patch.field)`
}
