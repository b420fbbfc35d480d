import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { AwaitedTotal, awaitedEndpoints } from '@tacite/api/work/awaited-endpoints.ts'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { plannedEachTime } from '../../../platform/database/prepared-pool.ts'
import { awaitedOf } from './awaited-ways.ts'

/** The others are found by search. */
const MOST_PEOPLE = 200

/** What is awaited, by person and by circuit, the longest wait first: one statement. */
export async function awaitedTotals(
  db: CompanyDatabase,
  actor: Actor,
): Promise<ResponseOf<(typeof awaitedEndpoints)['totals']>> {
  const { rows } = await sql<AwaitedTotal & { isPerson: boolean }>`
    with awaited as materialized (${awaitedOf(actor)})
    select grouping(awaited.who) = 0 as "isPerson", coalesce(awaited.who, awaited.circuit) as "_id",
      case when grouping(awaited.who) = 0 then max(awaited.person) else max(awaited.circuit_name) end as name,
      count(*)::int as count, (count(*) filter (where awaited.is_late))::int as late,
      percentile_cont(0.5) within group (order by awaited.waited) as median, max(awaited.waited)::int as longest
    from awaited
    group by grouping sets ((awaited.who), (awaited.circuit))
    order by longest desc, count desc, "_id" ${plannedEachTime}`.execute(db.tx)
  const ofPeople = rows.filter(({ isPerson }) => isPerson)
  return {
    people: ofPeople.slice(0, MOST_PEOPLE).map(withoutGroup),
    circuits: rows.filter(({ isPerson }) => !isPerson).map(withoutGroup),
    isCut: ofPeople.length > MOST_PEOPLE,
  }
}

function withoutGroup({
  isPerson: _,
  ...total
}: AwaitedTotal & { isPerson: boolean }): AwaitedTotal {
  return total
}
