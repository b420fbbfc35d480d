import type { ContractDeadlines } from '@tacite/api/lifecycle/deadlines-endpoints.ts'
import type { Deadlines } from '@tacite/domain/deadlines/deadlines.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'

/** What somebody decided on the limit whose window is open; null: nobody did, or until another day that has come. */
export async function decidedLimit(
  db: CompanyDatabase,
  contractId: string,
  { phase, prudentLimit }: Deadlines,
  today: Temporal.PlainDate,
): Promise<ContractDeadlines['decided']> {
  if (phase !== 'NOTICE_WINDOW' || prudentLimit === null) return null
  const row = await db
    .select('limit_decision')
    .where('limit_decision.contract_id', '=', contractId)
    .where('limit_decision.ended_at', 'is', null)
    .where('limit_decision.exit_on', 'is', null)
    .where(sql<boolean>`limit_decision.prudent_limit = ${prudentLimit}::date`)
    .where(
      sql<boolean>`(limit_decision.later_until is null or limit_decision.later_until > ${today.toString()}::date)`,
    )
    .select(['limit_decision.choice', 'limit_decision.later_until as until'])
    .executeTakeFirst()
  return row ? { choice: row.choice as Choice, until: row.until } : null
}

type Choice = NonNullable<ContractDeadlines['decided']>['choice']
