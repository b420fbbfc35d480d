import { sql, type RawBuilder } from 'kysely'
import type { Temporal } from 'temporal-polyfill'
import type { Reader } from '../../people/access/public.ts'

interface Asked {
  companyId: Reader['companyId']
  today: Temporal.PlainDate
}

/**
 * Contracts by the currency in force on a day, as `id`. Few have an amendment that changes it: of the others the index of
 * what contracts state is read.
 *
 * @param isSuch the condition on a currency
 */
export function contractsInCurrency(
  { companyId, today }: Asked,
  isSuch: (currency: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const amended = amendedIn(companyId)
  const inForce = currencyOn('stated', 'id', today.toString())
  return sql`select stated.id from contract as stated where stated.company_id = ${companyId}
      and ${isSuch(sql`stated.currency`)} and stated.id not in (${amended})
    union all
    select stated.id from contract as stated where stated.company_id = ${companyId}
      and stated.id = any(array(${amended})) and ${isSuch(inForce)}`
}

/** The currency in force on a day of a row of a table with what a contract states. */
export function currencyOn(table: string, id: string, day: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql`currency_on(${of('company_id')}, ${of(id)}, ${day}::date, ${of('currency')}, ${of('amount_incl_tax_cents')})`
}

/** The same for many rows: only the few that have an amendment of it call the function. */
export function currencyOfEach(
  { companyId, today }: Asked,
  table: string,
  id: string,
): RawBuilder<unknown> {
  return sql`case when ${sql.ref(`${table}.${id}`)} in (${amendedIn(companyId)})
    then ${currencyOn(table, id, today.toString())} else ${sql.ref(`${table}.currency`)} end`
}

/**
 * Contracts of which an amendment states the currency, signed or not. Where all contracts are asked, it is a subquery,
 * which is hashed: an array would be searched through for each (300,000 contracts, 1,000 amended: 2 s more).
 */
function amendedIn(companyId: string): RawBuilder<unknown> {
  return sql`select amendment.parent_id from amendment_patch as patch
    join contract as amendment on amendment.company_id = patch.company_id and amendment.id = patch.contract_id
    where patch.company_id = ${companyId} and patch.field = 'currency' and amendment.parent_id is not null`
}
