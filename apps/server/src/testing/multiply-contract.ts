import { Client } from 'pg'
import type { TestProduct } from './start-product.ts'

/** Copies of one contract, too many to create by hand: consistent rows, so no trigger has to run. */
export async function multiplyContract(
  { superuser }: TestProduct,
  companyId: string,
  contractId: string,
  copies: number,
): Promise<void> {
  const client = new Client(superuser)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `with copy as (select n, gen_random_uuid() as text_id from generate_series(1, $3::int) as n),
      texts as (
        insert into text (company_id, id, numbering, locale) select $1, text_id, 'articles', 'fr' from copy
      )
      insert into contract (company_id, id, text_id, reference, title, contract_type_id, project_id, owner_id, workflow_id,
        current_step_id, status, created_by, created_at, updated_at)
      select company_id, gen_random_uuid(), copy.text_id, 'C' || n, title || ' ' || n, contract_type_id, project_id, owner_id,
        workflow_id, current_step_id, status, created_by, created_at, updated_at
      from contract cross join copy where company_id = $1 and id = $2`,
      [companyId, contractId, copies],
    )
    await client.query(
      `insert into contract_fact (company_id, contract_id, status, status_detail, phase, term_number, renewal_type,
        in_tacit_renewal, is_renewed, renewals_made, is_retroactive, is_renewable, will_be_renewable, foreseen_until, owner_id, contract_type_id,
        project_id, counterparty_id, parent_id, signature_provider, created_on, is_archived)
      select contract.company_id, contract.id, fact.status, fact.status_detail, fact.phase, fact.term_number, fact.renewal_type,
        fact.in_tacit_renewal, fact.is_renewed, fact.renewals_made, fact.is_retroactive, fact.is_renewable, fact.will_be_renewable, fact.foreseen_until, fact.owner_id,
        fact.contract_type_id, fact.project_id, fact.counterparty_id, fact.parent_id, fact.signature_provider,
        fact.created_on, fact.is_archived
      from contract join contract_fact as fact on fact.company_id = contract.company_id and fact.contract_id = $2
      where contract.company_id = $1 and contract.id <> $2`,
      [companyId, contractId],
    )
  } finally {
    await client.end()
  }
}
