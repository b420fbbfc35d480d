import { Refused } from '@tacite/domain/refusal.ts'
import type { Actor } from '../access/actor.ts'
import type { CompanyDatabase } from './company-database.ts'
import { partId, raiseRevisions } from './record-revision.ts'

interface Replacement<Value> {
  /** The record and the part of it that the value is. */
  of: readonly [recordId: string, part: string]
  /** What the person saw when they chose another one. */
  replaces: Value
  wanted: Value
  /** What it is now. Called once saves of the same value wait for this one. */
  read: () => Promise<Value>
}

/**
 * For a save of one value, which names the one that it replaces (decision 0085): what somebody else has saved meanwhile
 * is not overwritten. The save is numbered, so that the refusal of a later one names its author.
 *
 * @throws Refused CONFLICT when it is neither the replaced nor the wanted value
 */
export async function requireReplaced<Value>(
  db: CompanyDatabase,
  actor: Pick<Actor, 'personId' | 'at'>,
  { of, replaces, wanted, read }: Replacement<Value>,
): Promise<void> {
  const [raised] = await raiseRevisions(db, actor, [partId(...of)])
  const now = await read()
  if (now === replaces || now === wanted) return
  const { by: name } = raised!
  throw new Refused(
    'CONFLICT',
    name === null ? 'VALUE_CHANGED_MEANWHILE' : { code: 'VALUE_CHANGED_BY', params: { name } },
  )
}
