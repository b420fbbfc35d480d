import type {
  counterpartiesEndpoints,
  CounterpartyRecord,
} from '@tacite/api/counterparty-endpoints.ts'
import type { BodyOf } from '@tacite/api/endpoint.ts'
import { isEmailAddress } from '@tacite/domain/contacts/email-address.ts'
import { Refused, type Refusal } from '@tacite/domain/refusal.ts'
import type { CompanyDatabase } from '../../platform/database/company-database.ts'
import { refuseTaken } from '../../platform/database/broken-constraint.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import type { Actor } from '../../platform/access/actor.ts'
import { newId } from '../../platform/new-id.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeObject } from '../removals/public.ts'
import { counterparty } from './counterparty.query.ts'
import { namedEvent } from '../../platform/events/named-event.ts'
import {
  identityColumns,
  identityRefusals,
  isPrintedOtherwise,
  refuseChangeUnderSignature,
  type PartyIdentity,
} from './party-identity.ts'

type Form = BodyOf<typeof counterpartiesEndpoints.create>
type Parts = Pick<Platform, 'clock' | 'events'>

export async function createCounterparty(
  { clock, events }: Parts,
  db: CompanyDatabase,
  actor: Actor,
  form: Form,
): Promise<CounterpartyRecord> {
  requireCounterparty(form)
  const now = clock.now()
  const id = newId(now)
  await db
    .insert('counterparty', { id, ...partyColumns(form), created_at: now })
    .execute()
    .catch(refuseTaken('counterparty_name', 'name'))
  await writeContacts(db, id, form.contacts, now)
  await events.record(db, namedEvent(actor, 'counterparty.created', { id, name: form.name }))
  return counterparty(db, id)
}

export async function updateCounterparty(
  { clock, events }: Parts,
  db: CompanyDatabase,
  actor: Actor,
  partyId: string,
  form: Form,
): Promise<CounterpartyRecord> {
  const before = await counterparty(db, partyId)
  requireCounterparty(form)
  const columns = partyColumns(form)
  if (isPrintedOtherwise(before, columns))
    await refuseChangeUnderSignature(db, 'counterparty_id', partyId)
  await db
    .update('counterparty')
    .set(columns)
    .where('counterparty.id', '=', partyId)
    .execute()
    .catch(refuseTaken('counterparty_name', 'name'))
  await db
    .delete('counterparty_contact')
    .where('counterparty_contact.counterparty_id', '=', partyId)
    .execute()
  await writeContacts(db, partyId, form.contacts, clock.now())
  await events.record(
    db,
    namedEvent(actor, 'counterparty.changed', { id: partyId, name: form.name }),
  )
  return counterparty(db, partyId)
}

export async function removeCounterparty(
  parts: Parts,
  db: CompanyDatabase,
  actor: Actor,
  partyId: string,
): Promise<{ removalId: string }> {
  // So that nobody concludes a contract with it meanwhile.
  await lockRow(db, 'counterparty', partyId)
  const { name, contracts } = await counterparty(db, partyId)
  if (contracts > 0)
    throw new Refused('STATE', { code: 'COUNTERPARTY_USED', params: { contracts } })
  const removalId = await removeObject(parts, db, actor, {
    kind: 'counterparty',
    objectId: partyId,
    label: name,
    rows: [
      { table: 'counterparty_contact', column: 'counterparty_id', ids: [partyId] },
      { table: 'counterparty', column: 'id', ids: [partyId] },
    ],
  })
  return { removalId }
}

type Identity = PartyIdentity & Pick<Form, 'kind' | 'email'>

export function partyColumns(form: Identity) {
  return { ...identityColumns(form), kind: form.kind, email: form.email || null }
}

/** The name, the numbers, the addresses of mails: every fault at its field. */
export function requireCounterparty(form: Identity & Partial<Pick<Form, 'contacts'>>): void {
  const refusals: Refusal[] = [
    ...identityRefusals(form),
    ...(form.email === '' || isEmailAddress(form.email)
      ? []
      : [{ code: 'EMAIL_INVALID', field: 'email' } as const]),
    ...(form.contacts ?? []).flatMap(contactRefusals),
  ]
  if (refusals.length > 0) throw new Refused('RULE', refusals)
}

function contactRefusals({ name, email }: Form['contacts'][number]): Refusal[] {
  const field = 'contacts'
  if (name === '') return [{ code: 'CONTACT_NAME_REQUIRED', field }]
  if (email === '' || isEmailAddress(email)) return []
  return [{ code: 'CONTACT_EMAIL_INVALID', params: { name }, field }]
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
