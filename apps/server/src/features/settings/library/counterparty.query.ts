import type {
  counterpartiesEndpoints,
  CounterpartyRecord,
  CounterpartyRow,
} from '@tacite/api/settings/counterparty-endpoints.ts'
import type { QueryOf } from '@tacite/api/endpoint.ts'
import type { Locale } from '@tacite/domain/locale.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { collationOf } from '../../../platform/database/collation.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import type { DB } from '../../../platform/database/generated/schema.ts'
import { listRecords } from '../administration/public.ts'
import { contractsUsing } from './contract-uses.ts'

const contracts = contractsUsing('party', 'counterparty')

const isOfParty = sql`counterparty_contact.company_id = counterparty.company_id
  and counterparty_contact.counterparty_id = counterparty.id`

/**
 * Duplicates by SIREN, or by name ignoring accents, case and legal form, unless a person said that they are
 * not. `counterparty_siren` and `counterparty_alike` find them.
 */
const isSameParty = sql<boolean>`other.company_id = counterparty.company_id and other.id <> counterparty.id
  and (other.siren = counterparty.siren
    or party_name(other.name) = party_name(counterparty.name))
  and not exists (select from counterparty_apart as apart where apart.company_id = counterparty.company_id
    and apart.counterparty_id = least(counterparty.id, other.id) and apart.other_id = greatest(counterparty.id, other.id))`

const duplicates = sql<number>`(select count(*)::int from counterparty as other where ${isSameParty})`

/** Counterparties by words of their name, numbers, address and contacts. */
export function counterpartyList(
  db: CompanyDatabase,
  locale: Locale,
  asked: QueryOf<typeof counterpartiesEndpoints.list>,
): Promise<{ value: CounterpartyRow[]; count: number }> {
  return listRecords(
    db,
    locale,
    asked,
    {
      table: 'counterparty',
      words: sql`concat_ws(' ', counterparty.name, replace(counterparty.siren, ' ', ''),
        replace(counterparty.siret, ' ', ''), counterparty.vat_number, counterparty.email,
        (select string_agg(concat_ws(' ', counterparty_contact.name, counterparty_contact.email), ' ')
          from counterparty_contact where ${isOfParty}))`,
      orders: {
        name: { text: asked.duplicates ? firstOfAlike(locale) : sql`counterparty.name` },
        contracts: { figure: contracts },
      },
      select: rowColumns,
    },
    asked.duplicates ? sql`${duplicates} > 0` : undefined,
  )
}

/** Those that may be the same stand together: under the name of the first of them. */
function firstOfAlike(locale: Locale): RawBuilder<string> {
  const collation = collationOf(locale)
  return sql<string>`least(counterparty.name collate ${collation},
    (select min(other.name collate ${collation}) from counterparty as other where ${isSameParty}))`
}

function rowColumns(
  found: SelectQueryBuilder<DB, 'counterparty', object>,
): SelectQueryBuilder<DB, 'counterparty', CounterpartyRow> {
  return found
    .select(['counterparty.id as _id', 'counterparty.name', 'counterparty.kind'])
    .select(sql<string>`coalesce(counterparty.siren, '')`.as('siren'))
    .select([contracts.as('contracts'), duplicates.as('duplicates')])
    .select(
      sql<number>`(select count(*)::int from counterparty_contact where ${isOfParty})`.as(
        'contacts',
      ),
    )
    .select(
      sql<string>`coalesce((select counterparty_contact.name from counterparty_contact where ${isOfParty}
        order by counterparty_contact.position limit 1), '')`.as('contact'),
    )
}

/** @throws Refused NOT_FOUND when there is none in this company. */
export async function counterparty(
  db: CompanyDatabase,
  partyId: string,
): Promise<CounterpartyRecord> {
  const [party] = await particulars(db, sql<boolean>`counterparty.id = ${partyId}`)
  if (!party) throw new Refused('NOT_FOUND', 'COUNTERPARTY_NOT_FOUND')
  const contacts = await db
    .select('counterparty_contact')
    .where('counterparty_contact.counterparty_id', '=', partyId)
    .select(['name', 'role', 'email', 'phone'])
    .orderBy('position')
    .orderBy('id')
    .execute()
  const same = sql<boolean>`exists (select from counterparty as other where other.id = ${partyId} and ${isSameParty})`
  return { ...party, contacts, duplicates: await particulars(db, same) }
}

type Particulars = CounterpartyRecord['duplicates'][number]

function particulars(db: CompanyDatabase, isWanted: RawBuilder<boolean>): Promise<Particulars[]> {
  return db
    .select('counterparty')
    .where(isWanted)
    .select(['counterparty.id as _id', 'counterparty.name', 'counterparty.kind'])
    .select('counterparty.address')
    .select(sql<string>`coalesce(counterparty.siren, '')`.as('siren'))
    .select(sql<string>`coalesce(counterparty.siret, '')`.as('siret'))
    .select(sql<string>`coalesce(counterparty.vat_number, '')`.as('vatNumber'))
    .select(sql<string>`coalesce(counterparty.email, '')`.as('email'))
    .select(contracts.as('contracts'))
    .orderBy('counterparty.name')
    .orderBy('counterparty.id')
    .limit(20)
    .execute()
}
