import {
  CompiledQuery,
  sql,
  type InsertQueryBuilder,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
} from 'kysely'
import type {
  DeleteQueryBuilder,
  DeleteResult,
  InsertResult,
  Transaction,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely'
import type { Actor } from '../access/actor.ts'
import { systemClock, type Clock } from '../clock.ts'
import type { DB } from './generated/schema.ts'
import type { Pools } from './pools.ts'

/** The tables whose rows belong to one company. */
export type CompanyTable = {
  [T in keyof DB]: DB[T] extends { company_id: unknown } ? T : never
}[keyof DB]

type Row<T extends CompanyTable> = Omit<Insertable<DB[T]>, 'company_id'>
/** A column may also be computed in SQL. */
type Columns<T extends CompanyTable> = { [C in keyof Row<T>]: Row<T>[C] | RawBuilder<Row<T>[C]> }

/**
 * The database as one company sees it, inside one transaction: every statement carries its company_id. Features get
 * this and nothing below it, so no other company's rows can be reached from here.
 */
export interface CompanyDatabase {
  readonly companyId: string
  /** The request of a signed-in person that the transaction serves; null: a job, which can ask nobody. */
  readonly request: ServedRequest | null
  select<T extends CompanyTable>(table: T): SelectQueryBuilder<DB, T, object>
  insert<T extends CompanyTable>(
    table: T,
    rows: Columns<T> | readonly Columns<T>[],
  ): InsertQueryBuilder<DB, T, InsertResult>
  update<T extends CompanyTable>(table: T): UpdateQueryBuilder<DB, T, T, UpdateResult>
  delete<T extends CompanyTable>(table: T): DeleteQueryBuilder<DB, T, DeleteResult>
  /**
   * For joins and reports, which the four methods above cannot express. The statement must name company_id itself:
   * `where contract.company_id = ${db.companyId}`.
   */
  readonly tx: Transaction<DB>
}

export interface ServedRequest {
  actor: Actor
  /** What the person was told, and confirms: `details.confirmation` of the refusal that asked for it. */
  confirmation: string | null
}

export type InCompany = <R>(
  companyId: string,
  work: (db: CompanyDatabase) => Promise<R>,
) => Promise<R>

/** PostgreSQL refuses every write in a `read` transaction. */
export type TransactionMode = 'read' | 'write'

/** Opens a transaction on one company's rows, within the company's share of the pool; an exception rolls it back. */
export function companyOpener(
  pools: Pools,
  pool: 'fast' | 'heavy' = 'fast',
  mode: TransactionMode = 'write',
  clock: Clock = systemClock,
): InCompany {
  const inCompany = unlimitedOpener(pools[pool], mode, clock)
  return (companyId, work) => pools.shares[pool](companyId, () => inCompany(companyId, work))
}

/** The same without a share: for work of the installation, which uses one connection for all companies. */
export function unlimitedOpener(
  db: Kysely<DB>,
  mode: TransactionMode = 'write',
  clock: Clock = systemClock,
): InCompany {
  return (companyId, work) =>
    db.connection().execute(async (connection) => {
      // Everything between begin and commit runs on this one connection.
      const tx = connection as Transaction<DB>
      let result
      try {
        await run(tx, beginIn(companyId, mode, clock.now()))
        result = await work(companyDatabase(tx, companyId))
      } catch (error) {
        await run(tx, 'rollback').catch(() => undefined)
        throw error
      }
      await commit(tx)
      return result
    })
}

const run = (tx: Transaction<DB>, text: string) => tx.executeQuery(CompiledQuery.raw(text))

/** Sets the mode, the company and the moment (`company_today`, migration 0053) in one round trip. */
function beginIn(companyId: string, mode: TransactionMode, at: Date): string {
  if (!UUID.test(companyId)) throw new Error('A company is named by a UUID')
  return `begin read ${mode === 'read' ? 'only' : 'write'}; set local tacite.company = '${companyId}'; set local tacite.at = '${at.toISOString()}'`
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function commit(tx: Transaction<DB>): Promise<void> {
  const { rows } = await run(tx, 'commit')
  // A statement that failed and was caught has aborted the transaction: PostgreSQL answers COMMIT with a rollback.
  const [{ command }] = rows as [{ command: string }]
  if (command === 'ROLLBACK') throw new Error('The transaction was aborted by an earlier error')
}

/** What features get for a transaction, from `companyOpener`. */
export function companyDatabase(tx: Transaction<DB>, companyId: string): CompanyDatabase {
  const own = (table: string) => sql<boolean>`${sql.ref(`${table}.company_id`)} = ${companyId}`
  // Kysely cannot infer the row of a table that is still a type parameter; the interface above states it.
  const loose = tx as unknown as Kysely<Record<string, Record<string, unknown>>>
  const built = {
    companyId,
    request: null,
    tx,
    select: (table: string) => loose.selectFrom(table).where(own(table)),
    insert: (table: string, rows: object | object[]) =>
      loose
        .insertInto(table)
        .values([rows].flat().map((row) => ({ ...row, company_id: companyId }))),
    update: (table: string) => loose.updateTable(table).where(own(table)),
    delete: (table: string) => loose.deleteFrom(table).where(own(table)),
  }
  return built as unknown as CompanyDatabase
}
