import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { contractEvent } from '../../../platform/events/contract-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { judgeContracts, type JudgedContract } from './judge-contracts.ts'

type Deps = Pick<Platform, 'clock' | 'events'>

export interface Outcome {
  done: string[]
  refused: JudgedContract[]
}

/**
 * Archives the contracts that can be archived, each with its event; the others are named with the reason. They leave
 * lists, figures, tasks and alerts, and lose nothing.
 */
export async function archiveContracts(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractIds: readonly string[],
): Promise<Outcome> {
  const outcome = await judged(db, actor, 'archive', contractIds)
  const archived = { archived_at: deps.clock.now(), archived_by: actor.personId }
  await write(db, outcome.done, archived)
  await deps.events.recordMany(
    db,
    outcome.done.map((id) => contractEvent(actor, 'contract.archived', id)),
  )
  return outcome
}

/** Brings archived contracts back into lists and figures, as they were. */
export async function restoreContracts(
  deps: Deps,
  db: CompanyDatabase,
  actor: Actor,
  contractIds: readonly string[],
): Promise<Outcome> {
  const outcome = await judged(db, actor, 'restore', contractIds)
  await write(db, outcome.done, { archived_at: null, archived_by: null })
  await deps.events.recordMany(
    db,
    outcome.done.map((id) => contractEvent(actor, 'contract.unarchived', id)),
  )
  return outcome
}

/** For an act on a single contract, whose refusal is the answer. */
export function requireDone({ refused: [refused] }: Outcome): void {
  if (refused?.refusal) throw new Refused(refused.refusal.kind, refused.refusal.code)
}

/** Locks the contracts, by id as every change of several does, so that none changes between check and write. */
async function judged(
  db: CompanyDatabase,
  actor: Actor,
  act: 'archive' | 'restore',
  contractIds: readonly string[],
): Promise<Outcome> {
  await sql`select from contract where contract.company_id = ${db.companyId}
    and contract.id = any(${[...contractIds]}::uuid[]) order by contract.id for update`.execute(
    db.tx,
  )
  const all = await judgeContracts(db, actor, act, contractIds)
  return {
    done: all.filter(({ refusal }) => refusal === null).map(({ id }) => id),
    refused: all.filter(({ refusal }) => refusal !== null),
  }
}

async function write(
  db: CompanyDatabase,
  contractIds: readonly string[],
  columns: { archived_at: Date | null; archived_by: string | null },
): Promise<void> {
  if (contractIds.length === 0) return
  await db
    .update('contract')
    .set(columns)
    .where(sql<boolean>`contract.id = any(${[...contractIds]}::uuid[])`)
    .execute()
}
