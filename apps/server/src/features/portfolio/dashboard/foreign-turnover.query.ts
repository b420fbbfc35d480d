import { widgetConditions } from '@tacite/domain/filters/widgets.ts'
import { sql } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { Reader } from '../../people/access/public.ts'
import { matchingContracts, narrowed, type ContractFilter } from '../contract-list/public.ts'

/** The signed contracts of one counterparty in one currency other than the company's. */
export interface ForeignTurnover {
  partyId: string
  currency: string
  amountCents: number
}

/** What these counterparties' amounts leave out: each currency apart, none is added to another. */
export async function foreignTurnover(
  db: CompanyDatabase,
  reader: Reader,
  filter: ContractFilter,
  { partyIds, today }: { partyIds: readonly string[]; today: Temporal.PlainDate },
): Promise<ForeignTurnover[]> {
  const conditions = (['otherCurrencyCount', 'topCounterpartiesContract'] as const).flatMap(
    (widget) => widgetConditions(widget, '', today) ?? [],
  )
  const found = matchingContracts(
    reader,
    narrowed(filter, conditions),
    filter.facts.monthEnd === null ? stated(today) : RECORDED,
  )
  const { rows } = await sql<ForeignTurnover>`
    select found."partyId", found.currency, sum(found.cents) as "amountCents" from (${found}) as found
    where found."partyId" = any(${[...partyIds]}::uuid[]) and found.cents is not null
    group by 1, 2 order by 1, 2`.execute(db.tx)
  return rows
}

function stated(today: Temporal.PlainDate) {
  return {
    columns: sql`contract.counterparty_id as "partyId",
      currency_on(stated.company_id, stated.id, ${today.toString()}::date, stated.currency, stated.amount_incl_tax_cents) as currency,
      amount_on(stated.company_id, stated.id, ${today.toString()}::date, stated.amount_incl_tax_cents) as cents`,
    join: sql`join contract as stated on stated.company_id = contract.company_id and stated.id = contract.id`,
  }
}

/** At a month end. */
const RECORDED = {
  columns: sql`contract.counterparty_id as "partyId", contract.other_currency as currency, contract.other_amount_cents as cents`,
}
