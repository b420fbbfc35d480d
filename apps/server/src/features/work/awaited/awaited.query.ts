import type { QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { rowLimit } from '@tacite/api/paging.ts'
import type { awaitedEndpoints } from '@tacite/api/work/awaited-endpoints.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { collationOf } from '../../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { plannedEachTime } from '../../../platform/database/prepared-pool.ts'
import { holdsWords } from '../../../platform/database/word-search.ts'
import { reminderKey, whyNotRemind } from '../../agreement/validation/public.ts'
import { actingDelegates } from '../../people/delegations/public.ts'
import { awaitedOf, type AwaitedRow } from './awaited-ways.ts'

type Endpoints = typeof awaitedEndpoints
type Asked = QueryOf<Endpoints['list']>
type Page = ResponseOf<Endpoints['list']>

/** One page of what is awaited. */
export async function awaitedPage(db: CompanyDatabase, actor: Actor, asked: Asked): Promise<Page> {
  const { rows } = await sql<FoundRow>`
    with awaited as materialized (${awaitedOf(actor)})
    select awaited.*, awaited.due_date::text as due_date, party.name as counterparty, count(*) over ()::int as total
    from awaited
    left join counterparty as party on party.company_id = ${db.companyId} and party.id = awaited.counterparty_id
    where ${isAsked(asked)}
    order by ${orderOf(actor, asked.$orderby)}, awaited.waited desc, awaited.subject_id, awaited.who
    limit ${rowLimit(asked.$top)} offset ${asked.$skip} ${plannedEachTime}`.execute(db.tx)
  return { value: await present(db, actor, rows), count: rows[0]?.total ?? 0 }
}

interface FoundRow extends AwaitedRow {
  title: string
  reference: string
  counterparty: string | null
  total: number
}

function isAsked({ q, person, circuit, late }: Asked): RawBuilder<boolean> {
  const conditions = [
    q === ''
      ? sql`true`
      : holdsWords(
          sql`awaited.title || ' ' || awaited.reference || ' ' || awaited.person || ' ' || coalesce(awaited.step, '')
            || ' ' || coalesce(party.name, '')`,
          q,
        ),
    person === undefined ? sql`true` : sql`awaited.who = ${person}`,
    circuit === undefined ? sql`true` : sql`awaited.circuit = ${circuit}`,
    late === undefined ? sql`true` : sql`awaited.is_late`,
  ]
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

function orderOf({ locale }: Actor, order: Asked['$orderby']): RawBuilder<unknown> {
  const collation = sql`collate ${collationOf(locale)}`
  const [key, direction] = order.split(' ') as [keyof typeof columns, 'asc' | 'desc']
  const columns = {
    waited: sql`awaited.waited`,
    person: sql`awaited.person ${collation}`,
    contract: sql`awaited.title ${collation}`,
    // Signatures and validations without a circuit after the named ones.
    circuit: sql`awaited.circuit_name ${collation}`,
  }
  return sql`${columns[key]} ${sql.raw(direction)} nulls last`
}

async function present(
  db: CompanyDatabase,
  actor: Actor,
  rows: readonly FoundRow[],
): Promise<Page['value']> {
  const reasons = await whyNotRemind(
    db,
    actor,
    rows.flatMap((row) => decisionIn(row) ?? []),
  )
  const acting = await actingDelegates(
    db,
    rows.flatMap((row) => decisionIn(row)?.personId ?? []),
    actor.at,
  )
  return rows.map((row) => {
    const decision = decisionIn(row)
    const reason = decision && reasons.get(reminderKey(decision))
    return {
      _id: row.subject_id,
      kind: row.kind,
      contract: {
        _id: row.contract_id,
        name: row.title,
        reference: row.reference,
        counterparty: row.counterparty,
      },
      step: row.step,
      circuit: {
        _id: row.circuit,
        name: row.circuit_name,
      },
      person: { _id: row.who, name: row.person },
      delegates: acting
        .filter(({ personId }) => decision !== null && personId === row.person_id)
        .map(({ delegate }) => delegate),
      daysWaited: row.waited,
      remindedAt: row.reminded_at?.toISOString() ?? null,
      dueOn: row.due_date,
      isLate: row.is_late,
      reminding:
        decision === null || reason === undefined
          ? null
          : { stepId: decision.stepId, personId: decision.personId, reason },
    }
  })
}

/** Only decisions are reminded of here, and made by delegates: nobody signs for another person. */
function decisionIn({ kind, contract_id: contractId, subject_id: stepId, person_id }: FoundRow) {
  return kind === 'validate' && person_id !== null
    ? { contractId, stepId, personId: person_id }
    : null
}
