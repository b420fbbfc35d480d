import type {
  counterpartiesEndpoints,
  CounterpartyRow,
} from '@tacite/api/counterparty-endpoints.ts'
import type { QueryOf } from '@tacite/api/endpoint.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { sql, type SelectQueryBuilder } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import type { DB } from '../../platform/database/generated/schema.ts'
import { holdsWords } from '../../platform/database/word-search.ts'
import { contractsUsing } from './contract-uses.ts'
import { pageOf } from './listing.ts'

/** Counterparties by words of their name, numbers, address and contacts. */
export async function counterparties(
  db: CompanyDatabase,
  locale: Locale,
  asked: QueryOf<typeof counterpartiesEndpoints.list>,
): Promise<{ value: CounterpartyRow[]; count: number }> {
  const text = sql`concat_ws(' ', counterparty.name, replace(counterparty.siren, ' ', ''), replace(counterparty.siret, ' ', ''),
    counterparty.vat_number, counterparty.email, (select string_agg(concat_ws(' ', counterparty_contact.name,
        counterparty_contact.email), ' ') from counterparty_contact
      where counterparty_contact.company_id = counterparty.company_id and counterparty_contact.counterparty_id = counterparty.id))`
  const found = db
    .select('counterparty')
    .where(holdsWords(text, asked.search))
    .where(asked.duplicates ? sql<boolean>`${duplicates} > 0` : sql<boolean>`true`)
  return pageOf(found, asked, {
    orders: { name: { text: sql`counterparty.name` }, contracts: { figure: contractsOfParty } },
    defaultOrder: 'name asc',
    id: sql`counterparty.id`,
    locale,
    columns: withUse,
  })
}

export const contractsOfParty = contractsUsing('party', 'counterparty')

/** Two of one SIREN, or of one name but for accents and capitals: `counterparty_siren` and `counterparty_named` find them. */
export const isSameParty = sql<boolean>`other.company_id = counterparty.company_id and other.id <> counterparty.id
  and (other.siren = counterparty.siren or fold_text(other.name) = fold_text(counterparty.name))`

const duplicates = sql<number>`(select count(*)::int from counterparty as other where ${isSameParty})`

function withUse(
  found: SelectQueryBuilder<DB, 'counterparty', object>,
): SelectQueryBuilder<DB, 'counterparty', CounterpartyRow> {
  return found
    .select(['counterparty.id as _id', 'counterparty.name', 'counterparty.kind'])
    .select(sql<string>`coalesce(counterparty.siren, '')`.as('siren'))
    .select([contractsOfParty.as('contracts'), duplicates.as('duplicates')])
    .select(
      sql<number>`(select count(*)::int from counterparty_contact
        where counterparty_contact.company_id = counterparty.company_id
          and counterparty_contact.counterparty_id = counterparty.id)`.as('contacts'),
    )
    .select(
      sql<string>`coalesce((select counterparty_contact.name from counterparty_contact
        where counterparty_contact.company_id = counterparty.company_id
          and counterparty_contact.counterparty_id = counterparty.id
        order by counterparty_contact.position limit 1), '')`.as('contact'),
    )
}
