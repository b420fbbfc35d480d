import { createHash } from 'node:crypto'
import type { Endpoint } from '@tacite/api/endpoint.ts'
import type { Actor, Guest } from '../access/actor.ts'

/** The id under which the saves of an endpoint's record are numbered; null: none, or one that is being created. */
export function savedRecord(
  { revisionOf }: Endpoint,
  { actor, params }: { actor: Actor | Guest | null; params: unknown },
): string | null {
  const [owner = '', part] = revisionOf?.split('/') ?? []
  const id =
    owner === 'company' ? actor!.companyId : (params as Record<string, string> | undefined)?.[owner]
  if (!id) return null
  return part === undefined ? id : partId(id, part)
}

/** A part that is saved by itself has no id of its own: the same one is derived each time, a UUID of version 8. */
function partId(ownerId: string, part: string): string {
  const hex = createHash('sha256').update(`${ownerId}/${part}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
