import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

interface AboutLimit {
  contractId: string
  /** The prudent limit. */
  day: string | null
  /** The limit of an early exit, not that of a term. */
  isExit: boolean
}

/** The alerts that give a task are about the limit itself, not about the day to send. */
export const EXIT_ALERTS = sql`('exitWindow', 'exitLimit')`

/** The alerts by which owners were asked to decide on these limits, and still are. */
export async function alertsAbout(
  db: CompanyDatabase,
  limits: readonly AboutLimit[],
): Promise<{ alertId: string; contractId: string }[]> {
  const contractIds = limits.map(({ contractId }) => contractId)
  const days = limits.map(({ day }) => day)
  const exits = limits.map(({ isExit }) => isExit)
  const { rows } = await sql<{ alertId: string; contractId: string }>`
    select alert.id as "alertId", alert.contract_id as "contractId"
    from unnest(${contractIds}::uuid[], ${days}::date[], ${exits}::boolean[]) as asked (contract_id, day, is_exit)
    join deadline_alert as alert on alert.company_id = ${db.companyId} and alert.contract_id = asked.contract_id
      and case when asked.is_exit then alert.kind in ${EXIT_ALERTS} else alert.kind = 'noticeWindow' end and alert.target = asked.day and alert.withdrawn_at is null
    order by alert.id`.execute(db.tx)
  return rows
}

/** Of limits, by contract and day, those that are settled today. */
export async function settledLimits(
  db: CompanyDatabase,
  contractIds: readonly string[],
  today: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select('limit_decision')
    .where('limit_decision.contract_id', '=', sql<string>`any(${[...contractIds]}::uuid[])`)
    .where('limit_decision.ended_at', 'is', null)
    .where(
      sql<boolean>`(limit_decision.later_until is null or limit_decision.later_until > ${today}::date)`,
    )
    .select(['limit_decision.contract_id', 'limit_decision.prudent_limit'])
    .select('limit_decision.exit_on')
    .execute()
  return new Set(
    rows.map((row) =>
      limitKey({
        contractId: row.contract_id,
        day: row.prudent_limit,
        isExit: row.exit_on !== null,
      }),
    ),
  )
}

/** The limit of a term and that of an exit may be one day. */
export function limitKey({ contractId, day, isExit }: AboutLimit): string {
  return `${contractId}:${isExit ? 'exit' : 'term'}:${day}`
}

/** The prudent limits of the exits of a contract that people were alerted of. */
export async function alertedExits(
  db: CompanyDatabase,
  contractId: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select('deadline_alert')
    .where('deadline_alert.contract_id', '=', contractId)
    .where('deadline_alert.kind', 'in', ['exitWindow', 'exitLimit'])
    .where('deadline_alert.withdrawn_at', 'is', null)
    .select('deadline_alert.target')
    .execute()
  return new Set(rows.map(({ target }) => target))
}
