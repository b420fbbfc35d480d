import type { ResponseOf } from '@tacite/api/endpoint.ts'
import type { peopleEndpoints } from '@tacite/api/people/people-endpoints.ts'
import {
  listedRefusal,
  MAX_INVITED,
  readInvitationList,
} from '@tacite/domain/people/invitation-list.ts'
import { createTranslator } from '@tacite/i18n/server-texts.ts'
import type { TakenAddresses } from '../accounts/public.ts'
import { reasonOf } from '../../../platform/access/reason.ts'
import type { Actor } from '../../../platform/access/actor.ts'

/** Parses a pasted list and reports the errors of each line, before anybody is invited. */
export async function previewInvitations(
  { takenAddresses }: { takenAddresses: TakenAddresses },
  actor: Actor,
  text: string,
): Promise<ResponseOf<typeof peopleEndpoints.preview>> {
  const listed = readInvitationList(text)
  const people = listed.slice(0, MAX_INVITED)
  const taken = await takenAddresses(people.map(({ email }) => email))
  const before = new Set<string>()
  const value = people.map((person) => {
    const email = person.email.toLowerCase()
    const code = listedRefusal(person, before) ?? takenRefusal(taken, actor, email)
    before.add(email)
    return { ...cut(person), refusal: reasonOf(actor, code) }
  })
  const tooMany = { code: 'INVITATION_TOO_MANY', params: { max: MAX_INVITED } } as const
  const message = createTranslator(actor.locale).refusal(tooMany)
  return { value, tooMany: listed.length > MAX_INVITED ? { code: tooMany.code, message } : null }
}

export function takenRefusal(
  taken: ReadonlyMap<string, string>,
  { companyId }: Pick<Actor, 'companyId'>,
  email: string,
): 'INVITATION_ALREADY_HERE' | 'INVITATION_ELSEWHERE' | null {
  const company = taken.get(email.toLowerCase())
  if (company === undefined) return null
  return company === companyId ? 'INVITATION_ALREADY_HERE' : 'INVITATION_ELSEWHERE'
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
