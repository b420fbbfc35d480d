import type { BodyOf } from '@tacite/api/endpoint.ts'
import type {
  completionEndpoints,
  NotCompleted,
} from '@tacite/api/portfolio/completion-endpoints.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { raiseRevisions } from '../../../platform/database/record-revision.ts'
import type { Platform } from '../../../platform/platform.ts'
import { correctDetails } from '../../lifecycle/corrections/public.ts'
import { visibleContracts } from '../../people/access/public.ts'
import { updateDetails } from '../../writing/contracts/public.ts'

type Completion = Omit<BodyOf<typeof completionEndpoints.complete>, 'contractIds'>

/**
 * Completes contracts, each as by itself: with its rights, its trail and its deadlines. One that cannot be changed stays as
 * it was, and is named.
 *
 * @throws Refused CONTRACT_NOT_FOUND when the person does not see one of them, and when what is given does not exist
 */
export async function completeContracts(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { contractIds, ...given }: BodyOf<typeof completionEndpoints.complete>,
): Promise<{ done: string[]; refused: NotCompleted[] }> {
  const titles = await visibleTitles(db, actor, contractIds)
  const done: string[] = []
  const refused: NotCompleted[] = []
  // By id, as every change of several: two of them wait for each other.
  for (const id of [...new Set(contractIds)].toSorted()) {
    const title = titles.get(id)
    if (title === undefined) throw new Refused('NOT_FOUND', 'CONTRACT_NOT_FOUND')
    const refusal = await attempt(db, () => complete(deps, db, actor, id, given))
    if (refusal === null) done.push(id)
    else refused.push({ _id: id, title, reason: reasonOf(actor, refusal) })
  }
  return { done, refused }
}

async function complete(
  deps: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
  { counterpartyId, ownerId, typeId, reason }: Completion,
): Promise<void> {
  const managed = { ...(ownerId && { ownerId }), ...(typeId && { typeId }) }
  if (Object.keys(managed).length > 0) {
    await raiseRevisions(db, actor, [contractId])
    await updateDetails(deps, db, actor, contractId, { ...managed, ...(reason && { reason }) })
  }
  if (!counterpartyId) return
  const contract = await db
    .select('contract')
    .where('contract.id', '=', contractId)
    .select(['contract.counterparty_id', 'contract.locked_at'])
    .executeTakeFirstOrThrow()
  if (contract.counterparty_id !== null) throw new Refused('STATE', 'COMPLETION_HAS_COUNTERPARTY')
  if (contract.locked_at === null) {
    await raiseRevisions(db, actor, [contractId])
    await updateDetails(deps, db, actor, contractId, { counterpartyId })
    return
  }
  await correctDetails(deps, db, actor, contractId, {
    reason,
    details: { counterpartyId },
    values: {},
  })
}

/** What is refused leaves nothing of itself. */
async function attempt(db: CompanyDatabase, change: () => Promise<void>): Promise<Refusal | null> {
  await sql`savepoint completing`.execute(db.tx)
  try {
    await change()
    await sql`release savepoint completing`.execute(db.tx)
    return null
  } catch (error) {
    const [refusal] = error instanceof Refused ? error.refusals : []
    if (!refusal || 'message' in refusal || OF_THE_WHOLE.has(refusal.code)) throw error
    await sql`rollback to savepoint completing`.execute(db.tx)
    return refusal
  }
}

/** Wrong for every contract. */
const OF_THE_WHOLE = new Set<string>(['CHOICE_UNKNOWN', 'FIELD_REQUIRED'])

async function visibleTitles(
  db: CompanyDatabase,
  actor: Actor,
  contractIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .select('contract')
    .where(sql<boolean>`contract.id = any(${[...contractIds]}::uuid[])`)
    .where(visibleContracts(actor))
    .select(['contract.id', 'contract.title'])
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
