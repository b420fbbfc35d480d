import { sql } from 'kysely'
import type { CompanyDatabase, CompanyTable } from '../../../platform/database/company-database.ts'
import { eventActor } from '../../../platform/events/event-actor.ts'
import type { NewEvent } from '../../../platform/events/business-events.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { RemovalKind } from '@tacite/domain/acts/removal-permissions.ts'

/** The rows of one table to remove with the object: those whose column holds one of the ids. */
export interface RowsToRemove {
  table: CompanyTable
  column: string
  ids: readonly string[]
  /** What a row belongs to that stays: one whose part is gone by then is not restored, and holds up nothing. */
  within?: readonly { column: string; table: CompanyTable }[]
}

/** A remaining section that a clause was taken out of: its words come back where nobody wrote since. */
export interface ReplacedWords {
  sections: readonly {
    id: string
    before: object
    after: object
    schemaVersion: number
    /** How the words before said each clause. */
    clauses: readonly { clauseId: string; standing: string }[]
  }[]
}

/** A column of remaining rows that names the object: set to null, and restored with the object. */
export interface ReferenceToClear {
  table: CompanyTable
  clears: string
  ids: readonly string[]
}

/**
 * Deletes an object so that it can be restored for thirty days: its rows are archived in one table for all kinds, and
 * no other query needs to know about deleted rows. Name the rows in deletion order, those that refer to others first;
 * rows deleted by a cascade are lost unless they are named.
 *
 * @returns the id to restore it with
 * @example await removeObject(deps, db, actor, { kind: 'contractType', objectId: id, label: title,
 *   rows: [{ table: 'contract_type', column: 'id', ids: [id] }] })
 */
export async function removeObject(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  removal: {
    kind: RemovalKind
    objectId: string
    /** The contract that it is a part of, whose content may change with it. */
    contractId?: string
    label: string
    rows: readonly (RowsToRemove | ReferenceToClear)[]
    replaced?: ReplacedWords
  },
): Promise<string> {
  const { kind, objectId, contractId, label, rows, replaced } = removal
  const content: object[] = replaced ? [replaced] : []
  for (const part of rows)
    content.push(
      'clears' in part
        ? { table: part.table, filled: part.clears, values: await clear(db, part) }
        : { table: part.table, rows: await cutRows(db, part), within: part.within },
    )
  const id = newId(clock.now())
  await db
    .insert('removed_object', {
      id,
      kind,
      label,
      object_id: objectId,
      content: JSON.stringify(content.toReversed()),
      removed_by: actor.personId,
      removed_at: clock.now(),
    })
    .execute()
  await events.record(db, removalEvent(actor, 'removed', { kind, objectId, contractId, label }))
  return id
}

/** Deletes rows in this order, for good: nothing keeps them. */
export async function deleteRows(
  db: CompanyDatabase,
  rows: readonly (RowsToRemove | ReferenceToClear)[],
): Promise<void> {
  for (const part of rows) {
    if ('clears' in part) await clear(db, part)
    else if (part.ids.length > 0) await cutRows(db, part)
  }
}

/** An event of a removal or of its restoration. */
export function removalEvent(
  actor: Actor,
  verb: 'removed' | 'restored',
  named: { kind: RemovalKind; objectId: string; contractId: string | undefined; label: string },
): NewEvent<`${RemovalKind}.removed` | `${RemovalKind}.restored`> {
  const { kind, objectId, contractId, label } = named
  return {
    type: `${kind}.${verb}`,
    actor: eventActor(actor),
    objectId,
    contractId,
    payload: {},
    personal: { label },
  }
}

async function cutRows(
  db: CompanyDatabase,
  { table, column, ids }: RowsToRemove,
): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`delete from ${sql.table(table)} as removed
    where removed.company_id = ${db.companyId} and ${sql.ref(`removed.${column}`)} = any(${[...ids]}::uuid[])
    returning to_jsonb(removed) as row`.execute(db.tx)
  return rows.map(({ row }) => row)
}

async function clear(
  db: CompanyDatabase,
  { table, clears, ids }: ReferenceToClear,
): Promise<{ id: string; value: string }[]> {
  const column = sql.ref(clears)
  const { rows } = await sql<{ id: string; value: string }>`
    update ${sql.table(table)} as naming set ${column} = null
    from (select id, ${column} as value from ${sql.table(table)}
      where company_id = ${db.companyId} and ${column} = any(${[...ids]}::uuid[]) for update) as before
    where naming.company_id = ${db.companyId} and naming.id = before.id
    returning before.id, before.value`.execute(db.tx)
  return rows
}
