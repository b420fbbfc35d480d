import type {
  CounterpartyRecord,
  counterpartiesEndpoints,
} from '@tacite/api/settings/counterparty-endpoints.ts'
import type { BodyOf, QueryOf, ResponseOf } from '@tacite/api/endpoint.ts'
import { writeBusinessNumbers } from '@tacite/domain/contacts/business-numbers.ts'
import { Refused } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { namedEvent } from '../../../platform/events/named-event.ts'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { counterparty } from './counterparty.query.ts'

const MOST_SHOWN = 5

/** Those that what is being typed may be already: the same name without its legal form, or the same number. */
export async function counterpartiesAlike(
  db: CompanyDatabase,
  { name, siren, siret, except }: QueryOf<typeof counterpartiesEndpoints.alike>,
): Promise<ResponseOf<typeof counterpartiesEndpoints.alike>> {
  const sirenOfBoth = writeBusinessNumbers({ siren, siret, vatNumber: '' }).siren
  const own = except ?? null
  const { rows } = await sql<{ _id: string; name: string; siren: string }>`
    select counterparty.id as _id, counterparty.name, coalesce(counterparty.siren, '') as siren from counterparty
    where counterparty.company_id = ${db.companyId} and (party_name(counterparty.name) = nullif(party_name(${name}), '')
        or counterparty.siren = ${sirenOfBoth || null})
      and counterparty.id is distinct from ${own}::uuid
      and not exists (select from counterparty_apart as apart where apart.company_id = counterparty.company_id
        and apart.counterparty_id = least(counterparty.id, ${own}::uuid)
        and apart.other_id = greatest(counterparty.id, ${own}::uuid))
    order by counterparty.name, counterparty.id limit ${MOST_SHOWN}`.execute(db.tx)
  return { value: rows }
}

/** Keeps that two are not duplicates, or takes it back. */
export async function compareCounterparties(
  { clock, events }: Pick<Platform, 'clock' | 'events'>,
  db: CompanyDatabase,
  actor: Actor,
  { counterpartyId, otherId }: { counterpartyId: string; otherId: string },
  { areDistinct }: BodyOf<typeof counterpartiesEndpoints.compare>,
): Promise<CounterpartyRecord> {
  if (otherId === counterpartyId)
    throw new Refused('RULE', { code: 'COUNTERPARTY_MERGED_ITSELF', field: 'otherId' })
  const party = await counterparty(db, counterpartyId)
  const other = await counterparty(db, otherId)
  const pair = [counterpartyId, otherId].toSorted() as [string, string]
  const { rows } = areDistinct
    ? await sql`insert into counterparty_apart (company_id, counterparty_id, other_id, decided_by, decided_at)
        values (${db.companyId}, ${pair[0]}, ${pair[1]}, ${actor.personId}, ${clock.now()})
        on conflict do nothing returning other_id`.execute(db.tx)
    : await sql`delete from counterparty_apart where company_id = ${db.companyId}
        and counterparty_id = ${pair[0]} and other_id = ${pair[1]} returning other_id`.execute(
        db.tx,
      )
  if (rows.length > 0) {
    const event = namedEvent(
      actor,
      'counterparty.compared',
      { id: party._id, name: party.name },
      { otherId, areDistinct },
    )
    await events.record(db, { ...event, personal: { label: party.name, other: other.name } })
  }
  return counterparty(db, counterpartyId)
}
