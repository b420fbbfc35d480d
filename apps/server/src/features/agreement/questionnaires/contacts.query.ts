import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

const MOST = 20

/** People outside the company whom the contract knows: asked before, shared with, or asked to sign. */
export async function contactsOf(
  db: CompanyDatabase,
  contractId: string,
): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ name: string; email: string }>`
    select min(known.name) as name, known.email from (
      select questionnaire.name, questionnaire.email from questionnaire
        where questionnaire.company_id = ${db.companyId} and questionnaire.contract_id = ${contractId}
      union all
      select share.name, share.email from third_party_share as share
        where share.company_id = ${db.companyId} and share.contract_id = ${contractId} and share.revoked_at is null
      union all
      select signatory.name, lower(signatory.email)
        from signature_request as request
        join signatory on signatory.company_id = request.company_id and signatory.request_id = request.id
        where request.company_id = ${db.companyId} and request.contract_id = ${contractId}
          and signatory.person_id is null and signatory.email is not null
    ) as known group by known.email order by min(known.name), known.email limit ${MOST}`.execute(
    db.tx,
  )
  return rows
}
