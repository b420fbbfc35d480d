import type { Endpoint } from '@tacite/api/endpoint.ts'
import type { Actor, Guest } from '../access/actor.ts'
import { partId } from '../database/record-revision.ts'

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
