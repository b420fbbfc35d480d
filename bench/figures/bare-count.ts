import type { FilledCompany } from '../measure/filled-company.ts'

/** The limit that reading is compared to: counting the same company's rows out of an index, and nothing else. */
export async function bareCount({ client, companyId }: FilledCompany): Promise<void> {
  await client.query(
    'select count(*) from contract_fact where company_id = $1 and not is_archived',
    [companyId],
  )
}
