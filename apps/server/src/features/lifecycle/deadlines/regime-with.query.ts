import type { LifecycleTerms } from '@tacite/domain/deadlines/lifecycle-terms.ts'
import { statedRegime } from '@tacite/domain/deadlines/special-regime.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { regimeOf } from './lifecycle-terms.query.ts'

/** The special regime that a contract would be under with another type or counterparty (R16). */
export async function regimeWith(
  db: CompanyDatabase,
  contractId: string,
  change: { typeId?: string | undefined; counterpartyId?: string | null | undefined },
): Promise<LifecycleTerms['regime']> {
  const typeId = change.typeId ?? null
  const party =
    change.counterpartyId === undefined ? sql`contract.counterparty_id` : change.counterpartyId
  const { rows } = await sql<{
    nature: Parameters<typeof regimeOf>[0]
    kind: Parameters<typeof regimeOf>[1]
    lifecycle: unknown
  }>`select type.regime as nature, party.kind, contract.lifecycle from contract
    join contract_type as type on type.company_id = contract.company_id
      and type.id = coalesce(${typeId}::uuid, contract.contract_type_id)
    left join counterparty as party on party.company_id = contract.company_id and party.id = ${party}
    where contract.company_id = ${db.companyId} and contract.id = ${contractId}`.execute(db.tx)
  const [row] = rows
  return row ? statedRegime(regimeOf(row.nature, row.kind), row.lifecycle as object) : null
}
