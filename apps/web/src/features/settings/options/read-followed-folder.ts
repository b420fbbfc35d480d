/** The folder that its page offered to follow in a calendar. */
export function readFollowedFolder(search: Record<string, unknown>): { follow?: string } {
  return typeof search['follow'] === 'string' ? { follow: search['follow'] } : {}
}
