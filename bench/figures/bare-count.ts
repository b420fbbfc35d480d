import type { FilledCompany } from '../measure/filled-company.ts'

/** The reference for reads: an index-only count of the same company's rows, and nothing else. */
export async function bareCount({ client, companyId }: FilledCompany): Promise<void> {
  await client.query(
    'select count(*) from contract_fact where company_id = $1 and not is_archived',
    [companyId],
  )
}

/** Read ratios are judged at a million contracts: below, fixed costs outweigh the rows. */
export function isJudged({ contracts }: FilledCompany): boolean {
  return contracts >= 1_000_000
}
