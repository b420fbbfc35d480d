interface TaskAddress {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the prefix of the API, complete: no query, no fragment. */
  url: RegExp
}

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

/** The registry: the calls that the server ever writes into a task. */
const TASK_ADDRESSES: readonly TaskAddress[] = [
  { method: 'PUT', url: new RegExp(`^/contracts3/${id}/validation/${id}/decision$`) },
  { method: 'POST', url: new RegExp(`^/tasks/${id}/finished$`) },
  { method: 'POST', url: new RegExp(`^/tasks/${id}/unfinished$`) },
]

/**
 * Whether a task may call this address (decisions, section 4): everything outside the registry is refused,
 * whoever wrote it.
 *
 * @example isTaskAddress('POST', '/auth/signout') // false
 */
export function isTaskAddress(method: string, url: string): boolean {
  return TASK_ADDRESSES.some((address) => address.method === method && address.url.test(url))
}
