import type { Revision } from '@tacite/api/revision.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { Actor } from '../access/actor.ts'
import type { CompanyDatabase } from './company-database.ts'
import { personName } from './person-name.ts'

/** The number that a change was made on, or any: it replaces whatever there is. */
export type Base = number | typeof ANY
export const ANY = 'any'

/** Which save of a record is the current one; 0: nobody has changed it since it was created. */
export async function readRevision(db: CompanyDatabase, recordId: string): Promise<Revision> {
  const { rows } = await sql<{ number: number; by: string; at: Date }>`
    select revision.number, ${personName('person')} as by, revision.changed_at as at
    from record_revision as revision
    left join person on person.company_id = revision.company_id and person.id = revision.changed_by
    where revision.company_id = ${db.companyId} and revision.record_id = ${recordId}`.execute(db.tx)
  const [found] = rows
  return found ? { ...found, at: found.at.toISOString() } : { number: 0, by: null, at: null }
}

/**
 * Raises the number of a record that is about to change. Concurrent saves of it wait here for each other, the first one
 * too: a record has no row before.
 *
 * @throws Refused CONFLICT when it was made on another number than the current one
 */
export async function raiseRevision(
  db: CompanyDatabase,
  actor: Pick<Actor, 'personId' | 'at'>,
  recordId: string,
  basedOn: Base,
): Promise<void> {
  const [raised] = await raiseRevisions(db, actor, [recordId])
  const { number, by } = raised!
  if (basedOn !== ANY && number !== basedOn + 1)
    throw new Refused('CONFLICT', { code: 'RECORD_CHANGED_MEANWHILE', params: { name: by ?? '' } })
}

/** For records that change along with another one. Returns the new numbers, and who made those before. */
export async function raiseRevisions(
  db: CompanyDatabase,
  { personId, at }: Pick<Actor, 'personId' | 'at'>,
  recordIds: readonly string[],
): Promise<{ number: number; by: string | null }[]> {
  const { rows } = await sql<{ number: number; by: string | null }>`
    with raised as (
      insert into record_revision (company_id, record_id, number, changed_by, changed_at)
      select ${db.companyId}, changed.id, 1, ${personId}, ${at} from unnest(${[...recordIds]}::uuid[]) as changed (id)
      order by changed.id
      on conflict (company_id, record_id) do update
        set number = record_revision.number + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at
      returning new.number, old.changed_by
    )
    select raised.number, ${personName('person')} as by from raised
    left join person on person.company_id = ${db.companyId} and person.id = raised.changed_by`.execute(
    db.tx,
  )
  return rows
}

/** A part that is saved by itself has no id of its own: the same one is derived each time, a UUID of version 8. */
export function partId(ownerId: string, part: string): string {
  const hex = createHash('sha256').update(`${ownerId}/${part}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
