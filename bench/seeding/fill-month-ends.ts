import type { Client } from 'pg'

/** Months that are recorded, and after how many a contract has changed: one in eight changes each month. */
const [MONTHS, CHANGED_EVERY] = [24, 8]

/** How contracts ended the last two years. */
export async function fillMonthEnds(client: Client, companyId: string): Promise<void> {
  await client.query(
    `insert into month_end_progress (company_id, first_month, through)
      select $1, company_month($1) - make_interval(months => $2), company_month($1) - interval '1 month'
      on conflict (company_id) do update set first_month = excluded.first_month, through = excluded.through`,
    [companyId, MONTHS],
  )
  // Each row looks up the amendments of its contract: a hash of all patches for each would never end at a million.
  await client.query('analyze contract, amendment_patch; set local enable_nestloop = on')
  const { rows } = await client.query<{ name: string }>(COLUMNS)
  await client.query(fillRows(rows.map(({ name }) => name)), [companyId, MONTHS, CHANGED_EVERY])
}

/** The sums of the last month: those of today. */
export async function countMonthEnd(client: Client, companyId: string): Promise<void> {
  await client.query(
    `insert into month_end_cell
      select cell.company_id, company_month($1) - interval '1 month', cell.part, cell.key, cell.detail, sum(cell.count), sum(cell.marked),
        sum(cell.with_limit), sum(cell.amount_cents), sum(cell.duration_days), sum(cell.with_duration)
      from dashboard_cell as cell where cell.company_id = $1
      group by cell.company_id, cell.part, cell.key, cell.detail having sum(cell.count) > 0`,
    [companyId],
  )
}

/**
 * A row from the first month of the contract, and one from each month in which it has changed. What a row says is computed
 * once a contract: a million calls of a function take minutes.
 */
const fillRows = (columns: readonly string[]) => `
  with held as materialized (
    select row.*, row_number() over (order by fact.contract_id) as n
    from contract_fact as fact
    join contract on contract.company_id = fact.company_id and contract.id = fact.contract_id
    cross join lateral month_end_row(fact, contract, 'EUR',
      greatest(date_trunc('month', fact.created_on), company_month($1) - make_interval(months => $2))::date) as row
    where fact.company_id = $1
  ), begun as (
    select held.*, began::date as began,
      lead(began::date, 1, 'infinity') over (partition by held.contract_id order by began) as next_month
    from held cross join lateral generate_series(held.from_month, company_month($1) - interval '1 month', interval '1 month') as began
    where began = held.from_month or (held.n + extract(month from began)) % $3 = 0
  )
  insert into contract_month_end (${columns.join(', ')})
  select ${columns.map((column) => `begun.${TAKEN[column] ?? column}`).join(', ')} from begun`

const TAKEN: Partial<Record<string, string>> = { from_month: 'began', until_month: 'next_month' }

const COLUMNS = `
  select attname as name from pg_attribute
  where attrelid = 'contract_month_end'::regclass and attnum > 0 and not attisdropped order by attnum`
