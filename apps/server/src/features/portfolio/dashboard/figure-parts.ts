import { MONTHS_AFTER, MONTHS_BEFORE, monthsAround } from '@tacite/domain/filters/widgets.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

export interface Counted<Key> {
  key: Key
  count: number
}

/** What the dashboard counts, by database keys; texts and order come later. */
export interface DashboardFigures {
  byStatus: Counted<string>[]
  /** At a month end, the name of what was deleted since is null. */
  byType: (Counted<string> & { name: string | null })[]
  byDepartment: (Counted<string | null> & { name: string | null })[]
  byRenewalType: Counted<string>[]
  byTier: Counted<number>[]
  byAge: Counted<number>[]
  renewed: number
  /** `key` is a month. */
  created: (Counted<string> & { status: string })[]
  /** `key` is a year. */
  signed: (Counted<number> & {
    detail: string
    late: number
    amountCents: number
    durationDays: number
    withDuration: number
  })[]
  /** `key` is a day; of the cells, it stands for the days after it as well (`company-figures.query.ts`). */
  ends: (Counted<string> & { renewable: number; willRenew: number; withLimit: number })[]
  limits: Counted<string>[]
  /** Contracts that end in the month `key` and whose notice limit falls in another month. */
  apart: (Counted<string> & { limit: string })[]
  parties: (Counted<string> & {
    name: string | null
    amountCents: number
    durationDays: number
    withDuration: number
  })[]
}

export const COUNTERPARTIES = 20

/** In days from today, both included: tiles count what ends and what must be told within them. */
export const WINDOWS = [30, 60, 90] as const

/** The months of the chart also cover the windows. */
export function shownDays(today: Temporal.PlainDate): { from: string; to: string } {
  const months = monthsAround(today, { before: MONTHS_BEFORE, after: MONTHS_AFTER + 1 })
  return { from: `${months[0]}-01`, to: `${months.at(-1)}-01` }
}

export function isShownDay(column: string, today: Temporal.PlainDate): RawBuilder<boolean> {
  const { from, to } = shownDays(today)
  return sql<boolean>`${sql.ref(column)} between ${from}::date and ${to}::date`
}

export function lastDay(today: Temporal.PlainDate): string {
  return today.with({ day: today.daysInMonth }).toString()
}

/** Counted keys with the names of the objects they identify. */
export function named(
  { companyId }: CompanyDatabase,
  counted: RawBuilder<unknown>,
  table: string,
  name: string,
): RawBuilder<unknown> {
  return all(sql`
    select counted.key, counted.count, ${sql.ref(`object.${name}`)} as name from (${counted}) as counted
    left join ${sql.table(table)} as object
      on object.company_id = ${companyId} and object.id = counted.key
    order by counted.count desc, name`)
}

/** The rows of a query as one value. */
export function all(query: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(part), '[]') from (${query}) as part)`
}
