import type { ValidationsAtStake } from '@tacite/api/agreement/validations-at-stake.ts'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import { visibleContracts } from '../../people/access/public.ts'

const MOST_SHOWN = 20

/** What a person confirms: that these validations are suspended, and no others. */
export function confirmationOf(validationIds: readonly string[]): string {
  return createHash('sha256').update(validationIds.toSorted().join()).digest('hex')
}

/** Whose validations a change would suspend, as far as the acting person sees their contracts. */
export async function atStake(
  db: CompanyDatabase,
  validationIds: readonly string[],
): Promise<ValidationsAtStake> {
  const rows = await readShown(db, validationIds)
  return {
    confirmation: confirmationOf(validationIds),
    validations: rows.map(({ requested_at, ...row }) => ({
      ...row,
      requestedAt: requested_at.toISOString(),
    })),
    hidden: validationIds.length - rows.length,
  }
}

function readShown(db: CompanyDatabase, validationIds: readonly string[]) {
  const isVisible = db.request ? visibleContracts(db.request.actor) : sql<boolean>`false`
  return db
    .select('contract_validation')
    .innerJoin('contract', (join) =>
      join
        .onRef('contract.company_id', '=', 'contract_validation.company_id')
        .onRef('contract.id', '=', 'contract_validation.contract_id'),
    )
    .innerJoin('person as requester', (join) =>
      join
        .onRef('requester.company_id', '=', 'contract_validation.company_id')
        .onRef('requester.id', '=', 'contract_validation.requested_by'),
    )
    .where('contract_validation.id', '=', sql<string>`any(${[...validationIds]}::uuid[])`)
    .where(isVisible)
    .select(['contract_validation.id as _id', 'contract.reference', 'contract.title'])
    .select([
      personName('requester').as('requestedBy'),
      'contract_validation.requested_at',
      sql<boolean>`contract_validation.state = 'accepted'`.as('isAcquired'),
      decisionsOf().as('decisions'),
    ])
    .orderBy('contract_validation.requested_at')
    .orderBy('contract_validation.id')
    .limit(MOST_SHOWN)
    .execute()
}

/** Who has validated, in the order in which they did. */
function decisionsOf() {
  return sql<{ name: string; decidedAt: string }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('name', ${personName('person')},
        'decidedAt', to_char(decision.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      order by decision.decided_at, decision.id), '[]'::jsonb)
    from contract_validation_step as step
      join validation_decision as decision on decision.company_id = step.company_id and decision.step_id = step.id
        and decision.cancelled_at is null
      join person on person.company_id = decision.company_id and person.id = decision.person_id
    where step.company_id = contract_validation.company_id and step.validation_id = contract_validation.id)`
}
