import { sharingEndpoints } from '@tacite/api/agreement/sharing-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import type { TaskKind } from '@tacite/domain/tasks/task-kinds.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { raiseRevisions } from '../../../platform/database/record-revision.ts'
import { savedRecord } from '../../../platform/http/saved-record.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { judgeTakers, moveOpenTasks, notifyOfMovedTasks } from '../../people/people/public.ts'
import { ownersOf } from './owners.query.ts'

interface HandOver {
  contractId: string
  ownerId: string
}

/** A contract belongs to somebody who can look after it: an active person, unless it was theirs before. */
export async function requireActiveOwner(
  db: CompanyDatabase,
  { contractId, ownerId }: HandOver,
): Promise<void> {
  const { rows } = await sql`select from person
    where person.company_id = ${db.companyId} and person.id = ${ownerId} and person.status <> 'active'
      and not exists (select from contract where contract.company_id = person.company_id
        and contract.id = ${contractId} and contract.owner_id = person.id)`.execute(db.tx)
  if (rows.length > 0) throw new Refused('RULE', { code: 'REASSIGN_TO_ACTIVE', field: 'ownerId' })
}

/**
 * What follows the contract to its new owner: the open decisions on its deadlines, and the step to complete. Call it while the contract still names
 * the previous owner.
 */
export async function handOver(
  deps: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractId, ownerId }: HandOver,
): Promise<void> {
  const previousId = await ownerOf(db, contractId)
  if (previousId === ownerId) return
  const change = { from: previousId, to: ownerId }
  await requireMayTake(db, actor, { contractId, ownerId, previousId })
  const ofContract = sql`task.kind in (${sql.join(FOLLOWING_OWNER.map((kind) => sql.lit(kind)))}) and task.contract_id = ${contractId}`
  if ((await moveOpenTasks(db, change, ofContract)) > 0)
    await notifyOfMovedTasks(db, [previousId, ownerId])
  if (previousId === actor.personId) await keepEditing(deps, db, actor, contractId)
}

/** The tasks that belong to whoever owns the contract. */
const FOLLOWING_OWNER = ['decideOnDeadline', 'completeStep'] as const satisfies readonly TaskKind[]

/** A task is given to nobody who may not do it, an owner neither: the change is refused, with the task and what is missing. */
async function requireMayTake(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, ownerId, previousId }: HandOver & { previousId: string },
): Promise<void> {
  const tasks = await db
    .select('task')
    .where('task.contract_id', '=', contractId)
    .where('task.person_id', '=', previousId)
    .where('task.status', '=', 'TODO')
    .where('task.kind', 'in', FOLLOWING_OWNER)
    .select(['task.id', 'task.kind', 'task.contract_id as contractId'])
    .orderBy('task.created_at')
    .orderBy('task.id')
    .execute()
  if (tasks.length === 0) return
  const following = tasks.map((task) => ({ ...task, personId: previousId }))
  const judge = await judgeTakers(db, actor, [ownerId], following, { asOwner: true })
  const t = createTranslator(actor.locale)
  for (const task of following) {
    const refusal = judge(ownerId, task)
    if (refusal === null || refusal.code === 'TASK_TAKER_HAS_IT') continue
    const params = { task: t(`tasks.kind.${task.kind}`), reason: t.refusal(refusal) }
    throw new Refused('RULE', { code: 'OWNER_MAY_NOT_TAKE', params, field: 'ownerId' })
  }
}

/** A new owner changes who has which level, so shares that somebody read before are outdated. */
export async function outdateShares(
  db: CompanyDatabase,
  actor: Actor,
  { contractId, ownerId }: HandOver,
): Promise<void> {
  if ((await ownerOf(db, contractId)) === ownerId) return
  const shares = savedRecord(sharingEndpoints.list, { actor, params: { contractId } })!
  await raiseRevisions(db, actor, [shares])
}

async function ownerOf(db: CompanyDatabase, contractId: string): Promise<string> {
  return (await ownersOf(db, [contractId])).get(contractId)!
}

/** Whoever gives their own contract to another person remains an editor: otherwise they could not read the answer. */
async function keepEditing(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<void> {
  await db
    .insert('contract_access', {
      id: newId(clock.now()),
      contract_id: contractId,
      person_id: actor.personId,
      level: 'editor',
      given_by: actor.personId,
      given_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'contract_id', 'person_id', 'group_id'])
        .doUpdateSet({ level: 'editor' })
        .where('contract_access.level', '<>', 'owner'),
    )
    .execute()
}
