import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../../platform/database/company-database.ts'
import { personName } from '../../../../platform/database/person-name.ts'

const MOST = 20

/** People whom the contract knows: its owner, those it is shared with outside, whoever was asked to sign it before. */
export async function suggestedSignatories(
  db: CompanyDatabase,
  contractId: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select named.name from (
      select ${personName('person')} as name, 0 as rank
        from contract join person on person.company_id = contract.company_id and person.id = contract.owner_id
        where contract.company_id = ${db.companyId} and contract.id = ${contractId}
      union all
      select signatory.name, 1
        from signature_request as request
        join signatory on signatory.company_id = request.company_id and signatory.request_id = request.id
        where request.company_id = ${db.companyId} and request.contract_id = ${contractId} and request.notice_id is null
      union all
      select share.name, 2 from third_party_share as share
        where share.company_id = ${db.companyId} and share.contract_id = ${contractId} and share.revoked_at is null
    ) as named where named.name <> '' group by named.name
    order by min(named.rank), named.name limit ${MOST}`.execute(db.tx)
  return rows.map(({ name }) => name)
}
