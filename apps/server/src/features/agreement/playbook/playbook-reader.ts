import type { PlaybookVerdict } from '@tacite/domain/clauses/playbook/playbook.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { readContractContent } from '../../writing/contracts/public.ts'
import { beyondAgreed } from './beyond-agreed.ts'
import { judgedContract, prepareJudging } from './judged-contract.query.ts'

/** What the playbook says of one clause in a contract. */
interface Reading {
  clauseId: string
  verdict: PlaybookVerdict
  /** It names a figure beyond all those of the wordings that are agreed to. */
  isBeyond: boolean
}

/** Judges one contract after the other, with a library that is read once. */
export async function playbookReader(
  db: CompanyDatabase,
): Promise<(contractId: string) => Promise<Reading[]>> {
  const judging = await prepareJudging(db)
  return async (contractId) => {
    const content = await readContractContent(db, contractId)
    const { clauses } = await judgedContract(db, contractId, content, judging)
    return clauses.map(({ clause, verdict, words }) => ({
      clauseId: clause.id,
      verdict,
      isBeyond: verdict === 'changed' && words !== null && beyondAgreed(words, clause).length > 0,
    }))
  }
}
