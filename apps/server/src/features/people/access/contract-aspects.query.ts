import {
  CONTRACT_ACTS,
  type ContractAct,
  type AspectOf,
} from '@tacite/domain/acts/contract-acts.ts'
import { checksOf, refusalsOf } from '@tacite/domain/acts/act-refusal.ts'
import type { StoredAspect, StoredAspects } from '@tacite/domain/acts/act-aspects.ts'
import type { Check } from '@tacite/domain/acts/act-row.ts'
import { LOCKS_OF_TRANSCRIPTIONS } from '@tacite/domain/contracts/terms-standing.ts'
import { STANDING_STATES } from '@tacite/domain/validation/validation-progress.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractLock, isLockedNow, type PersonLock } from './person-lock.ts'

// A signed contract that does not say how it was locked counts as sealed: the stricter of the two.
const TERMS = sql<
  StoredAspects['terms']
>`case when contract.lock_kind in (${sql.join(LOCKS_OF_TRANSCRIPTIONS.map((kind) => sql.lit(kind)))}) then 'transcribed'
    when contract.lock_kind = 'signature' or contract.status in ('SIGNED', 'TERMINATED') then 'sealed' else 'open' end`

/** The SQL twin of each stored aspect, on the table `contract`. */
export const CONTRACT_ASPECTS: {
  readonly [Aspect in StoredAspect]: RawBuilder<StoredAspects[Aspect]>
} = {
  status: sql`contract.status`,
  isFrozen: sql`contract.frozen_at is not null`,
  isLocked: isLockedNow(),
  isArchived: sql`contract.archived_at is not null`,
  terms: TERMS,
  changes: sql`case when ${TERMS} = 'sealed' and not exists (select from amendment_patch as patch
      where patch.company_id = contract.company_id and patch.contract_id = contract.id and not patch.is_transcribed)
    then 'transcribed' else ${TERMS} end`,
  keptBy: sql`case when contract.lock_kind is not distinct from 'imported' then 'nothing'
    when contract.status in ('SIGNED', 'TERMINATED') then 'signature'
    when ${isLockedNow()} then 'lock' else 'nothing' end`,
  wasSent: sql`exists (select from signature_request as request
    where request.company_id = contract.company_id and request.contract_id = contract.id and request.notice_id is null)`,
  hasLetterRequest: sql`exists (select from signature_request as request
    where request.company_id = contract.company_id and request.contract_id = contract.id and request.notice_id is not null)`,
  hasAmendments: sql`exists (select from contract as amendment
    where amendment.company_id = contract.company_id and amendment.parent_id = contract.id)`,
  validation: sql`coalesce((select validation.state from contract_validation as validation
    where validation.company_id = contract.company_id and validation.contract_id = contract.id
      and validation.state in (${sql.join(STANDING_STATES.map((state) => sql.lit(state)))})), 'none')`,
  lastValidation: sql`coalesce((select validation.state from contract_validation as validation
    where validation.company_id = contract.company_id and validation.contract_id = contract.id
    order by validation.requested_at desc, validation.id desc limit 1), 'none')`,
  conditions: sql`case when exists (select from validation_condition as condition
      join validation_decision as decision on decision.company_id = condition.company_id and decision.id = condition.decision_id
        and decision.cancelled_at is null
      join contract_validation_step as step on step.company_id = decision.company_id and step.id = decision.step_id
      join contract_validation as validation on validation.company_id = step.company_id and validation.id = step.validation_id
        and validation.state in (${sql.join(STANDING_STATES.map((state) => sql.lit(state)))})
    where condition.company_id = contract.company_id and condition.contract_id = contract.id
      and condition.confirmed_at is null) then 'open' else 'none' end`,
  // A step added since counts for contracts that had not passed its place; a validation while its last one is accepted.
  requiredSteps: sql`coalesce((select case when bool_or(step.kind = 'validation') then 'validationMissing' else 'stepMissing' end
    from workflow_step as step
    left join contract_step as past on past.company_id = step.company_id and past.step_id = step.id and past.contract_id = contract.id
    where step.company_id = contract.company_id and step.workflow_id = contract.workflow_id
      and step.is_required and step.removed_at is null
      and (step.created_at <= contract.created_at or past.opened_at is not null
        or step.position > (select current.position from workflow_step as current
          where current.company_id = contract.company_id and current.id = contract.current_step_id))
      and case step.kind
        when 'validation' then (select validation.state from contract_validation as validation
          where validation.company_id = contract.company_id and validation.contract_id = contract.id
          order by validation.requested_at desc, validation.id desc limit 1) is distinct from 'accepted'
        else past.opened_at is null end
    having count(*) > 0), 'done')`,
  // A letter about it that is signed is no signature of the contract.
  signature: sql`coalesce((select request.state from signature_request as request
    where request.company_id = contract.company_id and request.contract_id = contract.id and request.notice_id is null
      and request.state <> 'cancelled'), 'none')`,
  signedDocument: sql`coalesce((select document.origin from signed_document as document
    where document.company_id = contract.company_id and document.contract_id = contract.id), 'none')`,
  scan: sql`case
    when exists (select from signature_request as request where request.company_id = contract.company_id
      and request.contract_id = contract.id and request.notice_id is null and request.state <> 'cancelled' and request.provider <> 'scan') then 'otherProvider'
    when exists (select from signed_document as document
      where document.company_id = contract.company_id and document.contract_id = contract.id) then 'filed'
    when exists (select from signature_request as request where request.company_id = contract.company_id
      and request.contract_id = contract.id and request.notice_id is null and request.state = 'out') then 'awaited'
    when contract.lock_kind = 'marked' then 'missing'
    else 'notAtSigning' end`,
}

/** Who locked a contract, beside its aspects: what the refusal names. Only where an act asks whether it is locked. */
export interface WithLock {
  personLock?: PersonLock | null
}

/** The stored aspects of a contract that these acts check. */
export async function readAspects<Act extends ContractAct>(
  db: CompanyDatabase,
  contractId: string,
  acts: readonly Act[],
): Promise<Pick<StoredAspects, Extract<AspectOf<Act>, StoredAspect>> & WithLock> {
  const aspects = storedAspectsOf(acts)
  if (aspects.length === 0) return {} as never
  const columns = aspects.map((aspect) => sql`${CONTRACT_ASPECTS[aspect]} as ${sql.id(aspect)}`)
  if (aspects.includes('isLocked') || aspects.includes('keptBy'))
    columns.push(sql`${contractLock()} as "personLock"`)
  const { rows } = await sql<StoredAspects>`select ${sql.join(columns)} from contract
    where contract.company_id = ${db.companyId} and contract.id = ${contractId}`.execute(db.tx)
  return rows[0]!
}

/** An act that checks stored aspects only. */
export type StoredAct = {
  [Act in ContractAct]: AspectOf<Act> extends StoredAspect ? Act : never
}[ContractAct]

/**
 * The SQL condition on `contract` that its state allows an act: `stateRefusal` for lists.
 * @example db.select('contract').where(allowedByState('edit'))
 */
export function allowedByState(act: StoredAct): RawBuilder<boolean> {
  const conditions = checksOf(act).map((check) => sql<boolean>`not (${isRefused(check)})`)
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

function isRefused(check: Check): RawBuilder<boolean> {
  const values = [...refusalsOf(check).keys()].map((value) => sql.lit(value))
  const asked = CONTRACT_ASPECTS[check.aspect as StoredAspect]
  return sql`(${asked})::text in (${sql.join(values)})`
}

function storedAspectsOf(acts: readonly ContractAct[]): StoredAspect[] {
  const aspects = acts.flatMap((act) => CONTRACT_ACTS[act].checks.map(({ aspect }) => aspect))
  return [...new Set(aspects)].filter((aspect) => aspect in CONTRACT_ASPECTS) as StoredAspect[]
}
