import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { announce } from '../../platform/live/live-news.ts'
import type { Platform } from '../../platform/platform.ts'

/** What changes on the open page of a contract, whoever did it. */
const SHOWN = [
  'signature.requested',
  'signature.opened',
  'signature.signed',
  'signature.cancelled',
  'contract.sealed',
  'validation.requested',
  'validation.decided',
  'validation.decisionCancelled',
  'validation.accepted',
  'validation.refused',
  'validation.fallen',
  'validation.cancelled',
  'step.completed',
  'step.reopened',
  'step.dueDateSet',
  'contract.renewed',
  'contract.terminated',
  'contract.terminationCancelled',
  'contract.cancelled',
] as const

/** A contract's open pages follow what happens to it: nobody looks at a decision that has fallen already. */
export function tellOpenPages({ events }: Pick<Platform, 'events'>): void {
  for (const type of SHOWN) {
    events.on(type, async (db, { contractId }) =>
      announce(db, await watchers(db, contractId!), { topic: 'contract', contractId: contractId! }),
    )
  }
}

/** The owner, who works on it, who answers for it or signs it, and who asked them to. */
async function watchers(db: CompanyDatabase, contractId: string): Promise<string[]> {
  const rows = await db
    .select('contract_assignment')
    .where('contract_assignment.contract_id', '=', contractId)
    .select('contract_assignment.person_id as id')
    .union(
      db.select('contract').where('contract.id', '=', contractId).select('contract.owner_id as id'),
    )
    .union(
      db
        .select('contract_access')
        .where('contract_access.contract_id', '=', contractId)
        .where('contract_access.person_id', 'is not', null)
        .select((eb) => eb.ref('contract_access.person_id').$notNull().as('id')),
    )
    .union(
      db
        .select('signature_request')
        .where('signature_request.contract_id', '=', contractId)
        .select('signature_request.requested_by as id'),
    )
    .union(
      db
        .select('contract_validation')
        .where('contract_validation.contract_id', '=', contractId)
        .select('contract_validation.requested_by as id'),
    )
    .execute()
  return rows.map(({ id }) => id)
}
