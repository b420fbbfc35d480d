const PREFIX = 'list-'

/** What the address of the people's list opens for a list of invitations. */
export const recordOfList = (listId: string) => `${PREFIX}${listId}`

/** The list that an address opens; null: it opens something else. */
export function listOfRecord(record: string): string | null {
  return record.startsWith(PREFIX) ? record.slice(PREFIX.length) : null
}
