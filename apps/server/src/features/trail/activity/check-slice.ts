import type { ChainReport } from '@tacite/api/trail/audit-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { countUnchained, readAuditHead } from '../../../platform/events/chain-audit-events.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { verifyChain } from '../../../platform/sealing/audit-chain.ts'
import { personName } from '../../../platform/database/person-name.ts'
import type { AuditWitness } from './audit-witness.query.ts'
import { headBefore, headOf, missingEnd, readChain } from './check-chain.query.ts'

/** About 80 ms of hashing, so that no other request waits for it. */
const SLICE = 5_000

/**
 * Verifies the next slice of the chain and stores its progress: a check continues after a closed page or a kill. It
 * ends at the first fault, or at the head as of its start; the chain must then still reach the newest checkpoint.
 */
export async function checkNextSlice(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { checkpoints, lost }: AuditWitness,
): Promise<void> {
  const { goal, checkedTo } = await standing({ clock }, db, actor)
  const kept = checkpoints.map(headOf)
  const from = checkedTo + 1
  const to = Math.min(checkedTo + SLICE, goal)
  const slice = await readChain(db, from, to)
  const start = await headBefore(db, from)
  const heads = kept.filter(({ sequence }) => sequence >= from && sequence <= to)
  const faults = await verifyChain(slice, { ...(start ? { start } : {}), heads })
  const isLast = to === goal
  const places = [
    ...faults.map(({ sequence }) => sequence),
    ...((slice.at(-1)?.sequence ?? checkedTo) < to
      ? [(slice.at(-1)?.sequence ?? checkedTo) + 1]
      : []),
    ...(isLast ? await missingEnd(db, kept.at(-1)) : []),
  ]
  const brokenAt = places.length > 0 ? Math.min(...places) : null
  const isFinished = isLast || brokenAt !== null
  await db
    .update('audit_check')
    .set({ checked_to: to, broken_at: brokenAt, finished_at: isFinished ? clock.now() : null })
    .execute()
  if (isFinished)
    await events.record(db, {
      type: 'audit.chainChecked',
      actor: eventActor(actor),
      objectId: db.companyId,
      payload: { isIntact: brokenAt === null && lost === 0, events: to, brokenAt },
    })
}

/** The running check; a new one when there is none. Locked: two concurrent requests process two slices. */
async function standing(
  { clock }: Pick<Platform, 'clock'>,
  db: CompanyDatabase,
  actor: Actor,
): Promise<{ goal: number; checkedTo: number }> {
  const row = await db
    .select('audit_check')
    .select(['goal', 'checked_to', 'finished_at'])
    .forUpdate()
    .executeTakeFirst()
  if (row && row.finished_at === null) return { goal: row.goal, checkedTo: row.checked_to }
  const head = await readAuditHead(db)
  const fresh = {
    started_at: clock.now(),
    started_by: actor.personId,
    goal: head?.sequence ?? 0,
    checked_to: 0,
    broken_at: null,
    finished_at: null,
  }
  await db
    .insert('audit_check', fresh)
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(fresh))
    .execute()
  return { goal: fresh.goal, checkedTo: 0 }
}

/** The head of the chain, and the result of its last check. */
export async function chainReport(
  db: CompanyDatabase,
  { checkpoints, lost, isOverdue }: AuditWitness,
): Promise<ChainReport> {
  const head = await readAuditHead(db)
  const check = await db
    .select('audit_check')
    .innerJoin('person', (join) =>
      join
        .onRef('person.company_id', '=', 'audit_check.company_id')
        .onRef('person.id', '=', 'audit_check.started_by'),
    )
    .select(['started_at', 'finished_at', 'goal', 'checked_to', 'broken_at'])
    .select(personName('person').as('by'))
    .executeTakeFirst()
  const newest = checkpoints.at(-1)
  return {
    length: head?.sequence ?? 0,
    head: head ? Buffer.from(head.hash).toString('hex') : null,
    unchained: await countUnchained(db),
    checkpoint: newest
      ? { sequence: newest.sequence, at: newest.at, isTimestamped: newest.version === 2 }
      : null,
    lostCheckpoints: lost,
    isCheckpointOverdue: isOverdue,
    check: check
      ? {
          startedAt: check.started_at.toISOString(),
          by: check.by,
          goal: check.goal,
          checkedTo: check.checked_to,
          brokenAt: check.broken_at,
          finishedAt: check.finished_at?.toISOString() ?? null,
        }
      : null,
  }
}
