import type { ChangesSinceAcceptance } from '@tacite/api/agreement/validation-changes-endpoints.ts'
import type { ContractLevel } from '@tacite/domain/access/levels.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'
import {
  changesBetween,
  readContractContent,
  readKept,
  statedNow,
  textReader,
  type ContractContent,
} from '../../writing/contracts/public.ts'
import { askForContentAlarm, type ContentAlarmDeps } from './content-alarm.job.ts'

/**
 * What changed since the reader's own yes, also one that they gave for an absent person. A kept content that was altered
 * is no comparison: it is said, and raises the alarm of its company.
 */
export async function changesSinceAcceptance(
  deps: ContentAlarmDeps,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  level: ContractLevel,
): Promise<ChangesSinceAcceptance> {
  const last = await lastAcceptance(db, actor.personId, contractId)
  if (!last) return { ...NOTHING, accepted: null, content: null }
  const accepted = { at: last.decided_at.toISOString(), insteadOf: last.absent }
  const before = await readKept(db, contractId, last.content_hash)
  if (before === 'altered')
    askForContentAlarm(deps, {
      companyId: db.companyId,
      contractId,
      contentHash: last.content_hash,
    })
  if (before === 'altered' || before === 'unknown') return { ...NOTHING, accepted, content: before }
  const content = await readContractContent(db, contractId)
  const after = statedNow(content, leftOutOfBoth(content, last))
  const reader = await textReader(db, actor, contractId, level)
  const { isUnchanged, ...changes } = changesBetween(content, before, after, { reader })
  return { accepted, content: isUnchanged ? 'same' : 'changed', ...changes }
}

const NOTHING = {
  parts: [],
  values: [],
  attachments: [],
  currencies: { before: 'EUR', after: 'EUR' },
}

type Acceptance = NonNullable<Awaited<ReturnType<typeof lastAcceptance>>>

/** Taken by this person and not taken back, whatever became of its validation. */
function lastAcceptance(db: CompanyDatabase, personId: string, contractId: string) {
  return db
    .select('validation_decision')
    .innerJoin('contract_validation_step as step', (join) =>
      join
        .onRef('step.company_id', '=', 'validation_decision.company_id')
        .onRef('step.id', '=', 'validation_decision.step_id'),
    )
    .innerJoin('contract_validation as validation', (join) =>
      join
        .onRef('validation.company_id', '=', 'step.company_id')
        .onRef('validation.id', '=', 'step.validation_id'),
    )
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'validation_decision.company_id')
        .onRef('person.id', '=', 'validation_decision.person_id'),
    )
    .where('validation.contract_id', '=', contractId)
    .where('validation_decision.decision', '=', 'accepted')
    .where('validation_decision.cancelled_at', 'is', null)
    .where(
      sql<boolean>`coalesce(validation_decision.decided_by, validation_decision.person_id) = ${personId}`,
    )
    .select([
      'validation_decision.decided_at',
      'validation_decision.content_hash',
      'validation.content_left_out',
      sql<
        string | null
      >`case when validation_decision.decided_by is not null then ${personName('person')} end`.as(
        'absent',
      ),
    ])
    .orderBy('validation_decision.decided_at', 'desc')
    .orderBy('validation_decision.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** A value that became one of management, or no longer is: both contents have it. */
function leftOutOfBoth({ managementVariables }: ContractContent, last: Acceptance): string[] {
  return managementVariables.filter((variable) => last.content_left_out.includes(variable))
}
