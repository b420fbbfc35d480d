import type { ContractTree } from '@tacite/api/lifecycle/succession-endpoints.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { visibleContracts } from '../../people/access/public.ts'
import { factsOfContract, factsOfDay, todayOf } from '../deadlines/public.ts'
import { presentLinked, type StandingRow } from './linked-contracts.query.ts'

const SHOWN = 200
/** Amendments of amendments, orders of frameworks: deeper ones would be a mistake. */
const DEEPEST = 10

interface BelowRow extends StandingRow {
  parent_id: string
  path: string[]
  signature_date: string | null
  amount_cents: number | null
  currency: string
  sets_amount: boolean
}

/** What hangs under a contract. Of what this person does not see nothing is counted, nor what hangs under that. */
export async function contractTree(
  db: CompanyDatabase,
  actor: Actor,
  contractId: string,
): Promise<ContractTree> {
  const today = todayOf(actor).toString()
  const below = belowOf(db, actor, { contractId, today })
  const { rows: own } = await sql<{ amount_cents: number | null; currency: string }>`
    select amount_on(contract.company_id, contract.id, ${today}::date, contract.amount_incl_tax_cents) as amount_cents,
      currency_on(contract.company_id, contract.id, ${today}::date, contract.currency, contract.amount_incl_tax_cents) as currency
    from contract where contract.company_id = ${db.companyId} and contract.id = ${contractId}`.execute(
    db.tx,
  )
  const facts = await factsOfDay(db, todayOf(actor))
  const { rows } = await sql<BelowRow>`
    select below.*, below.signature_date::text, fact.status, fact.status_detail, fact.final_end::text,
      (select step.name from workflow_step as step where step.company_id = ${db.companyId} and step.id = below.current_step_id) as step_name
    from (${below}) as below
    cross join lateral ${factsOfContract(facts, db, sql`below.id`)} as fact
    order by below.place limit ${SHOWN}`.execute(db.tx)
  const { rows: totals } = await sql<{
    currency: string
    cents: number | null
    all: number
    with: number
  }>`
    select below.currency, count(*)::int as all, count(*) filter (where ${COUNTED})::int as with,
      (sum(below.amount_cents) filter (where ${COUNTED}))::bigint as cents
    from (${below}) as below group by below.currency order by below.currency`.execute(db.tx)
  return {
    amountInclTaxCents: own[0]!.amount_cents,
    currency: own[0]!.currency,
    value: rows.map((row) => ({
      ...presentLinked(row, actor),
      parentId: row.parent_id,
      signatureDate: row.signature_date,
      amountInclTaxCents: row.amount_cents,
      currency: row.currency,
      setsAmount: row.sets_amount,
    })),
    count: totals.reduce((sum, { all }) => sum + all, 0),
    totals: totals
      .filter(({ with: count }) => count > 0)
      .map(({ currency, cents, with: count }) => ({
        currency,
        amountInclTaxCents: Number(cents),
        count,
      })),
  }
}

/** Signed, with an amount that is not already in the amount of the contract above. */
const COUNTED = sql<boolean>`(below.stored_status in ('SIGNED', 'TERMINATED') and below.amount_cents is not null and not below.sets_amount)`

/** Depth first, each level in the order of signatures, those to come last. */
function belowOf(
  { companyId }: CompanyDatabase,
  actor: Actor,
  { contractId, today }: { contractId: string; today: string },
): RawBuilder<unknown> {
  const columns = sql`contract.id, contract.parent_id, contract.title, contract.reference, contract.signature_date, contract.current_step_id,
      contract.status as stored_status, contract.currency as stated_currency, contract.amount_incl_tax_cents`
  const key = sql`coalesce(contract.signature_date::text, '9999') || contract.created_at::text || contract.id::text`
  return sql`with recursive tree as (
      select ${columns}, 1 as depth, array[${key}] as place from contract
      where contract.company_id = ${companyId} and contract.parent_id = ${contractId}::uuid and ${visibleContracts(actor)}
      union all
      select ${columns}, tree.depth + 1, tree.place || (${key}) from tree
      join contract on contract.company_id = ${companyId} and contract.parent_id = tree.id and ${visibleContracts(actor)}
      where tree.depth < ${DEEPEST}
    )
    select tree.*, amount_on(${companyId}, tree.id, ${today}::date, tree.amount_incl_tax_cents) as amount_cents,
      currency_on(${companyId}, tree.id, ${today}::date, tree.stated_currency, tree.amount_incl_tax_cents) as currency,
      exists (select from amendment_patch as patch where patch.company_id = ${companyId} and patch.contract_id = tree.id
        and patch.field = 'amount') as sets_amount
    from tree`
}
