import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Remembers which records were on the screen and are refused now, for everything that is asked about them later. */
export class LostRecords {
  readonly #lost = new Set<string>()

  /** Whether this refusal takes away what the person was looking at, or concerns what they never saw. */
  isLost(queryClient: QueryClient, queryKey: QueryKey, { status }: ApiError): boolean {
    const record = recordOf(queryKey)
    const isShown = (key: QueryKey) =>
      queryClient
        .getQueryCache()
        .findAll({ queryKey: key })
        .some(({ state }) => state.data !== undefined)
    // A part that is refused for ever (403) does not take its record along, nor does what a part names below it (404): a
    // version, a section.
    const below = queryKey.length - record.length
    const isOfRecord = below === 0 || (below === 1 && status === 404)
    const isLost = isShown(queryKey) || (isOfRecord && isShown(record))
    if (isLost && isOfRecord) this.#lost.add(JSON.stringify(record))
    return isLost || this.#lost.has(JSON.stringify(record))
  }

  /** It is shown, again or for the first time. */
  found(queryKey: QueryKey): void {
    this.#lost.delete(JSON.stringify(recordOf(queryKey)))
  }
}

/** The key up to the id of its record: whatever is asked about a contract begins with it. */
function recordOf(queryKey: QueryKey): QueryKey {
  const place = queryKey.findIndex((part) => typeof part === 'string' && ID.test(part))
  return place === -1 ? queryKey : queryKey.slice(0, place + 1)
}
