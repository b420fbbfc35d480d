import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import {
  listedRefusal,
  MAX_INVITED,
  readInvitationList,
} from '@tacite/domain/people/invitation-list.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { CompanyDatabase } from '../../../platform/database/company-database.ts'
import { addressesHere } from '../accounts/public.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { Actor } from '../../../platform/access/actor.ts'

/** Parses a pasted list and reports the errors of each line, before anybody is invited. */
export async function previewInvitations(
  db: CompanyDatabase,
  actor: Actor,
  text: string,
): Promise<ResponseOf<typeof peopleEndpoints.preview>> {
  const listed = readInvitationList(text)
  const people = listed.slice(0, MAX_INVITED)
  const here = await addressesHere(
    db,
    people.map(({ email }) => email),
  )
  const before = new Set<string>()
  const value = people.map((person) => {
    const email = person.email.toLowerCase()
    const code = listedRefusal(person, before) ?? takenRefusal(here, email)
    before.add(email)
    return { ...cut(person), refusal: reasonOf(actor, code) }
  })
  const tooMany = { code: 'INVITATION_TOO_MANY', params: { max: MAX_INVITED } } as const
  const message = createTranslator(actor.locale).refusal(tooMany)
  return { value, tooMany: listed.length > MAX_INVITED ? { code: tooMany.code, message } : null }
}

/** An account in another company is no error: only whoever reads the mails of the address learns of it. */
export function takenRefusal(
  here: ReadonlySet<string>,
  email: string,
): 'INVITATION_ALREADY_HERE' | null {
  return here.has(email.toLowerCase()) ? 'INVITATION_ALREADY_HERE' : null
}

/** The longest list that a form may send back. */
function cut<P extends { firstName: string; lastName: string; email: string }>(person: P): P {
  return {
    ...person,
    firstName: person.firstName.slice(0, 100),
    lastName: person.lastName.slice(0, 100),
    email: person.email.slice(0, 254),
  }
}
