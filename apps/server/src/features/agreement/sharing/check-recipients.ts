import type { ShareForm } from '@tacite/api/agreement/sharing-endpoints.ts'
import { readTypedAddress, type TypedAddress } from '@tacite/domain/contacts/typed-address.ts'
import { Refused, type Refusal, type PlainRefusalCode } from '@tacite/domain/refusal.ts'
import { sql } from 'kysely'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { personName } from '../../../platform/database/person-name.ts'

/** The recipients named in a form, each once: an internal address stands for that person. */
export interface Recipients {
  people: { id: string; name: string }[]
  groups: { id: string; name: string }[]
  thirdParties: TypedAddress[]
}

/** Checks the recipients; if one is invalid, refuses all of them with the reason at its field. */
export async function checkRecipients(
  db: CompanyDatabase,
  form: Pick<ShareForm, 'personIds' | 'groupIds' | 'emails'>,
  ownerId: string,
): Promise<Recipients> {
  const typed = readAddresses(form.emails)
  const people = await peopleOf(db, form.personIds, [...typed.keys()])
  const groups = await groupsOf(db, form.groupIds)
  const insiders = new Set(people.map(({ email }) => email))
  const thirdParties = [...typed.values()].filter(({ email }) => !insiders.has(email))
  const refusals = [
    ...missing(form.personIds, people, 'personIds', 'SHARE_PERSON_UNKNOWN'),
    ...missing(form.groupIds, groups, 'groupIds', 'SHARE_GROUP_UNKNOWN'),
    ...people.flatMap((person) => personRefusals(person, form.personIds, ownerId)),
  ]
  if (people.length + groups.length + thirdParties.length === 0 && refusals.length === 0)
    refusals.push({ code: 'SHARE_NOBODY', field: 'emails' })
  if (refusals.length > 0) throw new Refused('RULE', refusals)
  return { people, groups, thirdParties }
}

/** By address; the first name given is kept. */
function readAddresses(emails: readonly string[]): Map<string, TypedAddress> {
  const found = new Map<string, TypedAddress>()
  const wrong: string[] = []
  for (const text of emails) {
    const address = readTypedAddress(text)
    if (!address) wrong.push(text.trim() || '…')
    else if (!found.get(address.email)?.name) found.set(address.email, address)
  }
  if (wrong.length > 0) {
    const params = { addresses: wrong.slice(0, 10).join(', ') }
    throw new Refused('RULE', { code: 'SHARE_EMAILS_INVALID', params, field: 'emails' })
  }
  return found
}

interface FoundPerson {
  id: string
  name: string
  email: string
  status: string
}

function peopleOf(
  db: CompanyDatabase,
  personIds: readonly string[],
  emails: readonly string[],
): Promise<FoundPerson[]> {
  return db
    .select('person')
    .where(
      sql<boolean>`(person.id = any(${[...personIds]}::uuid[]) or lower(person.email) = any(${[...emails]}::text[]))`,
    )
    .select(['person.id', 'person.status', sql<string>`lower(person.email)`.as('email')])
    .select(personName('person').as('name'))
    .orderBy('person.id')
    .execute()
}

function groupsOf(db: CompanyDatabase, groupIds: readonly string[]) {
  return db
    .select('person_group')
    .where(sql<boolean>`person_group.id = any(${[...groupIds]}::uuid[])`)
    .select(['person_group.id', 'person_group.name'])
    .orderBy('person_group.id')
    .execute()
}

function missing(
  ids: readonly string[],
  found: readonly { id: string }[],
  field: string,
  code: PlainRefusalCode,
): Refusal[] {
  return ids.every((id) => found.some((one) => one.id === id)) ? [] : [{ code, field }]
}

/** A blocked person could not use a share; the owner already has every right. */
function personRefusals(
  { id, name, status }: FoundPerson,
  personIds: readonly string[],
  ownerId: string,
): Refusal[] {
  const field = personIds.includes(id) ? 'personIds' : 'emails'
  if (id === ownerId) return [{ code: 'SHARE_WITH_OWNER', params: { name }, field }]
  return status === 'blocked' ? [{ code: 'SHARE_PERSON_BLOCKED', params: { name }, field }] : []
}
