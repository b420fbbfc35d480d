import type { PlaybookDeviation } from '@tacite/document/readiness/checked-contract.ts'
import { isDeviation } from '@tacite/domain/clauses/playbook/playbook.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { ContractContent } from '../../writing/contracts/public.ts'
import { judgedContract } from './judged-contract.query.ts'

/** Where a contract deviates from the playbook of its type, and nobody accepted it. */
export async function openDeviations(
  db: CompanyDatabase,
  contractId: string,
  content: ContractContent,
): Promise<PlaybookDeviation[]> {
  const { clauses } = await judgedContract(db, contractId, content)
  return clauses.flatMap(({ clause: { name: clause }, verdict, words }): PlaybookDeviation[] => {
    if (!isDeviation(verdict)) return []
    if (verdict === 'missing' || !words) return [{ deviation: 'missing', clause }]
    const { place, heading: title } = words.passage
    const sectionId = place.kind === 'section' ? place.sectionId : null
    return [{ deviation: verdict, clause, title, sectionId }]
  })
}
