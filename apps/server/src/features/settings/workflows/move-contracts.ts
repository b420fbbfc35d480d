import { Refused } from '@tacite/domain/refusal.ts'
import type { StandingStep } from '@tacite/domain/workflows/workflow-changes.ts'
import { isWriting, type StepKind } from '@tacite/domain/workflows/workflow-steps.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { stepName } from '../../../platform/database/system-names.ts'
import type { NewEvent } from '../../../platform/events/business-events.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { CONTRACT_ASPECTS } from '../../people/access/public.ts'
import { STATUS_OF_STEP } from './advance-workflow.ts'
import { countDueDates, endRemindersOfLeft } from './due-dates.ts'
import { IS_RUNNING } from './workflow-list.query.ts'

type TargetStep = { id: string; kind: StepKind }

interface Moving {
  removed: readonly StandingStep[]
  /** Those that remain, and new ones. */
  steps: readonly TargetStep[]
  /** Undefined: to a place where there is no step. */
  moves: readonly { fromStepId: string; toStepId: string | undefined }[]
}

/**
 * Moves contracts away from removed steps, all of one step in one statement, each with its event in the trail. None
 * is moved out of a running validation or signature.
 *
 * @returns how many contracts were moved
 */
export async function moveContracts(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { removed, steps, moves }: Moving,
): Promise<number> {
  const gone = new Set(removed.map(({ stepId }) => stepId))
  if (moves.some(({ fromStepId }) => !gone.has(fromStepId)))
    throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'moves' })
  const targets = new Map(moves.map(({ fromStepId, toStepId }) => [fromStepId, toStepId]))
  let moved = 0
  // A workflow has twenty steps at most.
  for (const step of removed) {
    const target = steps.find(({ id, kind }) => id === targets.get(step.stepId) && isWriting(kind))
    if (targets.has(step.stepId) && !target)
      throw new Refused('RULE', { code: 'CHOICE_UNKNOWN', field: 'moves' })
    const contractIds = await contractsOn(db, step.stepId)
    if (contractIds.length === 0) continue
    const params = { name: stepName(step.name, actor.locale), count: contractIds.length }
    if (!target) throw new Refused('RULE', { code: 'STEP_HOLDS_CONTRACTS', params, field: 'moves' })
    const busy = await countBusy(db, contractIds)
    if (busy > 0)
      throw new Refused('STATE', { code: 'STEP_ACT_UNDERWAY', params: { ...params, count: busy } })
    await moveTo(deps, db, contractIds, target)
    await deps.events.recordMany(
      db,
      contractIds.map((contractId) => stepMoved(actor, contractId, target)),
    )
    moved += contractIds.length
  }
  return moved
}

async function contractsOn(db: CompanyDatabase, stepId: string): Promise<string[]> {
  const rows = await db
    .select('contract')
    .where('contract.current_step_id', '=', stepId)
    .where(IS_RUNNING)
    .select('contract.id')
    .orderBy('contract.id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Those out for signature, or with a current validation. */
async function countBusy(db: CompanyDatabase, contractIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from contract
    where contract.company_id = ${db.companyId} and contract.id = any(${[...contractIds]}::uuid[])
      and (${CONTRACT_ASPECTS.isFrozen} or ${CONTRACT_ASPECTS.validation} <> 'none')`.execute(db.tx)
  return rows[0]!.count
}

async function moveTo(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  contractIds: readonly string[],
  { id: stepId, kind }: TargetStep,
): Promise<void> {
  const [ids, now, status] = [[...contractIds], clock.now(), STATUS_OF_STEP[kind]]
  await sql`update contract set current_step_id = ${stepId}, status = coalesce(${status}, status), updated_at = ${now}
    where company_id = ${db.companyId} and id = any(${ids}::uuid[])`.execute(db.tx)
  await sql`insert into contract_step (company_id, contract_id, step_id, opened_at)
    select ${db.companyId}, moved.id, ${stepId}, ${now} from unnest(${ids}::uuid[]) as moved (id)
    on conflict (company_id, contract_id, step_id) do update
      set opened_at = coalesce(contract_step.opened_at, excluded.opened_at), completed_at = null, completed_by = null,
        passed_over_at = null, passed_over_by = null`.execute(db.tx)
  await countDueDates(db, ids, stepId)
  await endRemindersOfLeft({ events }, db, ids)
}

function stepMoved(
  actor: Actor,
  contractId: string,
  { id, kind }: TargetStep,
): NewEvent<'step.moved'> {
  return {
    type: 'step.moved',
    actor: eventActor(actor),
    objectId: id,
    contractId,
    payload: { kind },
  }
}
