import { lastDayOf } from '@tacite/domain/calendar/month-end.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { sumOf, type FactsOfDay } from './facts-of-day.query.ts'

/**
 * The facts as they were recorded at the end of a month (migration 0058), `2026-10`, under the names of today's: what was
 * known then. Rights are today's: `owner_id` and `access_set_id`, which the scope of a reader compares, are those of the
 * contract today; of one that has been deleted, its last ones. What they were then has names of its own.
 * @throws Refused 404, when that month end was not recorded
 */
export async function factsOfMonthEnd(db: CompanyDatabase, monthEnd: string): Promise<FactsOfDay> {
  const recorded = await recordedMonths(db)
  if (recorded === null || monthEnd < recorded.first || monthEnd > recorded.last)
    throw new Refused('NOT_FOUND', { code: 'MONTH_END_NOT_RECORDED', params: { month: monthEnd } })
  const month = sql`${`${monthEnd}-01`}::date`
  const cells = sql`(select cell.* from month_end_cell as cell
    where cell.company_id = ${db.companyId} and cell.month = ${month})`
  const counts = async () => {
    const { rows } = await sql<{ key: string; count: number }>`
      select cell.key, cell.count from ${cells} as cell where cell.part = 'status'`.execute(db.tx)
    return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
  }
  return {
    today: lastDayOf(monthEnd),
    monthEnd,
    ...(monthEnd < recorded.exitsFrom ? { isBeforeExits: true } : {}),
    rows: sql`(select ${COLUMNS} from contract_month_end as ended
      left join contract_fact as live on live.company_id = ended.company_id and live.contract_id = ended.contract_id
      where ended.from_month <= ${month} and ended.until_month > ${month})`,
    cells,
    folders: sql`(select ended.company_id, ended.folder_id as id, ended.parent_id from folder_month_end as ended
      where ended.from_month <= ${month} and ended.until_month > ${month})`,
    counts,
    unarchived: async () => sumOf(await counts()),
  }
}

interface RecordedMonths {
  first: string
  last: string
  /** The first one that recorded early exits. */
  exitsFrom: string
}

/** The first and the last month end that a company can look at, as `2026-10`; null: none yet. */
export async function recordedMonths({
  companyId,
  tx,
}: CompanyDatabase): Promise<RecordedMonths | null> {
  const { rows } = await sql<RecordedMonths>`
    select to_char(progress.first_month, 'YYYY-MM') as first, to_char(progress.through, 'YYYY-MM') as last,
      to_char(greatest(progress.exits_from, progress.first_month), 'YYYY-MM') as "exitsFrom"
    from month_end_progress as progress
    where progress.company_id = ${companyId} and progress.through >= progress.first_month`.execute(
    tx,
  )
  return rows[0] ?? null
}

const AS_THEN = [
  'company_id',
  'contract_id',
  'status',
  'status_detail',
  'phase',
  'term_number',
  'effective_date',
  'end_date',
  'termination_date',
  'legal_limit',
  'send_by',
  'terminated_on',
  'signature_date',
  'renewal_type',
  'tacit_renewal_duration',
  'duration_days',
  'in_tacit_renewal',
  'is_renewed',
  'is_retroactive',
  'is_renewable',
  'will_be_renewable',
  'amount_incl_tax_cents',
  'amount_tier',
  'renewal_age',
  'department_id',
  'contract_type_id',
  'project_id',
  'counterparty_id',
  'parent_id',
  'signature_provider',
  'created_on',
  'is_archived',
  'other_currency',
  'other_amount_cents',
  'direction',
  'scope',
  'exit_on',
  'exit_limit',
] as const

/** Whoever sees everything asks for none of today's columns, and the planner leaves their table out. */
const COLUMNS: RawBuilder<unknown> = sql.join([
  ...AS_THEN.map((column) => sql.ref(`ended.${column}`)),
  sql`case when live.contract_id is null then ended.owner_id else live.owner_id end as owner_id`,
  sql`case when live.contract_id is null then ended.access_set_id else live.access_set_id end as access_set_id`,
  sql`ended.owner_id as owner_then`,
  sql`ended.access_set_id as access_set_then`,
])
