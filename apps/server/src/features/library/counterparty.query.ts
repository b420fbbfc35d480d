import type { CounterpartyRecord } from '@tacite/api/counterparty-endpoints.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql, type RawBuilder } from 'kysely'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { contractsOfParty, isSameParty } from './counterparty-list.query.ts'

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
    .select(contractsOfParty.as('contracts'))
    .orderBy('counterparty.name')
    .orderBy('counterparty.id')
    .limit(20)
    .execute()
}
