import type { BodyOf, ResponseOf } from '@tacite/api/endpoint.ts'
import type { RemovalKind } from '@tacite/domain/acts/removal-permissions.ts'
import type { EventName, EventPayloads } from '@tacite/domain/events/event-catalogue.ts'
import type { NoFacts } from '@tacite/domain/events/event-description.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import { sql, type Insertable } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { refuseTaken } from '../../../platform/database/broken-constraint.ts'
import type { CompanyDatabase, CompanyTable } from '../../../platform/database/company-database.ts'
import type { DB } from '../../../platform/database/generated/schema.ts'
import { lockRow } from '../../../platform/database/lock-row.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removeObject, type RowsToRemove } from '../../trail/removals/public.ts'
import type { RecordEndpoints, RecordUseCases } from './record-routes.ts'

type Deps = Pick<Platform, 'clock' | 'events' | 'jobs'>

/** The rules of one noun of administration; omitted ones take the default. */
export interface RecordRules<E extends RecordEndpoints, Table extends CompanyTable> extends Pick<
  RecordUseCases<E>,
  'list' | 'read'
> {
  /** Prefix of its event names and kind of its removal: `project.created`. */
  noun: RecordNoun
  table: Table
  /** How the form, the record and the refusals call its name, and the unique index of that name. */
  name: { field: string & keyof BodyOf<E['create']>; index: string }
  /**
   * The columns that the form writes.
   * @throws Refused RULE with every error at its field
   */
  columns: (form: BodyOf<E['create']>) => Omit<Insertable<DB[Table]>, Kept>
  /** Columns set only on creation. */
  newColumns?: (now: Date) => Partial<Insertable<DB[Table]>>
  /** Runs before anything is read: where concurrent changes could together break a rule. */
  lock?: (db: CompanyDatabase) => Promise<void>
  /** Checks that depend on other rows; `before` is null on creation. */
  judge?: (
    db: CompanyDatabase,
    form: BodyOf<E['create']>,
    before: ResponseOf<E['read']> | null,
  ) => Promise<void>
  /** Writes besides its own row. */
  writeMore?: (
    deps: Deps,
    db: CompanyDatabase,
    id: string,
    form: BodyOf<E['create']>,
    before: ResponseOf<E['read']> | null,
    actor: Actor,
  ) => Promise<void>
  /** Why it cannot be deleted; null: it can. */
  whyKept: (record: ResponseOf<E['read']>) => Refusal | null
  /** The same for what its record does not say. */
  whyKeptElsewhere?: (db: CompanyDatabase, id: string) => Promise<Refusal | null>
  /** The rows deleted with its own, in deletion order. */
  rowsWithIt?: (id: string) => RowsToRemove[]
}

/** Nouns whose events carry nothing but the name. */
type RecordNoun = {
  [Noun in RemovalKind]: `${Noun}.created` | `${Noun}.changed` extends infer Name extends EventName
    ? EventPayloads[Name] extends NoFacts
      ? Noun
      : never
    : never
}[RemovalKind]

type Kept = 'company_id' | 'id' | 'created_at'

/** The operations on the records of one noun, by its rules. */
export function records<E extends RecordEndpoints, Table extends CompanyTable>(
  rules: RecordRules<E, Table>,
): RecordUseCases<E> {
  const { noun, table, name, list, read } = rules
  const taken = refuseTaken(name.index, name.field)
  const nameIn = (named: unknown) => String((named as Record<string, unknown>)[name.field])
  return {
    list,
    read,
    async create(deps, db, actor, form) {
      const now = deps.clock.now()
      await rules.lock?.(db)
      const columns = rules.columns(form)
      await rules.judge?.(db, form, null)
      const id = newId(now)
      const row = { id, ...columns, ...rules.newColumns?.(now) }
      await insert(db, table, row).catch(taken)
      await rules.writeMore?.(deps, db, id, form, null, actor)
      await record(deps, db, actor, `${noun}.created`, { id, name: nameIn(form) })
      return read(db, id, actor.locale, actor)
    },
    async update(deps, db, actor, id, form) {
      await rules.lock?.(db)
      const before = await read(db, id, actor.locale, actor)
      const columns = rules.columns(form)
      await rules.judge?.(db, form, before)
      await update(db, table, id, columns).catch(taken)
      await rules.writeMore?.(deps, db, id, form, before, actor)
      await record(deps, db, actor, `${noun}.changed`, { id, name: nameIn(form) })
      return read(db, id, actor.locale, actor)
    },
    async remove(deps, db, actor, id) {
      await rules.lock?.(db)
      // Prevents new references meanwhile.
      await lockRow(db, table, id)
      const found = await read(db, id, actor.locale, actor)
      const kept = rules.whyKept(found) ?? (await rules.whyKeptElsewhere?.(db, id))
      if (kept) throw new Refused('STATE', kept)
      const removalId = await removeObject(deps, db, actor, {
        kind: noun,
        objectId: id,
        label: nameIn(found),
        rows: [...(rules.rowsWithIt?.(id) ?? []), { table, column: 'id', ids: [id] }],
      })
      return { removalId }
    },
  }
}

async function record(
  { events }: Deps,
  db: CompanyDatabase,
  actor: Actor,
  type: `${RecordNoun}.${'created' | 'changed'}`,
  named: { id: string; name: string },
): Promise<void> {
  await events.record(db, namedEvent(actor, type, named))
}

// Kysely cannot infer a table that is a type parameter: the rules of each noun have typed its columns.

async function insert(db: CompanyDatabase, table: CompanyTable, row: object): Promise<void> {
  await db.insert(table, row).execute()
}

async function update(
  db: CompanyDatabase,
  table: CompanyTable,
  id: string,
  columns: object,
): Promise<void> {
  await db
    .update(table)
    .set(columns)
    .where(sql.ref(`${table}.id`), '=', id)
    .execute()
}
