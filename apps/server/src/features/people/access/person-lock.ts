import type { PlainRefusalCode, Refusal } from '@tacite/domain/refusal.ts'
import type { LockForm } from '@tacite/api/lifecycle/lock-shapes.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import { personName } from '../../../platform/database/person-name.ts'

/** Who locked something, why, and the last day of it; null: until somebody lifts it. */
export interface PersonLock {
  _id: string
  name: string
  reason: string
  until: string | null
}

/** Whether the last day that the person named is over: then the lock is, without a job. */
function hasRunOut(table: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.lock_until`)} is not null
    and ${sql.ref(`${table}.lock_until`)} < company_today(${sql.ref(`${table}.company_id`)}))`
}

/** Whether a contract is locked: for good, or by a person whose lock has not run out. */
export function isLockedNow(table = 'contract'): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${table}.locked_at`)} is not null
    and not (${sql.ref(`${table}.lock_kind`)} is not distinct from 'person' and ${hasRunOut(table)}))`
}

/** The lock that a person has on a contract now; null: none, or one for good. */
export function contractLock(table = 'contract'): RawBuilder<PersonLock | null> {
  return lockOf(table, sql`${sql.ref(`${table}.lock_kind`)} = 'person' and ${isLockedNow(table)}`)
}

/** The lock that a person has on a block of a text now. */
export function blockLock(table = 'text_block'): RawBuilder<PersonLock | null> {
  return lockOf(
    table,
    sql`${sql.ref(`${table}.locked_at`)} is not null and not ${hasRunOut(table)}`,
  )
}

function lockOf(table: string, isRunning: RawBuilder<unknown>): RawBuilder<PersonLock | null> {
  return sql<PersonLock | null>`(select jsonb_build_object('_id', locker.id, 'name', ${personName('locker')},
      'reason', coalesce(${sql.ref(`${table}.lock_reason`)}, ''), 'until', ${sql.ref(`${table}.lock_until`)})
    from person as locker where locker.company_id = ${sql.ref(`${table}.company_id`)}
      and locker.id = ${sql.ref(`${table}.locked_by`)} and ${isRunning})`
}

/** A lock says why, and ends today or later. */
export function requireLockForm({ reason, until }: LockForm, today: Temporal.PlainDate): void {
  if (reason === '') throw new Refused('RULE', { code: 'LOCK_REASON_REQUIRED', field: 'reason' })
  if (until !== null && until < today.toString())
    throw new Refused('RULE', { code: 'LOCK_UNTIL_PAST', field: 'until' })
}

/** The refusal of a change: of a lock by a person it says who, why and until when. */
export function namingLock(code: PlainRefusalCode, lock: PersonLock | null | undefined): Refusal {
  return code === 'CONTRACT_LOCKED' && lock ? lockRefusal('CONTRACT', lock) : { code }
}

/** @example lockRefusal('BLOCK', lock) // { code: 'BLOCK_LOCKED_BY', params: { name, reason } } */
export function lockRefusal(
  what: 'CONTRACT' | 'BLOCK',
  { name, reason, until }: PersonLock,
): Refusal {
  return until === null
    ? { code: `${what}_LOCKED_BY`, params: { name, reason } }
    : { code: `${what}_LOCKED_BY_UNTIL`, params: { name, reason, day: until } }
}
