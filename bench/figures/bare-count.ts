import type { FilledCompany } from '../measure/filled-company.ts'

/** The limit that reading is compared to: counting the same company's rows out of an index, and nothing else. */
export async function bareCount({ client, companyId }: FilledCompany): Promise<void> {
  await client.query(
    'select count(*) from contract_fact where company_id = $1 and not is_archived',
    [companyId],
  )
}

/** Ratios of reading are judged at a million contracts: below, what every answer costs weighs more than its rows. */
export function isJudged({ contracts }: FilledCompany): boolean {
  return contracts >= 1_000_000
}
