import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

interface AboutLimit {
  contractId: string
  /** The prudent limit. */
  day: string | null
}

/** The alerts by which owners were asked to decide on these limits, and still are. */
export async function alertsAbout(
  db: CompanyDatabase,
  limits: readonly AboutLimit[],
): Promise<{ alertId: string; contractId: string }[]> {
  const contractIds = limits.map(({ contractId }) => contractId)
  const days = limits.map(({ day }) => day)
  const { rows } = await sql<{ alertId: string; contractId: string }>`
    select alert.id as "alertId", alert.contract_id as "contractId"
    from unnest(${contractIds}::uuid[], ${days}::date[]) as asked (contract_id, day)
    join deadline_alert as alert on alert.company_id = ${db.companyId} and alert.contract_id = asked.contract_id
      and alert.kind = 'noticeWindow' and alert.target = asked.day and alert.withdrawn_at is null
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
    .execute()
  return new Set(rows.map((row) => limitKey(row.contract_id, row.prudent_limit)))
}

export function limitKey(contractId: string, day: string): string {
  return `${contractId}:${day}`
}
