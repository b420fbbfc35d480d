import { counterpartiesEndpoints } from '@tacite/api/settings/counterparty-endpoints.ts'
import type { BodyOf } from '@tacite/api/endpoint.ts'
import { partiesEndpoints } from '@tacite/api/settings/parties-endpoints.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { route, type Route } from '../../../platform/http/route.ts'
import { newId } from '../../../platform/new-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordRoutes, records } from '../administration/public.ts'
import { amendmentsNaming } from './amendments-naming.query.ts'
import { compareCounterparties, counterpartiesAlike } from './counterparties-alike.ts'
import { counterparty, counterpartyList } from './counterparty.query.ts'
import { counterpartyColumns } from './counterparty-rules.ts'
import { mergeCounterparties } from './merge-counterparties.ts'
import { isPrintedOtherwise, refuseChangeUnderSignature } from './party-identity.ts'

type Form = BodyOf<typeof counterpartiesEndpoints.create>

/** Only one without contracts can be deleted, with its contacts. */
export const counterparties = records<typeof counterpartiesEndpoints, 'counterparty'>({
  list: counterpartyList,
  read: counterparty,
  noun: 'counterparty',
  table: 'counterparty',
  name: { field: 'name', index: 'counterparty_name' },
  columns: counterpartyColumns,
  newColumns: (now) => ({ created_at: now }),
  judge: async (db, form, before) => {
    if (before && isPrintedOtherwise(before, counterpartyColumns(form)))
      await refuseChangeUnderSignature(db, 'counterparty_id', before._id)
  },
  writeMore: async ({ clock }, db, partyId, { contacts }) => {
    await db
      .delete('counterparty_contact')
      .where('counterparty_contact.counterparty_id', '=', partyId)
      .execute()
    await writeContacts(db, partyId, contacts, clock.now())
  },
  whyKept: ({ contracts }) =>
    contracts > 0 ? { code: 'COUNTERPARTY_USED', params: { contracts } } : null,
  whyKeptElsewhere: async (db, partyId) => {
    const contracts = await amendmentsNaming(db, 'counterparty_id', partyId)
    return contracts > 0 ? { code: 'COUNTERPARTY_USED', params: { contracts } } : null
  },
  rowsWithIt: (partyId) => [
    { table: 'counterparty_contact', column: 'counterparty_id', ids: [partyId] },
    { table: 'counterparty_apart', column: 'counterparty_id', ids: [partyId] },
    { table: 'counterparty_apart', column: 'other_id', ids: [partyId] },
  ],
})

export function counterpartiesRoutes(deps: Platform): Route[] {
  return [
    ...recordRoutes(deps, counterpartiesEndpoints, counterparties),
    route(counterpartiesEndpoints.merge, ({ db, actor, params, body }) =>
      mergeCounterparties(deps, db, actor, params.counterpartyId, body),
    ),
    route(counterpartiesEndpoints.alike, ({ db, query }) => counterpartiesAlike(db, query)),
    route(counterpartiesEndpoints.compare, ({ db, actor, params, body }) =>
      compareCounterparties(deps, db, actor, params, body),
    ),
    route(partiesEndpoints.counterpartiesAlike, ({ db, query }) => counterpartiesAlike(db, query)),
    route(partiesEndpoints.createCounterparty, async ({ db, actor, body }) => {
      const rest = { kind: 'professional', siret: '', vatNumber: '' } as const
      const form = { ...body, ...rest, contacts: [] }
      const { _id, name } = await counterparties.create(deps, db, actor, form)
      return { _id, name }
    }),
  ]
}

async function writeContacts(
  db: CompanyDatabase,
  partyId: string,
  contacts: Form['contacts'],
  now: Date,
): Promise<void> {
  if (contacts.length === 0) return
  await db
    .insert(
      'counterparty_contact',
      contacts.map((contact, position) => ({
        id: newId(now),
        counterparty_id: partyId,
        position,
        ...contact,
      })),
    )
    .execute()
}
