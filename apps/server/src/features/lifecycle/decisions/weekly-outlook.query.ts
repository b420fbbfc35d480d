import { addDays } from '@tacite/domain/calendar/days.ts'
import { shifted } from '@tacite/domain/calendar/shifted.ts'
import { isSettledBy } from '@tacite/domain/decisions/limit-decision.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleContracts, type Reader } from '../../people/access/public.ts'
import { factsOfDay, mayBeLeft, readContractTerms } from '../deadlines/public.ts'
import { decidable } from './decidable.ts'
import { decisionOn, standingDecisions } from './standing-decisions.query.ts'

interface NamedContract {
  contractId: string
  title: string
  reference: string
}

/** A limit on which nobody has decided; `exitOn`: of this early exit, null: of a term. */
export interface LimitToDecide extends NamedContract {
  day: string
  exitOn: string | null
}

/** What somebody’s own contracts ask of them in the seven days from today. */
export interface WeeklyOutlook {
  /** Signed contracts of theirs with a deadline ahead. */
  watched: number
  /** The nearest of these deadlines. */
  next: NamedContract & { day: string }
  /** In order of day. */
  toDecide: LimitToDecide[]
}

const LAST_DAY_OF_OUTLOOK = 6

/** Null: they own no contract with a deadline ahead. Only contracts that they see count. */
export async function weeklyOutlook(
  db: CompanyDatabase,
  reader: Reader,
  today: Temporal.PlainDate,
): Promise<WeeklyOutlook | null> {
  const watched = await watchedContracts(db, reader, today)
  if (watched.length === 0) return null
  const limits = await limitsAhead(db, reader, watched, today)
  const ahead = [...watched, ...limits].filter(({ day }) => day >= today.toString())
  const next = ahead.toSorted(byDay)[0]!
  const nameOf = new Map(watched.map((contract) => [contract.contractId, contract]))
  return {
    watched: watched.length,
    next: { ...nameOf.get(next.contractId)!, day: next.day },
    toDecide: limits
      .filter(({ isToDecide }) => isToDecide)
      .map(({ contractId, day, exitOn }) => ({ ...nameOf.get(contractId)!, day, exitOn }))
      .toSorted(byDay),
  }
}

/** The people with an active account who own signed contracts with a deadline ahead. */
export async function ownersWatching(
  db: CompanyDatabase,
  today: Temporal.PlainDate,
): Promise<string[]> {
  const { rows: facts } = await factsOfDay(db, today)
  const { rows } = await sql<{ id: string }>`
    select person.id from person
    where person.company_id = ${db.companyId} and person.status = 'active' and exists (
      select from contract join ${facts} as fact on fact.company_id = contract.company_id and fact.contract_id = contract.id
      where contract.company_id = person.company_id and contract.owner_id = person.id and ${isWatched(today)})
    order by person.id`.execute(db.tx)
  return rows.map(({ id }) => id)
}

type Watched = NamedContract & { day: string; isNear: boolean }

/** With their nearest deadline, and whether the limits that the engine computes may ask for a decision. */
async function watchedContracts(
  db: CompanyDatabase,
  reader: Reader,
  today: Temporal.PlainDate,
): Promise<Watched[]> {
  const { rows: facts } = await factsOfDay(db, today)
  const day = today.toString()
  const { rows } = await sql<Watched>`
    select contract.id as "contractId", contract.title, contract.reference,
      (case when fact.termination_date >= ${day}::date then fact.termination_date
        when fact.legal_limit >= ${day}::date then fact.legal_limit else fact.end_date end)::text as day,
      (fact.legal_limit >= ${day}::date and fact.termination_date <= ${lastDay(today)}::date + own_window.days
        or ${mayBeLeft('fact')}
        or exists (select from task where task.company_id = contract.company_id and task.contract_id = contract.id
          and task.person_id = contract.owner_id and task.kind = 'decideOnDeadline' and task.status = 'TODO')) as "isNear"
    from contract join ${facts} as fact on fact.company_id = contract.company_id and fact.contract_id = contract.id
    cross join (select coalesce(preference.renewal_period_days, company.notice_window_days) as days from company
      left join person_preference as preference on preference.company_id = company.id and preference.person_id = ${reader.personId}
      where company.id = ${db.companyId}) as own_window
    where contract.company_id = ${db.companyId} and contract.owner_id = ${reader.personId} and ${isWatched(today)}
      and ${visibleContracts(reader)}`.execute(db.tx)
  return rows
}

function isWatched(today: Temporal.PlainDate) {
  return sql<boolean>`(fact.status = 'SIGNED' and not fact.is_archived
    and (fact.legal_limit >= ${today.toString()}::date or fact.end_date >= ${today.toString()}::date))`
}

interface LimitAhead {
  contractId: string
  day: string
  exitOn: string | null
  isToDecide: boolean
}

/** A decision put off to a day of this week is to be taken this week. */
async function limitsAhead(
  db: CompanyDatabase,
  { personId }: Reader,
  watched: readonly Watched[],
  today: Temporal.PlainDate,
): Promise<LimitAhead[]> {
  const ids = watched.filter(({ isNear }) => isNear).map(({ contractId }) => contractId)
  if (ids.length === 0) return []
  const contracts = await readContractTerms(db, ids)
  const decisions = await standingDecisions(db, ids, today.toString())
  const endOfWeek = lastDay(today)
  const asked = await askedAbout(db, personId, endOfWeek)
  return contracts.flatMap(({ contractId, terms, ownerNoticeDays }) => {
    const own = decisions.filter((decision) => decision.contractId === contractId)
    return decidable(terms, today).map((limit): LimitAhead => {
      const isAsked =
        shifted(limit.prudentLimit, -ownerNoticeDays) <= endOfWeek ||
        asked.has(`${contractId}:${limit.prudentLimit}`)
      return {
        contractId,
        day: limit.prudentLimit,
        exitOn: 'exitOn' in limit ? limit.exitOn : null,
        isToDecide: isAsked && !isSettledBy(decisionOn(limit, own), endOfWeek),
      }
    })
  })
}

/** The limits, by contract and day, of their open tasks to decide: alerts may ask long before the window. */
async function askedAbout(
  db: CompanyDatabase,
  personId: string,
  endOfWeek: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ contractId: string; day: string }>`
    select task.contract_id as "contractId", alert.target::text as day
    from task join deadline_alert as alert on alert.company_id = task.company_id and alert.id = task.subject_id
    where task.company_id = ${db.companyId} and task.person_id = ${personId} and task.kind = 'decideOnDeadline'
      and task.status = 'TODO' and (task.snoozed_until is null or task.snoozed_until <= ${endOfWeek}::date)`.execute(
    db.tx,
  )
  return new Set(rows.map(({ contractId, day }) => `${contractId}:${day}`))
}

function lastDay(today: Temporal.PlainDate): string {
  return addDays(today, LAST_DAY_OF_OUTLOOK).toString()
}

function byDay(one: { day: string }, other: { day: string }): number {
  return one.day < other.day ? -1 : Number(one.day > other.day)
}
