import type { Deviation } from '@tacite/domain/clauses/playbook/playbook.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import { withReason } from '../../../platform/events/named-event.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readContractContent } from '../../writing/contracts/public.ts'
import { hashOfWords, judgedContract, type AcceptedOrNot } from './judged-contract.query.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

interface OfContract {
  contractId: string
  clauseId: string
}

/**
 * Accepts that a contract deviates from its playbook in one clause, as long as it says just that.
 *
 * @throws Refused STATE where it does not deviate so any more; NOT_FOUND for a clause without a rule
 */
export async function acceptDeviation(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, clauseId, verdict, reason }: OfContract & { verdict: Deviation; reason: string },
): Promise<void> {
  if (reason === '') throw new Refused('RULE', { code: 'FIELD_REQUIRED', field: 'reason' })
  const judged = await judgedClause(db, { contractId, clauseId })
  if (judged.deviation !== verdict) throw new Refused('STATE', 'PLAYBOOK_JUDGED_ANEW')
  const row = {
    verdict,
    words_hash: hashOfWords(judged.words),
    reason,
    accepted_by: actor.personId,
    accepted_at: deps.clock.now(),
  }
  await db
    .insert('playbook_exception', { contract_id: contractId, clause_id: clauseId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'contract_id', 'clause_id']).doUpdateSet(row),
    )
    .execute()
  const payload = { clauseId, clause: judged.clause.name, verdict }
  const event = contractEvent(actor, 'contract.deviationAccepted', contractId, payload)
  await deps.events.record(db, withReason(event, reason))
}

/** A deviation counts again. @throws Refused STATE where none was accepted */
export async function reopenDeviation(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, clauseId }: OfContract,
): Promise<void> {
  const { clause } = await judgedClause(db, { contractId, clauseId })
  const removed = await db
    .delete('playbook_exception')
    .where('playbook_exception.contract_id', '=', contractId)
    .where('playbook_exception.clause_id', '=', clauseId)
    .returning('playbook_exception.verdict')
    .executeTakeFirst()
  if (!removed) throw new Refused('STATE', 'PLAYBOOK_NOTHING_ACCEPTED')
  const payload = { clauseId, clause: clause.name, verdict: removed.verdict }
  await deps.events.record(
    db,
    contractEvent(actor, 'contract.deviationReopened', contractId, payload),
  )
}

async function judgedClause(
  db: CompanyDatabase,
  { contractId, clauseId }: OfContract,
): Promise<AcceptedOrNot> {
  const content = await readContractContent(db, contractId)
  const { clauses } = await judgedContract(db, contractId, content)
  const judged = clauses.find(({ clause }) => clause.id === clauseId)
  if (!judged) throw new Refused('NOT_FOUND', 'CLAUSE_NOT_FOUND')
  return judged
}
