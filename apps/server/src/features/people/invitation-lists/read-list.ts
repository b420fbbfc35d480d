import {
  MAX_LISTED,
  readInvitationList,
  type InvitationList,
} from '@tacite/domain/people/invitation-list.ts'
import type { Refusal } from '@tacite/domain/refusal.ts'

/** More than any name or address: what is longer is to be corrected, and need not be kept whole for that. */
const MOST_KEPT = 1_000
const cut = (text: string) => text.slice(0, MOST_KEPT)

/** Parses a list; it says how many people one list may have when there are more. */
export function readList(text: string): InvitationList & { tooMany: Refusal | null } {
  const { people, columns } = readInvitationList(text)
  return {
    columns,
    people: people.map((person) => ({
      line: person.line,
      firstName: cut(person.firstName),
      lastName: cut(person.lastName),
      email: cut(person.email),
      role: cut(person.role),
      groups: person.groups.map(cut),
    })),
    tooMany:
      people.length > MAX_LISTED
        ? { code: 'INVITATION_TOO_MANY', params: { count: people.length, max: MAX_LISTED } }
        : null,
  }
}
