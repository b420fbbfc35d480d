import { MOST_ENTRIES } from '@tacite/domain/calendar-feeds/nearest-entries.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleAmongMany, type Reader } from '../../people/access/public.ts'
import { mayBeLeft } from '../deadlines/public.ts'
import { inScope, type FeedScope } from './feed-scope.ts'

/** A send-by day and a month's information come before the limit that is stored. */
const BEFORE_LIMIT_DAYS = 62

export interface DatedContracts {
  ids: string[]
  /** Contracts with a date further away than this many days were not read; null: there are none. */
  completeDays: number | null
}

/** The signed contracts of a calendar that have a date within its days, the nearest first. */
export async function datedContracts(
  db: CompanyDatabase,
  reader: Reader,
  scope: FeedScope,
  today: Temporal.PlainDate,
  { from, until }: { from: string; until: string },
): Promise<DatedContracts> {
  const last = today.until(until, { largestUnit: 'days' }).days + BEFORE_LIMIT_DAYS
  const of = (column: string, ahead: boolean) =>
    nearest({ db, reader, scope, today, column, ahead, from, last })
  const { rows } = await sql<{ contract_id: string; days: number }>`
    select found.contract_id, min(found.days)::int as days from (
      ${of('end_date', true)} union all ${of('end_date', false)}
      union all ${of('termination_date', true)} union all ${of('termination_date', false)}
      union all ${leaveable(db, reader, scope)}
    ) as found
    group by found.contract_id order by days, found.contract_id limit ${MOST_ENTRIES + 1}`.execute(
    db.tx,
  )
  const isCut = rows.length > MOST_ENTRIES
  return {
    ids: rows.map(({ contract_id }) => contract_id),
    completeDays: isCut ? Math.max(0, rows.at(-1)!.days - BEFORE_LIMIT_DAYS) : null,
  }
}

interface Asked {
  db: CompanyDatabase
  reader: Reader
  scope: FeedScope
  today: Temporal.PlainDate
  column: string
  ahead: boolean
  from: string
  last: number
}

/** One column in one direction, each by its index. */
function nearest({
  db,
  reader,
  scope,
  today,
  column,
  ahead,
  from,
  last,
}: Asked): RawBuilder<unknown> {
  const day = sql.ref(`fact.${column}`)
  const now = sql`${today.toString()}::date`
  return sql`(select fact.contract_id, abs(${day} - ${now}) as days
    from contract_fact as fact ${joined(db, reader, scope)}
      and ${ahead ? sql`${day} between ${now} and ${now} + ${last}::int` : sql`${day} >= ${from}::date and ${day} < ${now}`}
    order by ${day} ${ahead ? sql`asc` : sql`desc`}, fact.contract_id limit ${MOST_ENTRIES + 1})`
}

/** An exit may be years before the end, and no fact holds it. */
function leaveable(db: CompanyDatabase, reader: Reader, scope: FeedScope): RawBuilder<unknown> {
  return sql`(select fact.contract_id, 0 as days from contract_fact as fact ${joined(db, reader, scope)}
      and fact.phase <> 'ENDED' and ${mayBeLeft('fact')}
    order by fact.contract_id limit ${MOST_ENTRIES + 1})`
}

function joined(
  { companyId }: CompanyDatabase,
  reader: Reader,
  scope: FeedScope,
): RawBuilder<unknown> {
  return sql`join contract on contract.company_id = fact.company_id and contract.id = fact.contract_id
    where fact.company_id = ${companyId} and fact.status in ('SIGNED', 'TERMINATED') and fact.is_archived is not true
      and ${inScope(scope, reader)} and ${visibleAmongMany(reader)}`
}
