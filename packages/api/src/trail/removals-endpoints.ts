import { REMOVAL_KINDS } from '@tacite/domain/acts/removal-permissions.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paging } from '../paging.ts'
import { nameShapes } from '../shape-names.ts'

const removedObjects = z.object({
  value: z.array(
    z.object({
      _id: z.uuid(),
      kind: z.enum(REMOVAL_KINDS),
      name: z.string(),
      removedBy: z.string(),
      removedAt: z.iso.datetime(),
      keptUntil: z.iso.datetime(),
    }),
  ),
  count: z.number(),
})
export type RemovedObjects = z.infer<typeof removedObjects>

/** The answer of every deletion: the id to restore it with. */
export const removal = z.object({ removalId: z.uuid() })

nameShapes({ RemovedObjects: removedObjects, Removal: removal })

/** What was deleted in the last thirty days and can be restored. */
export const removalsEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/removed-objects',
    access: 'signedIn',
    summary: 'What was deleted in the last thirty days and the person may restore.',
    query: z.strictObject({
      search: z.string().trim().max(200).default(''),
      kind: z.enum(REMOVAL_KINDS).optional(),
      ...paging(20),
    }),
    response: removedObjects,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/removed-objects/:removalId/restored',
    access: 'signedIn',
    summary: 'Restore a deleted object; needs the permission that deletes it.',
    params: z.strictObject({ removalId: z.uuid() }),
    response: null,
  }),
}
